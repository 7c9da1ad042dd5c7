import type { Endpoint } from '../core/endpoint.ts';
import { accounts } from '../accounts/accounts.ts';
import { apiKeys } from '../accounts/api-keys.ts';
import { adjustments } from '../money/adjustments.ts';
import { adminOrders, phoneOrders } from '../orders/admin-orders.ts';
import { approvals } from '../system/approvals.ts';
import { articles } from '../site/articles.ts';
import { auditLog } from '../system/audit-log.ts';
import { books } from '../money/books.ts';
import { statements } from '../money/statements.ts';
import { cards } from '../money/cards.ts';
import { combinations } from '../carriers/combinations.ts';
import { companies } from '../carriers/companies.ts';
import { corrections } from '../orders/corrections.ts';
import { ledger } from '../money/ledger.ts';
import { locations } from '../orders/locations.ts';
import { messages } from '../orders/order-messages.ts';
import { notifications } from '../carriers/notifications.ts';
import { orderChanges } from '../orders/order-changes.ts';
import { orderFile } from '../orders/order-file.ts';
import { orderSearch } from '../orders/order-search.ts';
import { orderStart } from '../orders/order-start.ts';
import { orders } from '../orders/orders.ts';
import { outreach } from '../site/outreach.ts';
import { paymentAlerts } from '../money/payment-alerts.ts';
import { calendarFeeds } from '../accounts/calendar-feeds.ts';
import { packets } from '../orders/packets.ts';
import { restrictions } from '../orders/restrictions.ts';
import { warnings } from '../orders/warnings.ts';
import { payments } from '../money/payments.ts';
import { joins } from '../accounts/joins.ts';
import { people } from '../accounts/people.ts';
import { phoneCharges } from '../money/phone-charges.ts';
import { payouts } from '../money/payouts.ts';
import { permits } from '../orders/permits.ts';
import { statePdfs } from '../orders/state-pdfs.ts';
import { personalData } from '../accounts/personal-data.ts';
import { stateQuestions } from '../orders/state-questions.ts';
import { provisions } from '../orders/provisions.ts';
import { queue } from '../orders/queue.ts';
import { feeDifferences } from '../money/fee-differences.ts';
import { refunds } from '../money/refunds.ts';
import { places } from '../trip/places.ts';
import { routes } from '../trip/routes.ts';
import { signInMethods } from '../accounts/sign-in-methods.ts';
import { site } from '../site/site.ts';
import { states } from '../site/states.ts';
import { statistics } from '../money/statistics.ts';
import { users } from '../accounts/users.ts';
import { system } from '../system/system.ts';
import { waits } from '../orders/waits.ts';
import { weekBoard } from '../orders/week-board.ts';
import { recipients } from '../carriers/recipients.ts';
import { webhooks } from '../accounts/webhooks.ts';
import { templates } from '../orders/templates.ts';
import { trailers, trucks } from '../carriers/vehicles.ts';

/** The server refuses to start with a route that is not listed here. */
export const contract = {
  accounts,
  signInMethods,
  webhooks,
  recipients,
  apiKeys,
  people,
  joins,
  permits,
  packets,
  calendarFeeds,
  warnings,
  restrictions,
  waits,
  statePdfs,
  personalData,
  companies,
  trucks,
  trailers,
  combinations,
  orders,
  orderSearch,
  orderStart,
  weekBoard,
  adminOrders,
  orderChanges,
  corrections,
  orderFile,
  phoneOrders,
  stateQuestions,
  templates,
  phoneCharges,
  adjustments,
  books,
  statements,
  feeDifferences,
  cards,
  ledger,
  locations,
  messages,
  payments,
  paymentAlerts,
  payouts,
  notifications,
  queue,
  refunds,
  places,
  routes,
  provisions,
  users,
  approvals,
  articles,
  auditLog,
  outreach,
  site,
  states,
  statistics,
  system,
};

type Table<V> = Readonly<Record<string, Readonly<Record<string, V>>>>;

/** @returns the values of a table of the contract's calls, by endpoint. */
export function mapEndpoints<V>(table: Table<V>): ReadonlyMap<object | undefined, V> {
  const parts: Table<Endpoint> = contract;
  return new Map(
    Object.entries(table).flatMap(([part, calls]) =>
      Object.entries(calls).map(([name, value]) => [parts[part]?.[name], value] as const),
    ),
  );
}
