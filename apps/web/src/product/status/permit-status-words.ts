import type { Order, Permit } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import * as texts from './status.texts.ts';
import type { SignKind } from '../../ui/sign.tsx';

type Words = { kind: SignKind; word: string; next: (state: string) => string };

const words: Record<Permit['status'], Words> = {
  requested: {
    kind: 'pending',
    word: texts.requested,
    next: texts.requestedNext,
  },
  filed: {
    kind: 'draft',
    word: texts.filed,
    next: texts.filedNext,
  },
  issued: {
    kind: 'approved',
    word: texts.issued,
    next: texts.issuedNext,
  },
  refused: {
    kind: 'rejected',
    word: texts.refused,
    next: texts.refusedNext,
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
    next: isHalted ? texts.haltedNext : next(stateName(state)),
  };
}
