import type { AdminMove } from '@wideload/domain';

type Words = { act: string; look: 'primary' | 'danger'; detail: string };

/** What the button of each move says, and what comes of it. */
export const moveWords: Record<AdminMove, Words> = {
  approved: {
    act: 'Approve order',
    look: 'primary',
    detail: 'The carrier is told that the permits can be downloaded.',
  },
  rejected: {
    act: 'Reject order',
    look: 'danger',
    detail: 'The carrier is told that it cannot be filed as it stands.',
  },
  pending: { act: 'Reopen order', look: 'primary', detail: 'The carrier is told that it is worked on again.' },
};

/** Said before an order is approved whose permits are not all there. */
export function unissuedWords(count: number): string {
  const permits = count === 1 ? '1 permit of this order is' : `${count} permits of this order are`;
  return `${permits} not issued yet. You can approve it all the same; the carrier can download only what is issued.`;
}

/** The longest comment that the server takes. */
const longest = 1000;

export function commentProblem(comment: string): string | undefined {
  const over = comment.trim().length - longest;
  return over > 0 ? `At most ${longest} characters: ${over} too many` : undefined;
}
