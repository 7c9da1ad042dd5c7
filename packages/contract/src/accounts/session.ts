// A part of `accounts`, separate so that signed-in pages do not load the registration rules.
import * as z from 'zod/mini';
import { accountRoles } from './account-roles.ts';
import { deskRoles } from './desk-roles.ts';
import { endpoint } from '../core/endpoint.ts';
import { firstPages } from '../core/lists.ts';
import { Id, Instant } from '../core/values.ts';

export const AccessToken = z.object({ accessToken: z.string() });

/** Spec [3]: the account keeps the theme, but the device decides. */
export const ThemeValue = z.enum(['light', 'dark'], 'Not a theme');

export const FirstPageValue = z.enum(firstPages, 'Not a first page');

export const DeskRoleValue = z.enum(deskRoles, 'Not a role at the desk');

export const User = z.object({
  _id: Id,
  email: z.string(),
  role: z.string(),
  /** Set for an admin. */
  deskRole: z.optional(DeskRoleValue),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  phone: z.string(),
  createdAt: Instant,
  /** Null if no theme was chosen. */
  theme: z.nullable(ThemeValue),
  /** The page that an admin sees after sign-in. */
  firstPage: FirstPageValue,
  /** An admin set the password: most calls are refused until the owner changes it. */
  passwordIsTemporary: z.boolean(),
  /** Most calls are refused until this admin has set up a second factor. */
  secondFactorIsMissing: z.boolean(),
  /** The account of somebody else in which the session works; absent in the own one. */
  account: z.optional(
    z.object({
      _id: Id,
      name: z.string(),
      role: z.enum(accountRoles),
      /** Up to how many dollars a dispatcher pays with its cards; null: an owner pays. */
      payLimit: z.nullable(z.int()),
    }),
  ),
});
export type User = z.infer<typeof User>;

export const session = {
  refreshToken: endpoint('POST /auth/refreshToken', {
    access: 'visitor',
    shed: 'never',
    summary: 'A new access token for the refresh cookie, which is rotated',
    answers: { 201: AccessToken },
    problems: ['session.ended', 'request.cross-site'],
    perMinute: 120,
  }),
  signOut: endpoint('POST /auth/sign-out', {
    access: 'visitor',
    summary: 'End the session of the refresh cookie; nothing to do without one',
    problems: ['request.cross-site'],
  }),
  currentUser: endpoint('GET /users/', {
    access: 'signed-in',
    withTemporaryPassword: true,
    withoutSecondFactor: true,
    alsoAt: ['/users/me'],
    summary: 'The signed-in person',
    answers: { 200: User },
  }),
};
