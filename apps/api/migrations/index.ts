import type { Migration } from 'kysely';
import * as accounts from './0001_accounts.ts';
import * as outbox from './0002_outbox.ts';
import * as companiesAndVehicles from './0003_companies_and_vehicles.ts';
import * as orders from './0004_orders.ts';
import * as payments from './0005_payments.ts';
import * as combinations from './0006_combinations.ts';
import * as emailChanges from './0007_email_changes.ts';
import * as notifications from './0008_notifications.ts';
import * as orderEvents from './0009_order_events.ts';
import * as permitProgress from './0010_permit_progress.ts';
import * as auditLog from './0011_audit_log.ts';
import * as adminLists from './0012_admin_lists.ts';
import * as orderNotes from './0013_order_notes.ts';
import * as orderClaims from './0014_order_claims.ts';
import * as statistics from './0015_statistics.ts';
import * as users from './0016_users.ts';
import * as articles from './0017_articles.ts';
import * as auditLogLists from './0018_audit_log_lists.ts';
import * as outreach from './0019_outreach.ts';
import * as paymentAlerts from './0020_payment_alerts.ts';
import * as refunds from './0021_refunds.ts';
import * as adjustments from './0022_adjustments.ts';
import * as ledger from './0023_ledger.ts';
import * as cardDetaching from './0024_card_detaching.ts';
import * as cardSetups from './0025_card_setups.ts';
import * as poNumberChanges from './0026_po_number_changes.ts';
import * as partsOfEmails from './0027_parts_of_emails.ts';
import * as articleImageCopies from './0028_article_image_copies.ts';
import * as refundMoments from './0029_refund_moments.ts';
import * as alertsAnew from './0030_alerts_anew.ts';
import * as countedOrders from './0031_counted_orders.ts';
import * as currentUnitAndReviewChanges from './0036_current_unit_and_review_changes.ts';
import * as userTheme from './0037_user_theme.ts';

/** Forward only, in the order of their names; one that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_outbox': outbox,
  '0003_companies_and_vehicles': companiesAndVehicles,
  '0004_orders': orders,
  '0005_payments': payments,
  '0006_combinations': combinations,
  '0007_email_changes': emailChanges,
  '0008_notifications': notifications,
  '0009_order_events': orderEvents,
  '0010_permit_progress': permitProgress,
  '0011_audit_log': auditLog,
  '0012_admin_lists': adminLists,
  '0013_order_notes': orderNotes,
  '0014_order_claims': orderClaims,
  '0015_statistics': statistics,
  '0016_users': users,
  '0017_articles': articles,
  '0018_audit_log_lists': auditLogLists,
  '0019_outreach': outreach,
  '0020_payment_alerts': paymentAlerts,
  '0021_refunds': refunds,
  '0022_adjustments': adjustments,
  '0023_ledger': ledger,
  '0024_card_detaching': cardDetaching,
  '0025_card_setups': cardSetups,
  '0026_po_number_changes': poNumberChanges,
  '0027_parts_of_emails': partsOfEmails,
  '0028_article_image_copies': articleImageCopies,
  '0029_refund_moments': refundMoments,
  '0030_alerts_anew': alertsAnew,
  '0031_counted_orders': countedOrders,
  '0036_current_unit_and_review_changes': currentUnitAndReviewChanges,
  '0037_user_theme': userTheme,
};
