import { accounts } from './accounts.ts';
import { adjustments } from './adjustments.ts';
import { adminOrders } from './admin-orders.ts';
import { articles } from './articles.ts';
import { auditLog } from './audit-log.ts';
import { cards } from './cards.ts';
import { combinations } from './combinations.ts';
import { companies } from './companies.ts';
import { ledger } from './ledger.ts';
import { locations } from './locations.ts';
import { notifications } from './notifications.ts';
import { orderFile } from './order-file.ts';
import { orders } from './orders.ts';
import { outreach } from './outreach.ts';
import { paymentAlerts } from './payment-alerts.ts';
import { payments } from './payments.ts';
import { permits } from './permits.ts';
import { personalData } from './personal-data.ts';
import { provisions } from './provisions.ts';
import { queue } from './queue.ts';
import { refunds } from './refunds.ts';
import { site } from './site.ts';
import { statistics } from './statistics.ts';
import { users } from './users.ts';
import { trailers, trucks } from './vehicles.ts';

/** Every call of the API. What is not here has no route. */
export const contract = {
  accounts,
  permits,
  personalData,
  companies,
  trucks,
  trailers,
  combinations,
  orders,
  adminOrders,
  orderFile,
  adjustments,
  cards,
  ledger,
  locations,
  payments,
  paymentAlerts,
  notifications,
  queue,
  refunds,
  provisions,
  users,
  articles,
  auditLog,
  outreach,
  site,
  statistics,
};
