import type { AccountRole } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';

export const people = 'People';
export const peopleOf = (account: string) => `People of ${account}`;
export const peopleIntro =
  'Everybody here works in the same account: its orders, permits, companies, trucks and trailers.';
export const you = 'you';

export const roles: Readonly<Record<AccountRole, string>> = {
  owner: 'Owner',
  dispatcher: 'Dispatcher',
  viewer: 'Viewer',
};
export const mayDo: Readonly<Record<AccountRole, string>> = {
  owner: 'Everything, and decides who works here.',
  dispatcher: 'Prepares orders, and keeps companies, trucks and trailers.',
  viewer: 'Sees orders and permits, changes nothing.',
};
const inDollars = (limit: number) => formatDollars(cents(limit * 100));
/** The payment limit of a dispatcher; null if they may not pay. */
export const mayPay = (limit: number | null) =>
  limit === null ? 'Asks an owner to pay.' : `Pays an order up to ${inDollars(limit)} with the cards of the account.`;
export const payLimit = 'Payment limit';
export const payLimitOf = (person: string) => `Payment limit of ${person}`;
export const upToDollars = 'Up to, in whole dollars';
export const whatPayLimitDoes =
  'What this person may pay for one order with the saved cards of the account. Leave it empty if an owner pays.';
export const savePayLimit = 'Save the limit';
export const payLimitSaved = (person: string, limit: number | null) => `${person}: ${mayPay(limit)}`;
export const role = 'Role';
export const roleOf = (person: string) => `Role of ${person}`;
export const roleChanged = (person: string, name: string) => `${person}: ${name}.`;
export const opened = 'Opened the account';
export const onlyOwners = 'Owners of the account invite and remove people.';

export const remove = 'Remove';
export const removePerson = (person: string) => `Remove ${person}`;
export const removeQuestion = (person: string) => `Remove ${person} ?`;
export const whatRemovalDoes =
  'They are signed out of this account at once. What they did stays on the orders. Their own account is not touched.';
export const removed = (person: string) => `${person} no longer works in this account.`;

export const invite = 'Invite a person';
export const email = 'Email';
export const sendInvitation = 'Send the invitation';
export const whereItGoes = 'We mail a link there. The person signs in or signs up with this address.';
export const invited = (address: string) => `An invitation is on its way to ${address}.`;
export const openInvitations = 'Open invitations';
export const until = (instant: string) => `Until ${instant}`;
export const revoke = 'Take back';
export const revokeFor = (address: string) => `Take back the invitation of ${address}`;
export const revoked = (address: string) => `The invitation of ${address} is taken back.`;

export const invitationsToYou = 'Invitations to you';
export const asRole = (name: string) => `As ${name.toLowerCase()}`;
export const accept = 'Accept';
export const acceptOf = (account: string) => `Accept the invitation of ${account}`;
export const decline = 'Decline';
export const declineOf = (account: string) => `Decline the invitation of ${account}`;

export const yourAccounts = 'Your accounts';
export const yourAccountsIntro =
  'You work in one at a time. Other tabs of this browser go with you. To leave the account in which you are, open another one first.';
export const here = 'You are here';
export const open = 'Open';
export const openAccount = (account: string) => `Open the account of ${account}`;
export const leave = 'Leave';
export const leaveAccount = (account: string) => `Leave the account of ${account}`;
export const leaveQuestion = (account: string) => `Leave the account of ${account} ?`;
export const whatLeavingDoes =
  'You no longer see its orders, and an owner has to invite you again. What you did stays there under your name.';
export const left = (account: string) => `You no longer work in the account of ${account}.`;
