/** Each stored field that can name, reach or describe a person: why it is kept, how long, and its end. */
import type { Retention } from '@wideload/contract';
import type { Tables } from '#platform/db/tables.generated.ts';

type Purpose = 'account' | 'orders' | 'payments' | 'mail' | 'security' | 'contact' | 'record of acts';

export type PersonalField = {
  why: Purpose;
  /** The privacy policy's line. */
  kept: Retention;
  /** At erasure the row goes, the field is blanked, or it stays as `keptAfterErasure` says. */
  atErasure: 'row goes' | 'blanked' | 'stays';
};

type ColumnsOf<T extends keyof Tables> = keyof Tables[T] & string;
type Fields = { readonly [T in keyof Tables]?: { readonly [C in ColumnsOf<T>]?: PersonalField } };

const define = (why: Purpose, kept: Retention, atErasure: PersonalField['atErasure']): PersonalField => ({
  why,
  kept,
  atErasure,
});

const own = define('orders', 'account', 'row goes');
const order = define('orders', 'account', 'blanked');
const paidOrder = define('orders', 'account', 'stays');
const account = define('account', 'account', 'blanked');
const mail = define('mail', 'mails', 'row goes');
const form = define('contact', 'form-messages', 'row goes');
const registration = define('account', 'registrations', 'row goes');
const signIn = define('security', 'sign-ins', 'row goes');
const payment = define('payments', 'account', 'stays');
const billing = define('payments', 'account', 'blanked');
const acts = define('record of acts', 'account', 'blanked');

export const personalFields: Fields = {
  users: {
    email: account,
    password_hash: account,
    first_name: account,
    last_name: account,
    middle_name: account,
    phone: account,
  },
  approvals: { subject_label: own, call: own, before: own, after: own, reason: own },
  account_joins: { dot_number: define('account', 'account', 'row goes') },
  invitations: { email: define('account', 'account', 'row goes') },
  registrations: { email: registration, password_hash: registration },
  codes_sent: { email: registration, requester: registration },
  email_changes: { new_email: registration },
  sign_in_failures: { subject: signIn },
  rate_counts: { key: signIn },
  sessions: { device: signIn },
  passkeys: {
    credential_id: define('security', 'account', 'row goes'),
    name: define('security', 'account', 'row goes'),
  },
  companies: {
    dot_number: own,
    docket_number: own,
    docket_prefix: own,
    name: own,
    zip: own,
    street: own,
    country: own,
    state: own,
    city: own,
    carrier_name: own,
    email: own,
    phone: own,
    extension: own,
    address_secondary: own,
    title: own,
    insurance: own,
    insurance_expiry: own,
    fein: own,
    ifta_number: own,
    emergency_contact: own,
    state_accounts: own,
    permit_email: own,
    typed_fields: own,
  },
  trucks: {
    internal_number: own,
    vin_code: own,
    make: own,
    model: own,
    plate_number: own,
    plate_state: own,
    empty_weight: own,
    gvwr: own,
    plate_expiry: own,
    irp: own,
    tire_size: own,
  },
  trailers: {
    internal_number: own,
    vin_code: own,
    year: own,
    make: own,
    plate_number: own,
    plate_state: own,
    empty_weight: own,
    tire_size: own,
  },
  combinations: { name: own },
  notifications: { comment: own, note: own },
  orders: {
    customer_email: order,
    customer_phone: order,
    customer_person_name: order,
    title: order,
    po_number: order,
    trip: order,
    filing: order,
    // Without the e-mails, phone, extension, title and emergency contact, which are of people.
    company: paidOrder,
    queue_company: paidOrder,
  },
  units: { truck: paidOrder, trailer: paidOrder, typed: order, filing: order },
  permits: {
    comment: order,
    typed: order,
    state_number: order,
    refusal_reason: order,
    state_question: order,
    void_reason: order,
    origin_label: order,
    destination_label: order,
    planned: order,
    vehicles: paidOrder,
  },
  permit_versions: { state_number: own },
  order_events: { comment: order, issued_despite: order },
  order_changes: { comment: order },
  order_change_permits: { lines: order, wanted: order, reason: order },
  order_messages: { text: own },
  order_message_files: { name: own },
  permit_documents: { name: own },
  order_notes: { text: own },
  ledger_reasons: { reason: billing },
  fee_settlements: { reason: billing },
  refunds: { reason: billing },
  // Companies and job numbers of the month, in a file that nobody changes.
  closed_month_pieces: { piece: payment },
  reopened_months: { file: payment, reason: payment },
  cards: {
    provider_pm_id: payment,
    brand: payment,
    last4: payment,
    fingerprint: billing,
    country: billing,
    billing,
  },
  payment_customers: {
    email_at_creation: define('payments', 'account', 'row goes'),
    provider_customer_id: define('payments', 'account', 'row goes'),
  },
  deliveries: { recipient: mail, content: mail, last_error: mail },
  api_keys: { name: define('orders', 'account', 'row goes') },
  idempotency_keys: { answer: define('orders', 'account', 'row goes') },
  packet_links: { name: define('orders', 'account', 'row goes') },
  watched_trips: { trip: define('orders', 'account', 'row goes') },
  webhooks: { address: define('orders', 'account', 'row goes') },
  recipients: { name: define('orders', 'account', 'row goes'), address: define('orders', 'account', 'row goes') },
  outreach_messages: { name: form, email: form, phone: form, position: form, message: form, sender_address: form },
  audit_log: { subject_label: acts, before: acts, after: acts },
  former_admins: {
    email: define('record of acts', 'account', 'stays'),
    name: define('record of acts', 'account', 'stays'),
  },
};

