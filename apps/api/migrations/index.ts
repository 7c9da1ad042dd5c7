import type { Migration } from 'kysely';
import * as accounts from './0001_accounts.ts';
import * as outbox from './0002_outbox.ts';
import * as files from './0003_files.ts';
import * as companies from './0004_companies.ts';
import * as vehicles from './0005_vehicles.ts';
import * as combinations from './0006_combinations.ts';
import * as orders from './0007_orders.ts';
import * as permits from './0008_permits.ts';
import * as notifications from './0009_notifications.ts';
import * as cards from './0010_cards.ts';
import * as payments from './0011_payments.ts';
import * as refunds from './0012_refunds.ts';
import * as paymentAlerts from './0013_payment_alerts.ts';
import * as articles from './0014_articles.ts';
import * as outreach from './0015_outreach.ts';
import * as auditLog from './0016_audit_log.ts';
import * as searchByParts from './0017_search_by_parts.ts';

/** Forward only, in the order of their names; one that was released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_outbox': outbox,
  '0003_files': files,
  '0004_companies': companies,
  '0005_vehicles': vehicles,
  '0006_combinations': combinations,
  '0007_orders': orders,
  '0008_permits': permits,
  '0009_notifications': notifications,
  '0010_cards': cards,
  '0011_payments': payments,
  '0012_refunds': refunds,
  '0013_payment_alerts': paymentAlerts,
  '0014_articles': articles,
  '0015_outreach': outreach,
  '0016_audit_log': auditLog,
  '0017_search_by_parts': searchByParts,
};
