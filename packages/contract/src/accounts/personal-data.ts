import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CurrentPassword } from './own-account.ts';

const Facts = z.record(z.string(), z.unknown());
const Rows = z.array(Facts);

/** All data kept about a person, without secrets; each row uses the names of its fields. */
export const PersonalData = z.object({
  madeAt: z.string(),
  account: Facts,
  companies: Rows,
  trucks: Rows,
  trailers: Rows,
  combinations: Rows,
  orders: Rows,
  payments: Rows,
  cards: Rows,
  phoneAgreements: Rows,
  notifications: Rows,
  sessions: Rows,
  passkeys: Rows,
  webhooks: Rows,
  recipients: Rows,
  /** Links of the person's calendar; the address itself is a secret. */
  calendarFeeds: Rows,
  apiKeys: Rows,
  /** Accounts of others in which the person works, or did. */
  memberships: Rows,
  accountJoins: Rows,
  invitations: Rows,
});
export type PersonalData = z.infer<typeof PersonalData>;

export const personalData = {
  download: endpoint('GET /users/data', {
    access: 'signed-in',
    summary: 'Everything that is kept of the person, as a file',
    answers: { 200: PersonalData },
    perMinute: 20,
  }),
  remove: endpoint('DELETE /users/', {
    // Only another admin can delete an admin's account.
    access: 'user',
    summary: 'Delete the own account; paid orders stay without the person',
    body: z.object({ passwordAgain: CurrentPassword }),
    problems: ['payment_in_progress', 'provider_unavailable', 'sign-in.wait'],
    perMinute: 20,
  }),
};
