import { Problem } from '#problem.ts';
import type { AttemptRow } from './attempts.store.ts';

/** The provider forbids telling a customer which of these it is (https://docs.stripe.com/declines/codes). */
const hidden: ReadonlySet<string> = new Set(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist']);

const AUTHENTICATION_FAILED = 'payment_intent_authentication_failure';

/** The attempt keeps the real code for admins. */
export function createDeclineProblem({ error_code: code, decline_code: declineCode, message }: AttemptRow): Problem {
  if (code === AUTHENTICATION_FAILED)
    return new Problem('authentication_failed', message === null ? {} : { detail: message });
  if (declineCode !== null && hidden.has(declineCode)) {
    return new Problem('card_declined', { members: { declineCode: 'generic_decline' } });
  }
  return new Problem('card_declined', {
    members: { declineCode: declineCode ?? code ?? 'generic_decline' },
    ...(message !== null && { detail: message }),
  });
}
