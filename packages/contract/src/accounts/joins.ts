/** Two accounts of one USDOT number become one, once an owner of each has consented. */
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant } from '../core/values.ts';
import { RoleValue } from './people.ts';
import { AccessToken } from './session.ts';

const Count = z.int();

/** The content of an account, all of which moves. */
export const AccountContents = z.object({
  companies: Count,
  trucks: Count,
  trailers: Count,
  units: Count,
  orders: Count,
  drafts: Count,
  cards: Count,
  apiKeys: Count,
  webhooks: Count,
  people: z.array(z.object({ name: z.string(), email: z.string(), role: RoleValue })),
});
export type AccountContents = z.infer<typeof AccountContents>;

export const AccountJoin = z.object({
  _id: Id,
  dotNumber: z.string(),
  expiresAt: Instant,
  isAgreed: z.boolean(),
  /** The other account and its owner. Null to who asked, until an owner of it has agreed. */
  other: z.nullable(z.object({ account: z.string(), name: z.string(), email: z.string() })),
  /** The content of the account that moves. */
  contents: AccountContents,
  /** Names of what both accounts have, of which one stays: companies by USDOT number, vehicles by VIN. Null while `other` is. */
  doubles: z.nullable(z.object({ companies: z.array(z.string()), vehicles: z.array(z.string()) })),
});
export type AccountJoin = z.infer<typeof AccountJoin>;

export const AccountJoins = z.object({
  companies: z.array(z.object({ dotNumber: z.string(), name: z.string() })),
  contents: AccountContents,
  asked: z.nullable(AccountJoin),
  /** Requests of other accounts that the caller may answer. */
  received: z.array(AccountJoin),
});
export type AccountJoins = z.infer<typeof AccountJoins>;

export const JoinBody = z.object({
  dotNumber: z.string('Choose a company').check(z.regex(/^[0-9]{1,12}$/, 'Choose a company')),
});

export const joins = {
  list: endpoint('GET /users/joins', {
    access: 'user',
    summary: 'What would move if the account joined another one, the open request of it, and those of others',
    answers: { 200: AccountJoins },
  }),
  ask: endpoint('POST /users/joins', {
    access: 'user',
    summary:
      'Ask to join another account of the USDOT number for seven days; the answer does not tell whether there is one',
    body: JoinBody,
    answers: { 201: z.object({ _id: Id }) },
    problems: ['not-found', 'join.asked', 'rate.limited'],
    perMinute: 20,
  }),
  end: endpoint('DELETE /users/joins/{id}', {
    access: 'user',
    summary: 'Take the own request back, or decline that of another account',
    problems: ['join.ended'],
  }),
  agree: endpoint('POST /users/joins/{id}/agree', {
    access: 'user',
    summary: 'Agree that another account of the USDOT number joins this one; its owner confirms after that',
    problems: ['join.ended', 'people.too-many'],
    stepUp: true,
  }),
  confirm: endpoint('POST /users/joins/{id}/confirm', {
    access: 'user',
    summary: 'Join the account that has agreed: everything moves, and the session works there from now on',
    answers: { 200: AccessToken },
    problems: ['join.ended', 'people.too-many', 'payment_in_progress'],
    stepUp: true,
  }),
};
