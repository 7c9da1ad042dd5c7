/** The people of one account, invitations to it, and the accounts of one person. */
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Email, Id, Instant } from '../core/values.ts';
import { accountRoles } from './account-roles.ts';
import { AccessToken } from './session.ts';

export const RoleValue = z.enum(accountRoles, 'Not a role');
export const RoleBody = z.object({ role: RoleValue });
/** In whole dollars; null: an owner pays. */
const WholeDollars = z.int('whole-dollars.only');
const PayLimit = z.nullable(
  WholeDollars.check(z.minimum(1, 'number.too-low'), z.maximum(1_000_000, 'number.too-high:1000000')),
);
export const PayLimitBody = z.object({ limit: PayLimit });
export const InvitationBody = z.object({ email: Email, role: RoleValue });

export const PersonOfAccount = z.object({
  _id: Id,
  /** `''` where the person has given none. */
  name: z.string(),
  email: z.string(),
  role: RoleValue,
  /** Up to how many dollars a dispatcher pays an order with the cards of the account; null: an owner pays. */
  payLimit: PayLimit,
  joinedAt: Instant,
  isYou: z.boolean(),
  /** Opened the account, and stays its owner. */
  isFirst: z.boolean(),
});
export type PersonOfAccount = z.infer<typeof PersonOfAccount>;

export const Invitation = z.object({ _id: Id, email: z.string(), role: RoleValue, expiresAt: Instant });
export type Invitation = z.infer<typeof Invitation>;

export const AccountOfPerson = z.object({ _id: Id, name: z.string(), role: RoleValue, isCurrent: z.boolean() });
export type AccountOfPerson = z.infer<typeof AccountOfPerson>;

export const OwnInvitation = z.object({ _id: Id, account: z.string(), role: RoleValue, expiresAt: Instant });
export type OwnInvitation = z.infer<typeof OwnInvitation>;

export const people = {
  list: endpoint('GET /users/people', {
    access: 'user',
    summary: 'The people of the account, and the open invitations to it',
    answers: { 200: z.object({ items: z.array(PersonOfAccount), invitations: z.array(Invitation) }) },
  }),
  changeRole: endpoint('PUT /users/people/{id}', {
    access: 'user',
    summary: 'Give a person of the account another role; it holds at their next request',
    body: RoleBody,
    problems: ['people.first-owner'],
  }),
  changePayLimit: endpoint('PUT /users/people/{id}/pay_limit', {
    access: 'user',
    summary: 'Let a dispatcher pay an order with the cards of the account up to so many dollars; null: an owner pays',
    body: PayLimitBody,
    problems: ['not-found', 'people.not-dispatcher'],
  }),
  remove: endpoint('DELETE /users/people/{id}', {
    access: 'user',
    summary: 'Remove a person from the account, which ends their sessions in it; what they did keeps their name',
    problems: ['people.first-owner'],
  }),
  invite: endpoint('POST /users/invitations', {
    access: 'user',
    summary: 'Invite an e-mail address for seven days; a second invitation of an address replaces the first',
    body: InvitationBody,
    answers: { 201: Invitation },
    problems: ['people.exists', 'people.too-many', 'rate.limited'],
    perMinute: 20,
  }),
  revoke: endpoint('DELETE /users/invitations/{id}', {
    access: 'user',
    summary: 'Take an invitation back',
    problems: ['invitation.ended'],
  }),
  accept: endpoint('POST /users/invitations/{id}/accept', {
    access: 'user',
    summary: 'Accept an invitation to the own address; the session works in that account from now on',
    answers: { 200: AccessToken },
    problems: ['invitation.ended'],
    perMinute: 20,
  }),
  decline: endpoint('POST /users/invitations/{id}/decline', {
    access: 'user',
    summary: 'Decline an invitation to the own address',
    problems: ['invitation.ended'],
  }),
  accounts: endpoint('GET /users/accounts', {
    access: 'user',
    summary: 'The accounts in which the person works, the own one first, and open invitations to their address',
    answers: { 200: z.object({ items: z.array(AccountOfPerson), invitations: z.array(OwnInvitation) }) },
  }),
  open: endpoint('PUT /users/accounts/{id}', {
    access: 'user',
    summary: 'Work in another account of the person: earlier access tokens of the session end',
    answers: { 200: AccessToken },
    perMinute: 60,
  }),
  leave: endpoint('DELETE /users/accounts/{id}', {
    access: 'user',
    summary: 'Leave the account of somebody else, which ends the own sessions in it',
  }),
};
