import type { Generated, JSONColumnType } from 'kysely';

type Json<T extends object> = JSONColumnType<T>;
/** SQL's NULL, never JSON's. */
type JsonOrNull<T extends object> = JSONColumnType<T | null, string | null, string | null>;

export type CompanyFacts = {
  _id: string;
  dotNumber: string;
  docketNumber: string;
  name: string;
  zip: string;
  street: string;
  country: string;
  state: string;
  city: string;
  carrierName: string;
  email: string;
  phone: string;
  extension: string;
  address_secondary: string;
  title: string;
};

export type TruckFacts = {
  _id: string;
  internalNumber: string;
  type: 'truck';
  vinCode: string;
  make: string;
  model: string;
  year: number;
  plateNumber: string;
  plateState: string;
  registeredWeight: number;
};

export type TrailerType = 'step_deck' | 'flatbed' | 'removable_goose_neck';

export type TrailerFacts = {
  _id: string;
  internalNumber: string;
  type: TrailerType;
  vinCode: string;
  plateNumber: string;
  length: number;
};

/** `open`: a limit that may be passed. */
export type ReasonFacts = { what: string; limit: number; actual: number; over: number; unit: 'in' | 'lb'; open?: true };

/** A fact of a record, or the price of a permit, that is not what was reviewed. */
export type ReviewChangeFacts =
  | {
      what: 'company' | 'truck' | 'trailer';
      unit: string | null;
      record: string;
      field: string;
      from: string;
      to: string;
    }
  | { what: 'permit'; unit: string; state: string; from: number | null; to: number | null };

