// Calls of admins for all accounts; `accounts` has the calls for the caller's account.
import { orderStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import type { InputCode } from '../core/input-messages.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { roleFilters, userList, userSearches, userOrderList, userPermitList } from '../core/lists.ts';
import { OrderCard, Permit } from '../orders/orders.ts';
import { NameBody, PhoneBody } from './own-account.ts';
import { DeskRoleValue, User } from './session.ts';
import { CsvFile, Email, emailSchema, Id, rawText, anyText } from '../core/values.ts';

const ownOnly = { passwordIsTemporary: true, secondFactorIsMissing: true, theme: true, firstPage: true } as const;

export const UserRow = z.extend(z.omit(User, ownOnly), {
  /** Counts the permits of paid orders. */
  totalPermits: z.int(),
});
export type UserRow = z.infer<typeof UserRow>;

export const UserPermit = z.extend(Permit, { order: Id, orderNumber: z.int(), orderStatus: z.enum(orderStatuses) });
export type UserPermit = z.infer<typeof UserPermit>;

export const UserWithPermits = z.extend(UserRow, {
  /** Counts permits of pending and approved orders that are neither refused nor past their last day. */
  activePermits: z.int(),
  /** One page. */
  permits: listOf(UserPermit),
});
export type UserWithPermits = z.infer<typeof UserWithPermits>;

/**
 * `search` matches a part of the e-mail; by carrier also the words of a name in any order, of the account, of a company or of the
 * contact of an order, a whole USDOT or docket number, or the end of a phone. Names that resemble it come where nothing else does.
 */
export const userListQuery = z.extend(listQuery(userList), {
  role: z.optional(z.enum(roleFilters)),
  by: z._default(z.enum(userSearches), 'email'),
});

const ListedUser = z.extend(UserRow, {
  /** The names of the companies, where carriers are searched. */
  companies: z.optional(z.array(z.string())),
});

/** An admin sets this password; the owner must choose another at the first sign-in. */
const PasswordByAdmin = anyText(200).check(
  z.refine((password) => password.trim().length >= 5, 'password.too-short' satisfies InputCode),
);

const noUsername = 'username.missing' satisfies InputCode;
const notAlike = 'passwords.different' satisfies InputCode;

const newAccount = {
  email: emailSchema(noUsername, noUsername),
  password: PasswordByAdmin,
  role: z._default(z.enum(roleFilters), 'admin'),
  /** Set for an admin. */
  deskRole: z._default(DeskRoleValue, 'owner'),
};

/** Compares the two passwords, also while another field is wrong, but never while one is empty. */
const passwordsMatch = z.refine<{ password: string; confirm_password?: string | undefined }>(
  ({ password, confirm_password: again }) => again === undefined || again === password,
  {
    error: notAlike,
    path: ['confirm_password'],
    when: ({ value }) =>
      typeof value === 'object' && value !== null && 'confirm_password' in value && value.confirm_password !== '',
  },
);

export const CreateUserBody = z
  .object({ ...newAccount, confirm_password: z.optional(z.string().check(z.maxLength(200, notAlike))) })
  .check(passwordsMatch);

export const CreateUserForm = z
  .object({
    ...newAccount,
    confirm_password: z.string().check(z.minLength(1, 'confirm-password.missing' satisfies InputCode)),
  })
  .check(passwordsMatch);

/** Of a carrier on the phone; the name and the number as far as they were said. */
export const NewCarrierBody = z.object({
  email: Email,
  firstName: z._default(NameBody.shape.firstName, ''),
  lastName: z._default(NameBody.shape.lastName, ''),
  phone: z._default(z.union([z.literal(''), PhoneBody.shape.phone]), ''),
});

export const DeskRoleBody = z.object({ deskRole: DeskRoleValue });
export const UserEmailBody = z.object({ email: Email });
export const UserPasswordBody = z.object({ password: PasswordByAdmin });

/** The account as the admin saw it: the deletion is refused if it has changed. */
const SeenAccount = z.object({ _id: z.optional(Id), email: z.optional(rawText(254)) });

const UserOrders = z.object({ userId: Id });
export const userOrderListQuery = listQuery(userOrderList);
export const userPermitQuery = z.omit(listQuery(userPermitList), { search: true });

export const users = {
  list: endpoint('GET /users', {
    // Unlike `session.currentUser`, this path has no trailing slash.
    access: 'admin',
    summary:
      'All accounts that are not deleted, searched by e-mail, or as carriers also by name, company, USDOT and docket number, and phone',
    query: userListQuery,
    answers: { 200: listOf(ListedUser) },
  }),
  export: endpoint('GET /users.csv', {
    access: 'admin',
    summary: 'The same accounts, searched, filtered and sorted alike, on all pages, as a CSV file',
    query: z.omit(userListQuery, { page: true, pageSize: true }),
    answers: { 200: CsvFile },
  }),
  read: endpoint('GET /users/{id}', {
    access: 'admin',
    summary: 'One account with a page of its permits and their number',
    query: userPermitQuery,
    answers: { 200: UserWithPermits },
    problems: ['not-found'],
  }),
  orders: endpoint('GET /permits/{userId}/orders', {
    access: 'admin',
    summary: 'The orders of one account, drafts included, searched by order id or number',
    params: UserOrders,
    query: userOrderListQuery,
    answers: { 200: listOf(OrderCard) },
    problems: ['not-found'],
  }),
  create: endpoint('POST /users', {
    access: 'admin',
    stepUp: true,
    summary: 'Make an account; its owner chooses a password of her own at the first sign-in',
    body: CreateUserBody,
    answers: { 201: UserRow },
    problems: ['user.email-in-use', 'user.clerk-first'],
  }),
  createCarrier: endpoint('POST /users/carriers', {
    access: 'admin',
    summary: 'Make the account of a carrier who calls and has none; its owner chooses a password by mail',
    body: NewCarrierBody,
    answers: { 201: UserRow },
    problems: ['user.email-in-use'],
  }),
  changeDeskRole: endpoint('PUT /users/{id}/desk_role', {
    access: 'admin',
    approval: true,
    stepUp: true,
    summary: 'Give another admin another role at the desk; it holds at their next request',
    body: DeskRoleBody,
    problems: ['not-found', 'user.own-account'],
  }),
  remove: endpoint('DELETE /users/{id}', {
    access: 'admin',
    approval: true,
    summary:
      'Delete an account, as its owner would; its sessions end, and its owner is told by mail. A refusal names its paid orders with permits that are not filed, as `orders`',
    body: z.nullish(SeenAccount),
    problems: [
      'not-found',
      'user.last-admin',
      'user.own-account',
      'user.unfiled-orders',
      'payment_in_progress',
      'provider_unavailable',
    ],
  }),
  changeEmail: endpoint('PUT /users/{id}/email', {
    access: 'admin',
    stepUp: true,
    summary: 'Give the account of a carrier another e-mail; its sessions end, and the old address is told',
    body: UserEmailBody,
    problems: ['not-found', 'user.email-in-use', 'user.own-account', 'user.own-email'],
  }),
  sendEmailLink: endpoint('POST /users/{id}/email_link', {
    access: 'admin',
    summary: 'Ask another admin by mail to change the own e-mail; nothing changes until they do',
    problems: ['not-found', 'user.own-account', 'rate.limited'],
  }),
  changeName: endpoint('PUT /users/{id}/name', {
    access: 'admin',
    approval: true,
    summary: 'Change the name of an account; any part may be empty',
    body: NameBody,
    problems: ['not-found'],
  }),
  changePhone: endpoint('PUT /users/{id}/phone', {
    access: 'admin',
    approval: true,
    summary: 'Change the phone number of an account',
    body: PhoneBody,
    problems: ['not-found'],
  }),
  changePassword: endpoint('PUT /users/{id}/password', {
    access: 'admin',
    stepUp: true,
    summary: 'Set a password that lasts until its owner signs in and chooses another; the sessions of the account end',
    body: UserPasswordBody,
    problems: ['not-found', 'user.own-account', 'user.own-password'],
  }),
  removeSecondFactor: endpoint('DELETE /users/{id}/second_factor', {
    access: 'admin',
    approval: true,
    stepUp: true,
    summary:
      'Remove the passkeys and the authenticator app of an account whose owner lost them; its sessions end, and its owner is told by mail',
    problems: ['not-found', 'user.own-account', 'second-factor.none'],
  }),
  endSessions: endpoint('DELETE /users/{id}/sessions', {
    access: 'admin',
    summary: 'Sign an account out on all devices; its password and its second factor stay',
    problems: ['not-found', 'user.own-account'],
  }),
};
