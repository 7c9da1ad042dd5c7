import type { OrderCard } from '@wideload/contract';
import { stepNames } from '@wideload/domain';
import { statusWord } from './order-status-word.ts';

type Status = OrderCard['status'];

/** The word on the sign, and what happens next, when, and by whom. */
export const statusWords: Record<Status, { word: string; next: string }> = {
  draft: {
    word: statusWord.draft,
    next: 'Nothing has been ordered yet. Go on where you left off; we begin to work as soon as the order is paid.',
  },
  pending: {
    word: statusWord.pending,
    next: 'Paid. A representative files your permits with each state now, and contacts you if a state asks for more. We tell you as soon as the status changes.',
  },
  approved: {
    word: statusWord.approved,
    next: 'The permits are issued. Carry them in the truck, and follow the route and the terms that each state wrote on its permit.',
  },
  rejected: {
    word: statusWord.rejected,
    next: 'The order cannot be filed as it stands. A representative contacts you about the reason, and about what is left to do.',
  },
};

/** The step of the wizard that a draft stands at. */
export function stepOf({ step }: { step: number }): { key: string; name: string } {
  return stepNames.find(({ number }) => number === step) ?? stepNames[0];
}
