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
  voided: {
    kind: 'no',
    word: texts.voided,
    next: texts.voidedNext,
  },
};

export function findPermitSign(status: Permit['status']): { kind: SignKind; word: string } {
  return words[status];
}

export function formatPermitStatus(status: Permit['status']): string {
  return words[status].word;
}

export function describePermit(
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