/** One table for each table of the migrations; columns in their own spelling. */
export type Tables = {
  users: {
    id: string;
    email: string;
    password_hash: string;
    role: Generated<string>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    middle_name: Generated<string>;
    phone: Generated<string>;
    created_at: Date;
    deleted_at: Date | null;
    password_is_temporary: Generated<boolean>;
    /** Kept by triggers: permits of the paid orders. */
    total_permits: Generated<number>;
    /** Null until one is chosen. */
    theme: Generated<'light' | 'dark' | null>;
  };
  registrations: {
    id: string;
    email: string;
    password_hash: string;
    code_hash: string;
    cookie_hash: string;
    tries: Generated<number>;
    expires_at: Date;
    created_at: Date;
    confirmed_at: Date | null;
  };
  codes_sent: { id: string; email: string; sent_at: Date };
  password_resets: {
    id: string;
    user_id: string;
    token_hash: string;
    expires_at: Date;
    used_at: Date | null;
    created_at: Date;
  };
  sessions: {
    id: string;
    user_id: string;
    created_at: Date;
    last_used_at: Date;
    ended_at: Date | null;
    /** In words; empty where the browser did not say. */
    device: Generated<string>;
  };
  email_changes: {
    id: string;
    user_id: string;
    session_id: string;
    new_email: string;
    code_hash: string;
    tries: Generated<number>;
    expires_at: Date;
    created_at: Date;
    confirmed_at: Date | null;
  };
  refresh_tokens: {
    token_hash: string;
    session_id: string;
    issued_at: Date;
    used_at: Date | null;
    successors: Generated<number>;
  };
  sign_in_failures: { id: string; kind: 'account' | 'address'; subject: string; failed_at: Date };
  outbox: {
    id: string;
    key: string | null;
    kind: string;
    recipient: string;
    content: Json<object>;
    created_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    leased_until: Date | null;
    sent_at: Date | null;
    failed_at: Date | null;
    last_error: string | null;
  };
  companies: {
    id: string;
    user_id: string;
    dot_number: string;
    docket_number: string;
    name: string;
    zip: string;
    street: string;
    country: string;
    state: string;
    city: string;
    carrier_name: string;
    email: string;
    phone: string;
    extension: string;
    address_secondary: string;
    title: string;
    verified: boolean;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  trucks: {
    id: string;
    user_id: string;
    internal_number: string;
    vin_code: string;
    make: string;
    model: string;
    year: number;
    plate_number: string;
    plate_state: string;
    registered_weight_lb: number;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  trailers: {
    id: string;
    user_id: string;
    internal_number: string;
    type: TrailerType;
    vin_code: string;
    plate_number: string;
    length_ft: number;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  combinations: {
    id: string;
    user_id: string;
    name: string;
    truck_id: string;
    trailer_id: string;
    load_type: string;
    width_in: number;
    height_in: number;
    length_in: number;
    front_overhang_in: number;
    rear_overhang_in: number;
    weight_lb: number;
    axle_ab_in: number;
    axle_bc_in: number;
    axle_cd_in: number;
    axle_de_in: number;
    axle_ef_in: number | null;
    created_at: Date;
  };
  orders: {
    id: string;
    order_number: Generated<number>;
    user_id: string;
    status: Generated<'draft' | 'pending' | 'approved' | 'rejected'>;
    step: number;
    version: Generated<number>;
    customer_email: string;
    customer_phone: string;
    customer_person_name: string;
    title: string;
    /** The carrier's own number of the job; `''` for none. */
    po_number: Generated<string>;
    company_id: string | null;
    company: JsonOrNull<CompanyFacts>;
    jurisdictions: Generated<string[]>;
    reviewed: Generated<boolean>;
    review_changes: Json<ReviewChangeFacts[]>;
    /** The unit whose tab was open last; null where none was. */
    current_unit: string | null;
    total_price_cents: Generated<number>;
    created_at: Date;
    updated_at: Date;
    paid_at: Date | null;
    /** Its permits and what was captured for it, kept by triggers (0031). */
    counted_permits: Generated<number>;
    counted_cents: Generated<number>;
  };
  units: {
    id: string;
    order_id: string;
    position: number;
    truck_id: string | null;
    truck: JsonOrNull<TruckFacts>;
    trailer_id: string | null;
    trailer: JsonOrNull<TrailerFacts>;
    load_type: string | null;
    width_in: number | null;
    height_in: number | null;
    length_in: number | null;
    front_overhang_in: number | null;
    rear_overhang_in: number | null;
    weight_lb: number | null;
    axle_ab_in: number | null;
    axle_bc_in: number | null;
    axle_cd_in: number | null;
    axle_de_in: number | null;
    axle_ef_in: number | null;
    typed: Json<Record<string, string>>;
  };
  permits: {
    id: string;
    order_id: string;
    unit_id: string;
    state: string;
    status: Generated<'requested' | 'filed' | 'issued' | 'refused'>;
    start_day: string;
    end_day: string;
    origin_lat: number;
    origin_lng: number;
    destination_lat: number;
    destination_lng: number;
    comment: Generated<string>;
    typed: Json<Record<string, string>>;
    reasons: Json<ReasonFacts[]>;
    rules_version: string;
    fee_cents: number;
    days: number;
    price_cents: number;
    /** The number that the state gave it; empty until it is issued. */
    state_number: Generated<string>;
    valid_from: string | null;
    valid_to: string | null;
    charged_fee_cents: number | null;
    refusal_reason: Generated<string>;
    filed_at: Date | null;
    issued_at: Date | null;
    /** From payment to there, kept by a trigger (0031). */
    seconds_to_issue: Generated<number | null>;
    document_id: string | null;
    erased: Generated<boolean>;
  };
  /** Files of the storage that are to be removed, or are just being stored. */
  leftover_files: { key: string; remove_after: Date };
  permit_documents: {
    id: string;
    permit_id: string;
    bytes: number;
    sha256: string;
    stored_at: Date;
    stored_by: string;
  };
  order_tallies: { status: 'draft' | 'pending' | 'approved' | 'rejected'; slot: number; orders: number };
  order_events: {
    id: string;
    order_id: string;
    at: Date;
    actor_id: string | null;
    what: Generated<'status' | 'permit' | 'units' | 'money' | 'po-number'>;
    permit_state: string | null;
    /** Counted from 1. */
    permit_unit: number | null;
    from_status: string;
    to_status: string;
    comment: Generated<string>;
  };
  order_notes: { id: string; order_id: string; author_id: string; at: Date; text: string };
  audit_log: {
    id: string;
    at: Date;
    actor_id: string;
    what: string;
    subject_kind: 'order' | 'user' | 'article' | 'list' | 'alert';
    subject_id: string | null;
    subject_label: string;
    before: JsonOrNull<object>;
    after: JsonOrNull<object>;
  };
  order_claims: { order_id: string; admin_id: string; claimed_at: Date };
  notifications: {
    id: string;
    user_id: string;
    order_id: string;
    event_id: string;
    comment: string;
    read: Generated<boolean>;
    created_at: Date;
    deleted_at: Date | null;
  };
  notification_feeds: { user_id: string; version: number };
  card_setups: {
    id: string;
    user_id: string;
    created_at: Date;
  };
  payment_customers: {
    user_id: string;
    provider: string;
    livemode: boolean;
    email_at_creation: string;
    provider_customer_id: string | null;
  };
  cards: {
    id: string;
    user_id: string;
    provider: string;
    provider_pm_id: string;
    fingerprint: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string | null;
    address_line1_check: string | null;
    address_zip_check: string | null;
    cvc_check: string | null;
    billing: Json<object>;
    created_at: Date;
    detached_at: Date | null;
    /** Deleted here, and not yet at the provider. */
    detach_due: Generated<boolean>;
  };
  adjustments: {
    id: string;
    order_id: string;
    state: 'open' | 'paid' | 'withdrawn';
    requested_by: string;
    asked_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  payments: {
    id: string;
    order_id: string;
    kind: 'order' | 'adjustment';
    adjustment_no: number | null;
    adjustment_id: string | null;
    amount_cents: number;
    currency: Generated<'usd'>;
    price_lines: Json<object[]>;
    status: 'created' | 'open' | 'requires_action' | 'processing' | 'authorized' | 'succeeded' | 'canceled';
    provider: string;
    livemode: boolean;
    provider_intent_id: string | null;
    captured_cents: Generated<number>;
    refund_reserved_cents: Generated<number>;
    anomaly: string | null;
    last_error: JSONColumnType<object | null, string | null, string | null>;
    synced_at: Date | null;
    /** Failures of the reconciler in a row. */
    sync_failures: Generated<number>;
    created_at: Date;
    updated_at: Date;
    /** Kept by a trigger: when it succeeded. */
    succeeded_at: Generated<Date | null>;
  };
  /** Why the money of a permit does not add up. The permit may be gone from its order. */
  ledger_reasons: { order_id: string; permit_id: string; reason: string; set_by: string; set_at: Date };
  payment_attempts: {
    id: string;
    payment_id: string;
    card_id: string;
    provider_pm_id: string;
    idempotency_key: string;
    state: 'in_flight' | 'succeeded' | 'requires_action' | 'declined' | 'unknown' | 'abandoned';
    sent_at: Date | null;
    charge_id: string | null;
    decline_code: string | null;
    error_code: string | null;
    message: string | null;
    provider_request_id: string | null;
    off_session: Generated<boolean>;
    created_at: Date;
    updated_at: Date;
  };
  refunds: {
    id: string;
    payment_id: string;
    permit_id: string | null;
    amount_cents: number;
    reason: string;
    /** Null for a refund that was found at the provider. */
    requested_by: string | null;
    state: 'requested' | 'pending' | 'succeeded' | 'failed' | 'canceled';
    idempotency_key: string | null;
    provider_refund_id: string | null;
    failure: string | null;
    sent_at: Date | null;
    tried_at: Date | null;
    synced_at: Date | null;
    created_at: Date;
    updated_at: Date;
    /** When it arrived, and when what had arrived came back: `stamp_refund` of migration 0029 sees to both. */
    succeeded_at: Generated<Date | null>;
    reversed_at: Generated<Date | null>;
  };
  provider_events: {
    provider: string;
    event_id: string;
    type: string;
    object_id: string;
    livemode: boolean;
    created_at_provider: Date;
    received_at: Date;
    outcome: 'settled' | 'ignored';
  };
  event_cursors: { provider: string; livemode: boolean; listed_to: Date; settled_to: Date };
  payment_alerts: {
    id: string;
    kind: 'anomaly' | 'stuck' | 'refund-failed' | 'dispute' | 'provider-misconfigured';
    key: string;
    order_id: string | null;
    payment_id: string | null;
    detail: string;
    raised_at: Date;
    resolved_at: Date | null;
    resolved_by: string | null;
  };
  article_images: {
    id: string;
    media_type: 'image/png' | 'image/jpeg' | 'image/webp';
    bytes: number;
    stored_at: Date;
    width: number | null;
    height: number | null;
  };
  article_image_copies: {
    id: string;
    image_id: string;
    width: number;
    bytes: number;
  };
  outreach_messages: {
    id: string;
    kind: 'join-team' | 'contact';
    name: string;
    email: string;
    phone: string;
    position: string;
    message: string;
    language: string;
    sender_address: string | null;
    created_at: Date;
  };
  articles: {
    id: string;
    title: string;
    description: string;
    html: string;
    status: Generated<'draft' | 'published'>;
    feature_image_id: string | null;
    feature_image_alt: string;
    author_id: string | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
    published_at: Date | null;
  };
};
