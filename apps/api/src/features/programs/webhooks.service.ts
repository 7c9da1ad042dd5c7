import {
  maxWebhooks,
  type Delivery,
  type ReadBody,
  type Webhook,
  type webhooks,
  type WebhookEvent,
} from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { enqueueForRecipients } from '#platform/deliveries/enqueue-for-recipients.ts';
import { enqueueEvents, enqueueTest } from '#platform/deliveries/enqueue.ts';
import { createWebhookSecret, openWebhookSecret, sealWebhookSecret } from '#platform/deliveries/webhook-secret.ts';
import { inTransaction, serializeBy } from '#platform/db/transaction.ts';
import { mayBePublic } from '#platform/http/post-outside.ts';
import { Problem } from '#problem.ts';
import {
  deleteWebhook,
  insertWebhook,
  listDeliveries,
  listExpiringPermits,
  listOwnWebhooks,
  listSealedSecrets,
  replaceSeals,
  replaceSecret,
  requeueDelivery,
  retryAtOnce,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.store.ts';

const SHOWN_DELIVERIES = 50;
const BOTH_SIGN = DAY;
/** The last day of a permit is told of this many days before it. */
const DAYS_BEFORE_EXPIRY = 2;

function toWebhook(row: WebhookRow): Webhook {
  return {
    _id: row.id,
    address: row.address,
    // Cast: the schema of the call is the only way in.
    events: row.events as WebhookEvent[],
    createdAt: row.created_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}

function findState({ sent_at, failed_at }: DeliveryRow): Delivery['state'] {
  if (sent_at !== null) return 'delivered';
  return failed_at === null ? 'waiting' : 'failed';
}

/** Nothing is tried while the webhook is paused, or before its receiver, which is down, is tried again. */
function findNextTry({ due_at }: DeliveryRow, { paused_at, retry_at }: WebhookRow): string | null {
  if (paused_at !== null) return null;
  return (retry_at !== null && retry_at > due_at ? retry_at : due_at).toISOString();
}

function toDelivery(row: DeliveryRow, webhook: WebhookRow): Delivery {
  // Cast: `enqueueEvents` and `enqueueTest` are the only writers of these rows.
  const { orderId = null, orderNumber = null } = row.content as Partial<Pick<Delivery, 'orderId' | 'orderNumber'>>;
  const state = findState(row);
  return {
    _id: row.id,
    event: row.kind as Delivery['event'],
    orderId,
    orderNumber,
    state,
    createdAt: row.created_at.toISOString(),
    tries: row.attempts,
    answer: row.answer_status,
    failure: row.last_error ?? '',
    sentAt: row.sent_at?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? findNextTry(row, webhook) : null,
  };
}

export async function listWebhooks({ db }: Deps, user: User): Promise<Webhook[]> {
  return (await listOwnWebhooks(db, user)).map(toWebhook);
}

/** The name is looked up at each delivery: what it answers today says nothing of tomorrow. */
function refuseAddress({ config }: Deps, typed: string): string {
  const address = new URL(typed);
  const isPlain = address.username === '' && address.password === '';
  const mayCall =
    config.webhookReceivers === 'any'
      ? ['http:', 'https:'].includes(address.protocol)
      : address.protocol === 'https:' && mayBePublic(address);
  if (!isPlain || !mayCall) throw new Problem('webhook.address-refused');
  address.hash = '';
  return address.href;
}

type Made = Webhook & { secret: string };

export async function createWebhook(deps: Deps, user: User, body: ReadBody<typeof webhooks.create>): Promise<Made> {
  const address = refuseAddress(deps, body.address);
  const [id, secret] = [deps.ids(), createWebhookSecret()];
  const row = await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `webhooks ${user.ownerId}`);
    if ((await listOwnWebhooks(tx, user)).length >= maxWebhooks) throw new Problem('webhook.too-many');
    return insertWebhook(tx, {
      id,
      owner_id: user.ownerId,
      made_by: user.personId,
      address,
      events: body.events,
      sealed_secret: sealWebhookSecret(deps, secret, id),
      former_sealed_secret: null,
      former_until: null,
      created_at: deps.clock.now(),
      paused_at: null,
      retry_at: null,
    });
  });
  return { ...toWebhook(row), secret };
}

type Change = { id: string; body: ReadBody<typeof webhooks.update> };

