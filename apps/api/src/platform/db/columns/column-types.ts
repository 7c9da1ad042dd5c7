import type {
  ChangeLine,
  CompanyFacts,
  FilingAskRef,
  InputError,
  KeyScope,
  ProblemCode,
  TrailerFacts,
  TruckFacts,
} from '@wideload/contract';
import type {
  moreAxleBounds,
  moreAxleNumbers,
  FilingValues,
  KeptReason,
  OrderStatus,
  PermitPlan,
  ReviewChange,
  StateCode,
  StateQuestion,
  Trip,
} from '@wideload/domain';
import type { TripFact, WatchedTrip } from '@wideload/domain/warnings';
import type { OwnerId, PersonId } from '#identities.ts';

/** A record as of some day: fields that were declared later are missing. */
export type Snapshot<Facts extends { _id: string }> = Pick<Facts, '_id'> & Partial<Facts>;
type Texts = Record<string, string>;

/** Figures of axles after the sixth; each part only where it has any. */
export type MoreAxles = {
  axles?: { [Key in keyof typeof moreAxleBounds]?: number };
  axleWeights?: { [Name in keyof typeof moreAxleNumbers]?: number };
  axleTires?: { [Name in keyof typeof moreAxleNumbers]?: number };
};

export type PermitVehicles = { truck: Snapshot<TruckFacts> | null; trailer: Snapshot<TrailerFacts> | null };

/** An issued permit becomes this once its state has changed it. Older changes have neither a route nor vehicles. */
export type WantedTerms = {
  date: { startDate: string; endDate: string };
  planned: PermitPlan | null;
  route?: {
    origin: { lat: number; lng: number; label: string };
    destination: { lat: number; lng: number; label: string };
  };
  vehicles?: PermitVehicles;
  isCanceled: boolean;
};

/** The answer to a call, before it is written, or its refusal. */
export type KeptAnswer =
  | { done: unknown }
  | {
      refused: {
        code: ProblemCode;
        detail?: string;
        errors?: readonly InputError[];
        members?: Readonly<Record<string, unknown>>;
      };
    };

/** Types that the database does not know: JSON columns, texts without a CHECK that lists their words, and whose a row is. */
export type ColumnTypes = {
  'api_keys.scopes': KeyScope[];
  'idempotency_keys.answer': KeptAnswer;
  'audit_log.before': object;
  'audit_log.after': object;
  'cards.billing': object;
  'closed_months.sums': object[];
  'reopened_months.sums': object[];
  'order_tallies.status': OrderStatus;
  'order_change_permits.lines': ChangeLine[];
  'order_change_permits.permit_state': StateCode;
  'order_change_permits.wanted': WantedTerms;
  'orders.company': Snapshot<CompanyFacts>;
  'order_messages.asks': FilingAskRef[];
  'orders.filing': FilingValues;
  'orders.review_changes': ReviewChange[];
  'orders.trip': Trip;
  'deliveries.content': object;
  'payments.last_error': object;
  'payments.price_lines': object[];
  'refunds.permit_shares': Record<string, number>;
  'permits.planned': PermitPlan;
  'permits.reasons': KeptReason[];
  'permits.state_question': StateQuestion;
  'permits.typed': Texts;
  'permits.vehicles': PermitVehicles;
  'units.filing': FilingValues;
  'units.truck': Snapshot<TruckFacts>;
  'units.trailer': Snapshot<TrailerFacts>;
  'units.typed': Texts;
  'watched_trips.facts': TripFact[];
  'watched_trips.trip': WatchedTrip;
  'order_warnings.state': StateCode;
  'restrictions.state': StateCode;
  'units.more_axles': MoreAxles;
  'combinations.more_axles': MoreAxles;
  // Accounts (identities.ts).
  'card_setups.user_id': OwnerId;
  'cards.user_id': OwnerId;
  'combinations.user_id': OwnerId;
  'companies.user_id': OwnerId;
  'orders.user_id': OwnerId;
  'payment_customers.user_id': OwnerId;
  'phone_agreements.user_id': OwnerId;
  'trailers.user_id': OwnerId;
  'trucks.user_id': OwnerId;
  'account_joins.account_id': OwnerId;
  'account_joins.into_account_id': OwnerId;
  'invitations.account_id': OwnerId;
  'memberships.account_id': OwnerId;
  'sessions.account_id': OwnerId;
  'webhooks.owner_id': OwnerId;
  'idempotency_keys.owner_id': OwnerId;
  'api_keys.owner_id': OwnerId;
  // People.
  'authenticators.user_id': PersonId;
  'email_changes.user_id': PersonId;
  'account_joins.asked_by': PersonId;
  'account_joins.agreed_by': PersonId;
  'invitations.invited_by': PersonId;
  'memberships.person_id': PersonId;
  'notification_feeds.user_id': PersonId;
  'notifications.user_id': PersonId;
  'passkeys.user_id': PersonId;
  'password_resets.user_id': PersonId;
  'recovery_codes.user_id': PersonId;
  'sessions.user_id': PersonId;
  'sign_in_keys.user_id': PersonId;
  'adjustments.requested_by': PersonId;
  'audit_log.actor_id': PersonId;
  'closed_months.closed_by': PersonId;
  'reopened_months.closed_by': PersonId;
  'reopened_months.reopened_by': PersonId;
  'fee_settlements.settled_by': PersonId;
  'ledger_reasons.set_by': PersonId;
  'order_claims.admin_id': PersonId;
  'order_events.actor_id': PersonId;
  'order_message_files.stored_by': PersonId;
  'order_messages.author_id': PersonId;
  'order_notes.author_id': PersonId;
  'orders.begun_by': PersonId;
  'payment_alerts.resolved_by': PersonId;
  'permit_documents.stored_by': PersonId;
  'permit_versions.ended_by': PersonId;
  'refunds.requested_by': PersonId;
  'webhooks.made_by': PersonId;
  'idempotency_keys.person_id': PersonId;
  'api_keys.made_by': PersonId;
  'users.id': PersonId;
};
