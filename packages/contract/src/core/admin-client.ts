// A module of its own, so that it comes with the pages that make these calls.
import { adminCalls } from './admin-calls.ts';
import type { Calls } from './call-of.ts';

// As in `client.ts`: the types are the contract's.
export const {
  adminOrders,
  orderFile,
  queue,
  refunds,
  adjustments,
  ledger,
  paymentAlerts,
  users,
  articles,
  auditLog,
  statistics,
} = adminCalls as unknown as Pick<Calls, keyof typeof adminCalls>;
