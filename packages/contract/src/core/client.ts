import type { Calls } from './call-of.ts';
import { ownCalls } from './own-calls.ts';

// The contract spreads these very lines into its endpoints, and a test holds the two together; the types are the contract's.
const typed = { ...ownCalls, accounts: { ...ownCalls.session, ...ownCalls.accounts } } as unknown as Calls;

export const {
  accounts,
  personalData,
  companies,
  trucks,
  trailers,
  combinations,
  orders,
  cards,
  locations,
  payments,
  permits,
  notifications,
  outreach,
  provisions,
  site,
} = typed;

export * from './admin-client.ts';
export type { CallOf } from './call-of.ts';
export { pathOf } from './path.ts';
export * from '../site/article-html.ts';
export * from '../audit-log/audit-acts.ts';
export * from '../site/branding.ts';
export * from '../accounts/erasure.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from './messages.ts';
export * from './input-messages.ts';
export * from '../site/site-page.ts';
export * from '../money/statistics-windows.ts';
