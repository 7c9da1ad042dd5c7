import type { DisputeStatus } from '@wideload/domain';
import type { OwnerId } from '#identities.ts';

export type ProviderName = 'sandbox' | 'stripe';

/** Ids are the provider's: `cus_…`, `pm_…`, `pi_…`, `re_…`. */
export type CustomerId = string;
export type MethodId = string;
export type IntentId = string;

type Operation =
  | 'cus'
  | 'forget'
  | 'seti'
  | 'adopt'
  | 'billing'
  | 'detach'
  | 'pi'
  | 'amount'
  | 'confirm'
  | 'capture'
  | 'cancel'
  | 'refund';

/**
 * Same key, same parameters, one execution. Providers forget keys after 24 hours: no request is repeated later than 23 hours after its
 * first try.
 */
export type IdempotencyKey = `wideload:${Operation}:${string}`;

export function buildKey(operation: Operation, ...parts: readonly (string | number)[]): IdempotencyKey {
  return `wideload:${operation}:${parts.join(':')}`;
}

export type Billing = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: {
    readonly line1: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly country: string | null;
    readonly postalCode: string | null;
  };
};

/** Omitted fields stay; `''` clears one. */
export type BillingChange = {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: { line1?: string; city?: string; state?: string; country?: string; postalCode?: string };
};

/** `pass`, `fail`, `unavailable`, `unchecked`; null where the provider does not report it. */
export type Check = string | null;

export type CardDetails = {
  readonly methodId: MethodId;
  /** Null until it is attached, and after it is detached. */
  readonly customerId: CustomerId | null;
  /** One value for all methods of a card number. */
  readonly fingerprint: string;
  /** The provider's spelling: `visa`, `amex`, … */
  readonly brand: string;
  readonly wallet: 'google_pay' | 'apple_pay' | null;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly country: string | null;
  readonly checks: { readonly addressLine1: Check; readonly addressPostalCode: Check; readonly cvc: Check };
  readonly billing: Billing;
};

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

/** The provider's words; `declineCode` is the issuer's. */
export type DeclineFacts = {
  readonly code: string;
  readonly declineCode: string | null;
  readonly adviceCode: string | null;
  readonly message: string;
};

export type ChargeFacts = {
  readonly id: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly createdAt: Date;
  readonly amountCents: number;
  readonly methodId: MethodId | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly billing: Billing;
};