export async function changeWebhook(deps: Deps, user: User, { id, body }: Change): Promise<Webhook> {
  const changes = { events: body.events, isPaused: body.isPaused, now: deps.clock.now() };
  const row = await updateWebhook(deps.db, { id, ownerId: user.ownerId }, changes);
  if (row === undefined) throw new Problem('not-found');
  return toWebhook(row);
}

async function replaceSecretOf(deps: Deps, { ownerId }: User, { id, address }: { id: string; address?: string }) {
  const secret = createWebhookSecret();
  const sealedSecret = sealWebhookSecret(deps, secret, id);
  const formerUntil = after(deps.clock.now(), BOTH_SIGN);
  const row = await replaceSecret(deps.db, { id, ownerId }, { sealedSecret, formerUntil, address });
  if (row === undefined) throw new Problem('not-found');
  return { ...toWebhook(row), secret };
}

export function rotateSecret(deps: Deps, user: User, id: string): Promise<Made> {
  return replaceSecretOf(deps, user, { id });
}

/** The program at the new address may be another one, which never had the secret. */
export function moveWebhook(deps: Deps, user: User, { id, typed }: { id: string; typed: string }): Promise<Made> {
  return replaceSecretOf(deps, user, { id, address: refuseAddress(deps, typed) });
}

/** The receiver is tried at once, though it was down. */
export function testWebhook({ db, clock }: Deps, { ownerId }: User, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await retryAtOnce(tx, { id, ownerId }))) throw new Problem('not-found');
    await enqueueTest(tx, { clock }, id);
  });
}

export async function removeWebhook({ db }: Deps, { ownerId }: User, id: string): Promise<void> {
  if (!(await deleteWebhook(db, { id, ownerId }))) throw new Problem('not-found');
}

export async function readDeliveries({ db, clock }: Deps, user: User, id: string): Promise<Delivery[]> {
  const webhook = (await listOwnWebhooks(db, user)).find((own) => own.id === id);
  if (webhook === undefined) throw new Problem('not-found');
  const rows = await listDeliveries(db, id, { most: SHOWN_DELIVERIES, now: clock.now() });
  return rows.map((row) => toDelivery(row, webhook));
}

export function replayDelivery({ db, clock }: Deps, { ownerId }: User, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await requeueDelivery(tx, { id, ownerId }, clock.now()))) throw new Problem('not-found');
  });
}

/** Run each hour: a key of the permit and its last day keeps a second run from telling twice. */
export async function tellOfExpiringPermits(deps: Pick<Deps, 'db' | 'clock' | 'ids'>): Promise<void> {
  const now = deps.clock.now();
  const days = Array.from({ length: DAYS_BEFORE_EXPIRY + 1 }, (_, ahead) =>
    after(now, ahead * DAY)
      .toISOString()
      .slice(0, 10),
  );
  for (const { id, orderId, state, unit, validTo } of await listExpiringPermits(deps.db, days)) {
    const event = { event: 'permit.expiring' as const, key: `${id}:${validTo}`, orderId, permit: { state, unit } };
    await enqueueEvents(deps.db, deps, [event]);
    await enqueueForRecipients(deps.db, deps, [event]);
  }
}

/** Encrypts with `TOKEN_SECRET` what is encrypted with the one before. */
export async function resealWebhookSecrets(deps: Pick<Deps, 'db' | 'config' | 'log'>): Promise<void> {
  if (deps.config.previousTokenSecret === null) return;
  const reseal = (sealed: string | null, id: string) => {
    const opened = sealed === null ? null : openWebhookSecret(deps, sealed, id);
    return opened === null || opened.isCurrent ? sealed : sealWebhookSecret(deps, opened.secret, id);
  };
  let resealed = 0;
  for (const row of await listSealedSecrets(deps.db)) {
    const seals = {
      sealed_secret: reseal(row.sealed_secret, row.id) ?? row.sealed_secret,
      former_sealed_secret: reseal(row.former_sealed_secret, row.id),
    };
    if (seals.sealed_secret === row.sealed_secret && seals.former_sealed_secret === row.former_sealed_secret) continue;
    await replaceSeals(deps.db, row, seals);
    resealed += 1;
  }
  deps.log.info({ event: 'webhooks.resealed', resealed });
}
