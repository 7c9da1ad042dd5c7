import type { Order, Permit } from '@wideload/contract';
import { findPermitTerm, stateName, type Day, type IssuedDays, type PermitTerm } from '@wideload/domain';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import * as texts from './status.texts.ts';
import type { SignKind } from '../../ui/sign.tsx';

type PermitSign = { kind: SignKind; word: string };
type Words = PermitSign & { next: (state: string, permit: IssuedDays) => string };

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

const formatEnd = (day: IssuedDays['validTo']) => (day ? formatWeekdayAndDay(day) : '');

/** Issued, and what that means on this day. */
const termWords: Record<PermitTerm, Words> = {
  ahead: { ...words.issued, next: (state, { validFrom }) => texts.aheadNext(state, formatEnd(validFrom)) },
  valid: words.issued,
  'ends-today': { kind: 'pending', word: texts.endsToday, next: texts.endsTodayNext },
  expired: {
    kind: 'rejected',
    word: texts.expired,
    next: (state, { validTo }) => texts.expiredNext(state, formatEnd(validTo)),
  },
};

function findWords(permit: IssuedDays, today: Day): Words {
  const term = findPermitTerm(permit, today);
  return term === null ? words[permit.status] : termWords[term];
}

/** `today` is that of the device. */
export function findPermitSign(permit: IssuedDays, today: Day): PermitSign {
  const { kind, word } = findWords(permit, today);
  return { kind, word };
}

export function formatPermitStatus(status: Permit['status']): string {
  return words[status].word;
}

export function describePermit(
  permit: IssuedDays & Pick<Permit, 'state'>,
  { order, today }: { order: Order['status']; today: Day },
): PermitSign & { next: string } {
  const { status, state } = permit;
  const { kind, word, next } = findWords(permit, today);
  const isHalted = order === 'rejected' && (status === 'requested' || status === 'filed');
  return { kind, word, next: isHalted ? texts.haltedNext : next(stateName(state), permit) };
}