export type IntentSnapshot = {
  readonly id: IntentId;
  /** For the payer's browser only: never stored, never logged. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  readonly amountCents: number;
  readonly amountReceivedCents: number;
  readonly currency: string;
  readonly customerId: CustomerId | null;
  readonly livemode: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly latestCharge: ChargeFacts | null;
  readonly lastError: DeclineFacts | null;
};

export type NewIntent = {
  readonly amountCents: number;
  readonly customerId: CustomerId;
  readonly description: string;
  readonly capture: 'automatic' | 'manual';
  readonly metadata: { readonly orderId: string; readonly paymentId: string };
};

export type RefundSnapshot = {
  readonly id: string;
  readonly intentId: IntentId;
  readonly amountCents: number;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  readonly failure: string | null;
  readonly metadata: Readonly<Record<string, string>>;
};

/** One line of the provider's balance in US dollars: `netCents` is `amountCents` less `feeCents`, and carries the sign of the movement. */
export type BalanceEntry = {
  readonly id: string;
  /** The provider's word: `charge`, `refund`, `refund_failure`, `adjustment`, `payout`, … */
  readonly type: string;
  /** Why: `charge`, `refund`, `dispute`, `dispute_reversal`, `payout`, … */
  readonly category: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly netCents: number;
  /** The charge, refund, dispute or payout; null for none. */
  readonly sourceId: string | null;
  readonly intentId: IntentId | null;
  readonly createdAt: Date;
  readonly availableAt: Date;
};

export type PayoutSnapshot = {
  readonly id: string;
  readonly amountCents: number;
  /** `pending`, `in_transit`, `paid`, `failed` or `canceled`; a payout that is paid may still fail. */
  readonly status: string;
  /** The provider knows the balance lines of automatic payouts only. */
  readonly isAutomatic: boolean;
  /** Its balance lines are complete. */
  readonly isReconciled: boolean;
  readonly failure: string | null;
  readonly createdAt: Date;
  readonly arrivesAt: Date;
};

/** A withdrawal is negative, and its fee, charged beside it, positive. */
export type DisputeMovement = {
  readonly id: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly at: Date;
};

export type DisputeSnapshot = {
  readonly id: string;
  readonly intentId: IntentId | null;
  readonly amountCents: number;
  /** The provider's word: `fraudulent`, `product_not_received`, … */
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly evidenceDueAt: Date | null;
  readonly createdAt: Date;
  readonly isChargeRefundable: boolean;
  readonly livemode: boolean;
  readonly movements: readonly DisputeMovement[];
};

/** A hint that a state has changed; callers always read the state itself. */
export type GatewayEvent = {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  readonly intentId?: IntentId;
  readonly methodId?: MethodId;
  readonly livemode: boolean;
  readonly createdAt: Date;
};

/** Methods reject with a `GatewayError`; every writing method takes its idempotency key first. */
export type PaymentGateway = {
  readonly provider: ProviderName;
  readonly livemode: boolean;

  /** Those that a restricted key lacks, in the words of docs/operators/stripe.md. Charges and changes nothing. */
  listMissingRights(): Promise<readonly string[]>;

  createCustomer(key: IdempotencyKey, customer: { email: string; ownerId: OwnerId }): Promise<CustomerId>;
  /** Detaches the cards; payments stay. @throws GatewayError `NotFound` when it is deleted already. */
  deleteCustomer(key: IdempotencyKey, customerId: CustomerId): Promise<void>;
  /** False for an id that the provider does not know. */
  isCustomerDeleted(customerId: CustomerId): Promise<boolean>;
  createCardSetup(
    key: IdempotencyKey,
    setup: { customerId: CustomerId },
  ): Promise<{ id: string; clientSecret: string }>;
  getCard(methodId: MethodId): Promise<CardDetails>;
  /** The method must have no customer yet. */
  adoptCard(key: IdempotencyKey, adoption: { methodId: MethodId; customerId: CustomerId }): Promise<CardDetails>;
  listCards(customerId: CustomerId): Promise<readonly CardDetails[]>;
  updateCardBilling(key: IdempotencyKey, change: { methodId: MethodId; billing: BillingChange }): Promise<CardDetails>;
  /** Detaching an unattached method succeeds. */
  detachCard(key: IdempotencyKey, methodId: MethodId): Promise<void>;

  /** Does not charge. */
  createIntent(key: IdempotencyKey, intent: NewIntent): Promise<IntentSnapshot>;
  updateIntentAmount(key: IdempotencyKey, change: { intentId: IntentId; amountCents: number }): Promise<IntentSnapshot>;
  /** The only call that charges. `offSession`: the payer is not present, so 3-D Secure is a decline. */
  confirmIntent(
    key: IdempotencyKey,
    confirmation: { intentId: IntentId; methodId: MethodId; offSession?: boolean },
  ): Promise<IntentSnapshot>;
  getIntent(intentId: IntentId): Promise<IntentSnapshot>;
  /** All intents whose metadata names the payment, newest first. */
  findIntents(search: {
    customerId: CustomerId;
    paymentId: string;
    createdSince?: Date;
  }): Promise<readonly IntentSnapshot[]>;
  captureIntent(key: IdempotencyKey, intentId: IntentId): Promise<IntentSnapshot>;
  cancelIntent(key: IdempotencyKey, intentId: IntentId): Promise<IntentSnapshot>;

  createRefund(
    key: IdempotencyKey,
    refund: { intentId: IntentId; amountCents: number; refundId: string },
  ): Promise<RefundSnapshot>;
  listRefunds(intentId: IntentId): Promise<readonly RefundSnapshot[]>;

  /** Oldest first, of everything that moved the balance. */
  listBalance(since: Date): Promise<readonly BalanceEntry[]>;
  /** Oldest first; includes the line of the payout itself. */
  listPayoutBalance(payoutId: string): Promise<readonly BalanceEntry[]>;
  /** Oldest first. */
  listPayouts(since: Date): Promise<readonly PayoutSnapshot[]>;
  getDispute(disputeId: string): Promise<DisputeSnapshot>;

  /** @throws GatewayError `BadSignature`, also for an event older than 300 seconds; `Unreadable` */
  verifyWebhook(rawBody: Uint8Array, signature: string | undefined): GatewayEvent;
  /** Oldest first. */
  listEvents(since: Date, types: readonly string[]): Promise<readonly GatewayEvent[]>;
};
