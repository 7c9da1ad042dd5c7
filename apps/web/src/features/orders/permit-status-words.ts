import type { Order, Permit } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import type { SignKind } from '../../ui/sign.tsx';

type Words = { kind: SignKind; word: string; next: (state: string) => string };

const words: Record<Permit['status'], Words> = {
  requested: {
    kind: 'pending',
    word: 'Requested',
    next: (state) => `A representative files this permit with ${state} next, and contacts you if anything is missing.`,
  },
  filed: {
    kind: 'draft',
    word: 'Filed',
    next: (state) => `${state} is working on it. We tell you as soon as the state answers.`,
  },
  issued: {
    kind: 'approved',
    word: 'Issued',
    next: (state) => `Carry this permit in the truck as long as you are in ${state}.`,
  },
  refused: {
    kind: 'rejected',
    word: 'Refused',
    next: (state) => `${state} refused this permit.`,
  },
};

/** A permit's status as a sign with its word. */
export function permitSign(status: Permit['status']): { kind: SignKind; word: string } {
  return words[status];
}

/** A permit's status in one word. */
export function permitStatusWord(status: Permit['status']): string {
  return words[status].word;
}

/** The sign of one permit of a paid order, and what happens next to it and by whom. */
export function permitWords(
  { status, state }: Pick<Permit, 'status' | 'state'>,
  order: Order['status'],
): { kind: SignKind; word: string; next: string } {
  const { kind, word, next } = words[status];
  const isHalted = order === 'rejected' && (status === 'requested' || status === 'filed');
  return {
    kind,
    word,
    next: isHalted ? 'Nothing more happens to it: the order was rejected.' : next(stateName(state)),
  };
}
