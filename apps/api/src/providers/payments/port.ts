export type ProviderName = 'sandbox' | 'stripe';

/** Ids are the provider's own: `cus_…`, `pm_…`, `pi_…`, `re_…`. */
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
 * Names one request for ever: same key, same parameters, one execution. A provider forgets keys after 24 hours, so nothing is repeated
 * later than 23 hours after its first sending.
 */
export type IdempotencyKey = `wideload:${Operation}:${string}`;

export function keyFor(operation: Operation, ...parts: readonly (string | number)[]): IdempotencyKey {
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

/** Fields left out stay; `''` clears one. */
export type BillingChange = {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: { line1?: string; city?: string; state?: string; country?: string; postalCode?: string };
};

/** `pass`, `fail`, `unavailable`, `unchecked`; null where the provider says nothing. */
export type Check = string | null;

/** A card as the provider keeps it: never its number. */
export type CardDetails = {
  readonly methodId: MethodId;
  /** Whose it is; null until it is attached, and again after it is detached. */
  readonly customerId: CustomerId | null;
  /** The same for every method made from the same number. */
  readonly fingerprint: string;
  /** The provider's spelling: `visa`, `mastercard`, `amex`, … */
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

/** Why a charge or a card was refused, in the provider's words. `declineCode` is the issuer's reason where it gave one. */
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

/** What the provider says of a payment at one moment. */
export type IntentSnapshot = {
  readonly id: IntentId;
  /** For the browser of the payer only: never stored, never logged. */
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

/** A hint that something happened; the state itself is always fetched. */
export type GatewayEvent = {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  /** The intent that the object names: a refund's, a charge's, a dispute's. As much of a hint as the rest. */
  readonly intentId?: IntentId;
  /** The card method that a card setup names. */
  readonly methodId?: MethodId;
  readonly livemode: boolean;
  readonly createdAt: Date;
};

/**
 * A card payment provider in our words. Every method rejects with a `GatewayError` where the provider refuses or cannot be heard; every
 * method that writes takes its idempotency key first.
 */
export type PaymentGateway = {
  readonly provider: ProviderName;
  readonly livemode: boolean;

  createCustomer(key: IdempotencyKey, customer: { email: string; userId: string }): Promise<CustomerId>;
  /** Its cards are detached and its details gone; what it paid stays. @throws GatewayError `NotFound` when it is gone already. */
  deleteCustomer(key: IdempotencyKey, customerId: CustomerId): Promise<void>;
  /** Begins to save a card; the secret goes to the provider's form in the browser. */
  createCardSetup(
    key: IdempotencyKey,
    setup: { customerId: CustomerId },
  ): Promise<{ id: string; clientSecret: string }>;
  getCard(methodId: MethodId): Promise<CardDetails>;
  /** Attaches a method that has no customer yet. */
  adoptCard(key: IdempotencyKey, adoption: { methodId: MethodId; customerId: CustomerId }): Promise<CardDetails>;
  listCards(customerId: CustomerId): Promise<readonly CardDetails[]>;
  updateCardBilling(key: IdempotencyKey, change: { methodId: MethodId; billing: BillingChange }): Promise<CardDetails>;
  /** Detaching what is not attached is success: the wish has come true. */
  detachCard(key: IdempotencyKey, methodId: MethodId): Promise<void>;

  /** Unconfirmed: it cannot charge by itself. */
  createIntent(key: IdempotencyKey, intent: NewIntent): Promise<IntentSnapshot>;
  updateIntentAmount(key: IdempotencyKey, change: { intentId: IntentId; amountCents: number }): Promise<IntentSnapshot>;
  /** The one call that charges. `offSession`: the payer is not there, so 3-D Secure is a decline. */
  confirmIntent(
    key: IdempotencyKey,
    confirmation: { intentId: IntentId; methodId: MethodId; offSession?: boolean },
  ): Promise<IntentSnapshot>;
  getIntent(intentId: IntentId): Promise<IntentSnapshot>;
  /** Newest first; all whose metadata names the payment. */
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

  /** @throws GatewayError `BadSignature`, also for one older than 300 seconds. */
  verifyWebhook(rawBody: Uint8Array, signature: string | undefined): GatewayEvent;
  /** Oldest first. */
  listEvents(since: Date, types: readonly string[]): Promise<readonly GatewayEvent[]>;
};
