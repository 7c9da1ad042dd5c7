import type { AdminMove } from '@wideload/domain';
import * as texts from '../../../texts/en/orders-admin-move.ts';

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
