import { findEmptyFieldMessage } from '@wideload/contract/client';
import { type AdminMove, cents, formatDollars, isPermitUndecided, stateName } from '@wideload/domain';
import * as texts from './status-change.texts.ts';
import type { FeeDifferences, Permit } from '@wideload/contract';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';

type Words = { act: string; look: 'primary' | 'danger'; detail: string };

export const moveWords: Record<AdminMove, Words> = {
  approved: {
    act: texts.approveOrder,
    look: 'primary',
    detail: texts.approvedDetail,
  },
  rejected: {
    act: texts.rejectOrder,
    look: 'danger',
    detail: texts.rejectedDetail,
  },
  pending: { act: texts.reopenOrder, look: 'primary', detail: texts.reopenedDetail },
};

type Choice = {
  /** Those that the admin may make. */
  moves: readonly AdminMove[];
  /** True if the order still has the status with which the modal opened. */
  isSeen: boolean;
  chosen: AdminMove | undefined;
};

/**
 * If another admin moved the order in the meantime, the only move is different from the one shown before, and must be
 * chosen explicitly.
 */
export function findMove({ moves, isSeen, chosen }: Choice): AdminMove | undefined {
  const only = moves.length === 1 && isSeen ? moves[0] : undefined;
  return moves.find((each) => each === chosen) ?? (only === 'rejected' ? undefined : only);
}

type Order = { isRefunded: boolean; units: readonly { _id: string }[]; permits: readonly Permit[] };
type OpenFee = Pick<FeeDifferences['open'][number], 'permitId' | 'difference' | 'isExplained'>;

/** The sentences that an admin reads before an approval. */
export type ApprovalFacts = Record<'undecided' | 'refused' | 'openFees', string[]> & { isRefunded: boolean };

/** A refund and undecided permits refuse the approval; the others are asked about. */
export function listApprovalFacts(
  { isRefunded, units, permits }: Order,
  { open }: { open: readonly OpenFee[] },
): ApprovalFacts {
  const nameOf = (permit: Permit) => texts.permitOf(stateName(permit.state), findUnitNumber(units, permit));
  return {
    isRefunded,
    undecided: permits
      .filter(({ status }) => isPermitUndecided(status))
      .map((permit) => texts.permitIs(nameOf(permit), formatPermitStatus(permit.status).toLowerCase())),
    refused: permits.filter(({ status }) => status === 'refused').map(nameOf),
    openFees: open
      .filter(({ isExplained }) => !isExplained)
      .flatMap(({ permitId, difference }) => {
        const permit = permits.find(({ _id }) => _id === permitId);
        const amount = formatDollars(cents(Math.abs(difference)));
        if (permit === undefined) return [];
        return difference > 0 ? texts.feeAbove(nameOf(permit), amount) : texts.feeBelow(nameOf(permit), amount);
      }),
  };
}

/** An approval with open fee differences says so on its button. */
export function findAct(to: AdminMove | undefined, facts: ApprovalFacts | undefined): Pick<Words, 'act' | 'look'> {
  if (to === undefined) return { act: texts.changeStatus, look: 'primary' };
  const isAsked = to === 'approved' && facts !== undefined && facts.openFees.length > 0;
  return isAsked ? { act: texts.approveAllTheSame, look: 'primary' } : moveWords[to];
}

/** Max length of a comment on the server. */
const maxCommentLength = 1000;

export function findCommentProblem(comment: string): string | undefined {
  const over = comment.trim().length - maxCommentLength;
  return findEmptyFieldMessage(comment) ?? (over > 0 ? texts.tooLong(maxCommentLength, over) : undefined);
}
