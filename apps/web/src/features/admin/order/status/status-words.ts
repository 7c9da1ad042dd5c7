import { listAdminMoves, type AdminMove, type OrderStatus } from '@wideload/domain';
import * as texts from './status-change.texts.ts';

type Words = { act: string; look: 'primary' | 'danger'; detail: string };

/** What the button of each move says, and what comes of it. */
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
  /** The status that the order had when it was asked where it goes. */
  opened: OrderStatus;
  /** The one that it has, as far as is known. */
  status: OrderStatus;
  chosen: AdminMove | undefined;
};

/**
 * Where the order goes if the form is sent: the move that a person chose, or the only one there is. Where somebody else has moved the order
 * meanwhile, that only one is another than the person had before her, and she chooses it first.
 */
export function findMove({ opened, status, chosen }: Choice): AdminMove | undefined {
  const moves = listAdminMoves(status);
  const only = moves.length === 1 && status === opened ? moves[0] : undefined;
  return moves.find((each) => each === chosen) ?? only;
}

/** Said before an order is approved whose permits are not all there. */
export function unissuedWords(count: number): string {
  return texts.unissued(count);
}

/** The longest comment that the server takes. */
const longest = 1000;

export function commentProblem(comment: string): string | undefined {
  const over = comment.trim().length - longest;
  return over > 0 ? texts.tooLong(longest, over) : undefined;
}