type Others = { readonly [T in keyof Tables]?: readonly ColumnsOf<T>[] };

/** Texts that describe no person: the provider's and our own ids, codes and names, hashes of secrets, published texts. */
export const otherTexts: Others = {
  articles: ['title', 'description', 'html', 'feature_image_alt', 'original_language', 'language_as_original'],
  audit_log: ['what', 'subject_id'],
  balance_cursors: ['provider'],
  balance_lines: ['provider', 'provider_line_id', 'type', 'category', 'source_id'],
  audit_tallies: ['what', 'subject_kind'],
  book_entries: ['source'],
  cards: ['provider', 'address_line1_check', 'address_zip_check', 'cvc_check'],
  closed_months: ['time_zone', 'sums'],
  reopened_months: ['time_zone', 'sums'],
  dispute_movements: ['provider_transaction_id'],
  disputes: ['provider', 'provider_dispute_id', 'reason'],
  email_changes: ['code_hash'],
  event_cursors: ['provider'],
  fee_consents: ['text_version'],
  leftover_files: ['key'],
  order_change_permits: ['permit_state'],
  order_events: ['permit_state', 'from_status', 'to_status'],
  order_tallies: ['status'],
  order_messages: ['asks'],
  orders: ['jurisdictions', 'review_changes', 'permit_tags'],
  deliveries: ['key', 'kind'],
  opt_outs: ['address_hash'],
  recipients: ['events'],
  outreach_messages: ['language'],
  password_resets: ['token_hash'],
  payment_alerts: ['key', 'detail'],
  payment_attempts: [
    'provider_pm_id',
    'idempotency_key',
    'charge_id',
    'decline_code',
    'error_code',
    'message',
    'provider_request_id',
  ],
  payment_customers: ['provider'],
  payments: ['price_lines', 'provider', 'provider_intent_id', 'anomaly', 'last_error'],
  passkeys: ['public_key', 'transports'],
  authenticators: ['sealed_secret'],
  recovery_codes: ['code_hash'],
  used_challenges: ['challenge_hash'],
  phone_agreements: ['text_version'],
  payouts: ['provider', 'provider_payout_id', 'failure'],
  permit_documents: ['sha256'],
  permits: ['state', 'reasons', 'rules_version'],
  combinations: ['more_axles'],
  units: ['more_axles'],
  provider_events: ['provider', 'event_id', 'type', 'object_id'],
  refresh_tokens: ['token_hash'],
  sign_in_keys: ['key_hash'],
  refunds: ['permit_shares', 'idempotency_key', 'provider_refund_id', 'failure'],
  registrations: ['code_hash', 'cookie_hash'],
  users: ['role'],
  idempotency_keys: ['key', 'fingerprint'],
  api_keys: ['prefix', 'hash', 'scopes'],
  api_key_calls: ['method', 'path'],
  packet_links: ['token_hash'],
  calendar_feeds: ['token_hash'],
  watched_trips: ['facts', 'rules_version'],
  order_warnings: ['state', 'what', 'was', 'is_now', 'to_do', 'source_words', 'source_link'],
  restrictions: ['state', 'road', 'place', 'what', 'source'],
  templates: ['name', 'text'],
  webhooks: ['events', 'sealed_secret', 'former_sealed_secret'],
};
