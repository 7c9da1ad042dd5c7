/**
 * Names that SQL and TypeScript share. Lists of the domain and of the contract are taken from there; the others begin here.
 * shared-names.test.ts compares all of them with the migrated database, and the folders of stored files (documentKinds).
 */
import {
  accountRoles,
  approvalDecisions,
  approvalKinds,
  approvalSubjects,
  articleImageTypes,
  articleStatuses,
  attemptStates,
  auditSubjects,
  bookKinds,
  deskRoles,
  firstPages,
  languages,
  messageFileTypes,
  notificationKinds,
  orderChangeStatuses,
  orderEventKinds,
  packetKinds,
  paymentAlertKinds,
  paymentKinds,
  paymentStates,
  payoutStatuses,
  permitVersionKinds,
  warningKinds,
} from '@wideload/contract';
import {
  addressFields,
  disputeStatuses,
  docketPrefixes,
  feeSettlementStates,
  feeSettlementWays,
  isOrderable,
  loadTypeKeys,
  orderStatuses,
  permitFates,
  permitStatuses,
  refundStates,
  stateCodes,
  templateKinds,
  trailerTypeKeys,
} from '@wideload/domain';

/** The values that a column's CHECK allows. Column types (tables.generated.ts) are generated from the CHECK. */
export const columnWords = {
  'adjustments.state': ['open', 'paid', 'withdrawn'],
  'article_images.media_type': articleImageTypes,
  'approvals.decision': approvalDecisions,
  'approvals.kind': approvalKinds,
  'approvals.needed_right': deskRoles,
  'approvals.subject_kind': approvalSubjects,
  'articles.language': languages,
  'articles.status': articleStatuses,
  'audit_log.subject_kind': auditSubjects,
  'book_entries.kind': bookKinds,
  'combinations.load_type': loadTypeKeys,
  'companies.docket_prefix': docketPrefixes,
  'companies.typed_fields': addressFields,
  'deliveries.channel': ['mail', 'text'],
  'disputes.status': disputeStatuses,
  'fee_settlements.way': feeSettlementWays,
  'job_runs.job': ['reconcile', 'backup'],
  'invitations.role': accountRoles,
  'memberships.role': accountRoles,
  'notifications.kind': notificationKinds,
  'order_change_permits.fate': permitFates,
  'order_change_permits.status': orderChangeStatuses,
  'order_events.what': ['permit', ...orderEventKinds],
  'order_message_files.media_type': messageFileTypes,
  'orders.status': orderStatuses,
  'outreach_messages.kind': ['join-team', 'contact'],
  'order_warnings.kind': warningKinds,
  'packet_links.kind': packetKinds,
  'payment_alerts.kind': paymentAlertKinds,
  'payment_attempts.state': attemptStates,
  'payments.currency': ['usd'],
  'payments.kind': paymentKinds,
  'payments.status': paymentStates,
  'payouts.status': payoutStatuses,
  'permit_versions.kind': permitVersionKinds,
  'permits.status': permitStatuses,
  'provider_events.outcome': ['settled', 'ignored'],
  'recipients.channel': ['mail', 'text'],
  'refunds.state': refundStates,
  'sessions.method': ['password', 'password-code', 'passkey'],
  'sign_in_failures.kind': ['account', 'address'],
  'templates.kind': templateKinds,
  'trailers.type': trailerTypeKeys,
  'units.load_type': loadTypeKeys,
  'users.desk_role': deskRoles,
  'users.first_page': firstPages,
  'users.theme': ['light', 'dark'],
} as const satisfies Record<string, readonly string[]>;

/** The values that a column's CHECK forbids. */
export const forbiddenWords = {
  'orders.jurisdictions': stateCodes.filter((code) => !isOrderable(code)),
  'permits.state': stateCodes.filter((code) => !isOrderable(code)),
};

/** Columns and views without a CHECK of their own whose words SQL compares. */
export const comparedWords = {
  // These kinds go to people without an account.
  'deliveries.kind': ['packet-link', 'order-news'],
  'fee_settlement_states.state': feeSettlementStates,
  'order_events.from_status': [...orderStatuses, ...permitStatuses],
  'order_events.to_status': [...orderStatuses, ...permitStatuses],
  'order_tallies.status': orderStatuses,
  // Any other role has the rights of a user.
  'users.role': ['admin'],
} as const satisfies Record<string, readonly string[]>;

/** In `orders.permit_tags`, beside each status of its permits (`requested`), alone and after its state (`TX requested`). */
export const permitTags = {
  superload: 'superload',
  chargedOtherwise: 'charged otherwise',
  feeSettled: 'fee settled',
} as const;

/** Changes of rows that all servers hear of, by NOTIFY. */
export const CHANGES_CHANNEL = 'wideload_changes';
export const changeTopics = ['access', 'notifications', 'orders'] as const;
