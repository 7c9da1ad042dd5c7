import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Stripe } from 'stripe';
import { createMissingProblem } from './http/stripe-problem.ts';

export type Objects = {
  customer: Stripe.Customer;
  setup_intent: Stripe.SetupIntent;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  balance_transaction: Stripe.BalanceTransaction;
  payout: Stripe.Payout;
  dispute: Stripe.Dispute;
};
export type Kind = keyof Objects;
type StripeObject = Objects[Kind];

type Saved = { object: StripeObject; movesAt: Date | null; isDeleted: boolean };

/** `delayMs` is null for a type without a subscriber. */
type RecordedEvent = {
  type: string;
  objectId: string;
  payload: { id: string; created: number };
  delayMs: number | null;
};

/**
 * One request, whose writes commit in one statement at its end. It locks the objects that it reads, in the order setup, customer,
 * intent, method, refund, charge, dispute; a request that only reads has no transaction and no locks.
 */
export type Work = {
  readonly client: pg.PoolClient;
  readonly now: Date;
  readonly isReading: boolean;
  eventDelay(type: string): number | null;
  readonly saved: Map<string, Saved>;
  readonly events: RecordedEvent[];
};

/** Letters only, so that no id looks like a card number. */
export function createId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}

export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

export function getId(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

const spelledKinds: Record<Kind, string> = {
  customer: 'customer',
  setup_intent: 'setupintent',
  payment_method: 'PaymentMethod',
  payment_intent: 'payment_intent',
  charge: 'charge',
  refund: 'refund',
  balance_transaction: 'balance transaction',
  payout: 'payout',
  dispute: 'dispute',
};

/** `param` named the object if the path did not. @throws StripeProblem */
export async function findObject<K extends Kind>(
  { client, isReading, saved }: Work,
  kind: K,
  id: string,
  param?: string,
): Promise<Objects[K]> {
  const own = saved.get(id);
  // Cast: `kind` determines the type.
  if (own !== undefined && own.object.object === kind && !own.isDeleted) return own.object as Objects[K];
  if (own !== undefined) throw createMissingProblem(spelledKinds[kind], id, param);
  const { rows } = await client.query<{ data: Objects[K] }>(
    `SELECT data FROM stripe_stand_in.objects WHERE kind = $1 AND id = $2 ${isReading ? '' : 'FOR UPDATE'}`,
    [kind, id],
  );
  const [row] = rows;
  if (row === undefined) throw createMissingProblem(spelledKinds[kind], id, param);
  return row.data;
}

/** Without locks. */
export async function readObjects({ client, saved }: Work, ids: readonly string[]): Promise<Map<string, StripeObject>> {
  const { rows } = await client.query<{ data: StripeObject }>(
    'SELECT data FROM stripe_stand_in.objects WHERE id = ANY ($1)',
    [ids],
  );
  const own = ids.flatMap((id) => saved.get(id)?.object ?? []);
  return new Map([...rows.map(({ data }) => data), ...own].map((object) => [object.id, object]));
}

type Filter = Partial<Record<'customer' | 'paymentIntent' | 'payout', string | undefined>> & { since?: number };

export async function listObjects<K extends Kind>(
  { client }: { client: pg.PoolClient | pg.Pool },
  kind: K,
  { customer, paymentIntent, payout, since = 0 }: Filter = {},
): Promise<Objects[K][]> {
  const { rows } = await client.query<{ data: Objects[K] }>(
    `SELECT data FROM stripe_stand_in.objects WHERE kind = $1 AND created >= $2
       AND ($3::text IS NULL OR customer = $3) AND ($4::text IS NULL OR payment_intent = $4)
       AND ($5::text IS NULL OR payout = $5) ORDER BY seq DESC`,
    [kind, since, customer ?? null, paymentIntent ?? null, payout ?? null],
  );
  return rows.map(({ data }) => data);
}

export function saveObject<T extends StripeObject>({ saved }: Work, object: T, movesAt: Date | null = null): T {
  saved.set(object.id, { object, movesAt, isDeleted: false });
  return object;
}

export function deleteObject({ saved }: Work, object: StripeObject): void {
  saved.set(object.id, { object, movesAt: null, isDeleted: true });
}
