import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { GatewayError } from '../gateway-error.ts';
import type {
  Billing,
  CardDetails,
  ChargeFacts,
  CustomerId,
  DeclineFacts,
  IntentId,
  IntentStatus,
  MethodId,
  RefundSnapshot,
} from '../port.ts';

export type CustomerObject = { id: CustomerId; email: string; userId: string };

export type SetupObject = {
  id: string;
  clientSecret: string;
  customerId: CustomerId;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  methodId: MethodId | null;
};

export type MethodObject = {
  id: MethodId;
  alias: string;
  customerId: CustomerId | null;
  expMonth: number;
  expYear: number;
  billing: Billing;
  checks: CardDetails['checks'];
  /** A method that was detached can never be attached again. */
  wasDetached?: true;
};

/** `createdAt` in ISO 8601; charges of older data have none. */
export type ChargeObject = Omit<ChargeFacts, 'createdAt'> & { createdAt?: string };

export type IntentObject = {
  id: IntentId;
  clientSecret: string;
  status: IntentStatus;
  amountCents: number;
  amountReceivedCents: number;
  capture: 'automatic' | 'manual';
  customerId: CustomerId;
  description: string;
  metadata: Record<string, string>;
  /** ISO 8601. */
  createdAt: string;
  /** The method being authenticated. */
  pendingMethodId: MethodId | null;
  charges: ChargeObject[];
  lastError: DeclineFacts | null;
};

export type RefundObject = RefundSnapshot & {
  customerId: CustomerId;
  metadata: Record<string, string>;
  /** The state it comes to by itself, and when (ISO 8601). */
  next: { status: 'succeeded' | 'failed'; at: string } | null;
};

type Objects = {
  customer: CustomerObject;
  setup: SetupObject;
  method: MethodObject;
  intent: IntentObject;
  refund: RefundObject;
};
export type Kind = keyof Objects;

/** One request at the gateway: everything it does commits together. */
export type Work = { readonly client: pg.PoolClient; readonly now: Date };

const prefixes = {
  customer: 'cus',
  setup: 'seti',
  method: 'pm',
  intent: 'pi',
  refund: 're',
  charge: 'ch',
  event: 'evt',
};

/** A new id in the provider's spelling. Letters only, so that no id ever reads as a card number. */
export function newId(kind: Kind | 'charge' | 'event'): string {
  const letters = [...randomBytes(24)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return `${prefixes[kind]}_${letters}`;
}

/** `<id>_secret_…`: says which object it opens and proves the right to. */
export function newClientSecret(id: string): string {
  return `${id}_secret_${randomBytes(24).toString('base64url')}`;
}

type Reader = Pick<pg.PoolClient, 'query'>;

/** @throws GatewayError `NotFound`. */
export async function readObject<K extends Kind>(
  reader: Reader,
  kind: K,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Objects[K]> {
  const { rows } = await reader.query<{ data: Objects[K] }>(
    `SELECT data FROM sandbox_gateway.objects WHERE kind = $1 AND id = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [kind, id],
  );
  const [row] = rows;
  if (row === undefined) throw new GatewayError({ kind: 'NotFound', message: `No such ${kind}: '${id}'` });
  return row.data;
}

/** Newest first. */
export async function listObjects<K extends Kind>(
  reader: Reader,
  kind: K,
  customerId: CustomerId,
): Promise<Objects[K][]> {
  const { rows } = await reader.query<{ data: Objects[K] }>(
    'SELECT data FROM sandbox_gateway.objects WHERE kind = $1 AND customer_id = $2 ORDER BY seq DESC',
    [kind, customerId],
  );
  return rows.map((row) => row.data);
}

/** Writes a new object, or the new state of one that is there. */
export async function putObject<K extends Kind>(work: Work, kind: K, object: Objects[K]): Promise<Objects[K]> {
  const customerId = 'customerId' in object ? object.customerId : object.id;
  await work.client.query(
    `INSERT INTO sandbox_gateway.objects (id, kind, customer_id, created_at, data) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET data = excluded.data, customer_id = excluded.customer_id`,
    [object.id, kind, customerId, work.now, JSON.stringify(object)],
  );
  return object;
}
