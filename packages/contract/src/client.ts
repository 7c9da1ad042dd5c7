import { calls } from './calls.ts';
import type { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

/** A call as a client makes it: where it is, with what it takes and answers known to the compiler only. */
export type CallOf<E extends Endpoint> = {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly access: E['access'];
  /** Never there: it carries the types. */
  readonly endpoint?: E;
};

type Contract = typeof contract;
type CallsOf<Part> = { readonly [N in keyof Part]: Part[N] extends Endpoint ? CallOf<Part[N]> : never };
type Calls = { readonly [P in keyof Contract]: CallsOf<Contract[P]> };

// The contract spreads these very lines into its endpoints, and a test holds the two together; the types are the contract's.
const typed = { ...calls, accounts: { ...calls.session, ...calls.accounts } } as unknown as Calls;

export const {
  accounts,
  personalData,
  companies,
  trucks,
  trailers,
  combinations,
  orders,
  adminOrders,
  orderFile,
  cards,
  locations,
  payments,
  permits,
  notifications,
  queue,
  provisions,
  users,
  site,
  articles,
  auditLog,
  statistics,
} = typed;

export { pathOf } from './path.ts';
export * from './article-html.ts';
export * from './audit-acts.ts';
export * from './branding.ts';
export * from './erasure.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from './messages.ts';
export * from './site-page.ts';
export * from './statistics-windows.ts';
