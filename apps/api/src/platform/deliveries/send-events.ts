/** Sends the events of webhooks: at least once, in order for one order, for three days. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND, after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { toReason, type PostOutside } from '../http/post-outside.ts';
import {
  leaseEvents,
  pauseGone,
  writeTries,
  type LeasedEvent,
  type TriedEvent,
  type Rooms,
} from './due-events.store.ts';
import { openWebhookSecret, signHeaders } from './webhook-secret.ts';

const PATIENCE = 10 * SECOND;
const GONE = 410;
/** Results that arrive within this time are written by one statement, which costs as much as each of its own would. */
const GATHERING = 25;
/** Keeps memory at a few megabytes, however many deliveries are due. */
const MOST_ON_THEIR_WAY = 400;

type SenderDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'> & { post: PostOutside };

function listSecrets(deps: SenderDeps, event: LeasedEvent, now: Date): string[] {
  const { sealedSecret, formerSealedSecret, formerUntil, webhookId } = event;
  const sealed = [
    sealedSecret,
    ...(formerSealedSecret !== null && formerUntil !== null && formerUntil > now ? [formerSealedSecret] : []),
  ];
  return sealed.flatMap((each) => openWebhookSecret(deps, each, webhookId)?.secret ?? []);
}

export function renderEvent({ kind, createdAt, content }: Pick<LeasedEvent, 'kind' | 'createdAt' | 'content'>): string {
  return JSON.stringify({ type: kind, timestamp: createdAt.toISOString(), data: content });
}

/** A receiver that asks for more would lose what ends after three days. */
const LONGEST = DAY;

/** @param header seconds, or a date (RFC 9110, 10.2.3). @returns when the receiver asks to be tried again; null if it does not. */
export function readRetryAfter(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / SECOND;
  return seconds > 0 ? after(now, Math.min(LONGEST, seconds * SECOND)) : null;
}

async function sendOne(deps: SenderDeps, event: LeasedEvent, signal: AbortSignal): Promise<TriedEvent> {
  const now = deps.clock.now();
  const body = renderEvent(event);
  const secrets = listSecrets(deps, event, now);
  const failed = (failure: string): TriedEvent => ({ event, status: null, failure, retryAt: null });
  if (secrets.length === 0) return failed('The secret cannot be read. Rotate it.');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Wideload',
    ...signHeaders(secrets, { id: event.id, at: now, body }),
  };
  try {
    const { status, retryAfter } = await deps.post({ address: event.address, headers, body, signal });
    if (status >= 200 && status < 300) return { event, status, failure: null, retryAt: null };
    const isRedirect = status >= 300 && status < 400;
    const failure = isRedirect ? `HTTP ${status}: redirects are not followed.` : `HTTP ${status}`;
    return { event, status, failure, retryAt: readRetryAfter(retryAfter, deps.clock.now()) };
  } catch (error) {
    return failed(toReason(error));
  }
}

/**
 * Sent events are written together while more are on their way. A process that dies in between has its leases run out, and
 * another one sends again.
 */
export function createEventSender(deps: SenderDeps) {
  /** One for each: a signal that all of them depend on would keep those that have ended. */
  const calls = new Set<AbortController>();
  let isClosed = false;
  const work = { begun: 0, writing: null as Promise<void> | null };
  const rooms = createRooms();
  const tried: TriedEvent[] = [];
  let leasing: Promise<number> | null = null;

  async function writeAll(): Promise<void> {
    while (tried.length > 0) {
      await sleep(GATHERING);
      const batch = tried.splice(0);
      const now = deps.clock.now();
      await writeTries(deps.db, batch, now);
      const gone = batch.filter(({ status }) => status === GONE).map(({ event }) => event.webhookId);
      if (gone.length > 0) await pauseGone(deps.db, gone, now);
      for (const { event, failure } of batch)
        if (failure !== null)
          deps.log.info({ event: 'webhook.failed', delivery: event.id, webhook: event.webhookId, failure });
      if (!isClosed) await lease();
    }
  }

  function write(): void {
    work.writing ??= writeAll()
      .catch((error: unknown) => deps.log.error({ event: 'background.failed', task: 'webhooks', err: error }))
      .finally(() => {
        work.writing = null;
        if (tried.length > 0) write();
      });
  }

  async function send(event: LeasedEvent): Promise<void> {
    work.begun += 1;
    rooms.begin(event.webhookId);
    const call = new AbortController();
    calls.add(call);
    const timer = setTimeout(() => call.abort(), PATIENCE);
    const one = await sendOne(deps, event, call.signal);
    clearTimeout(timer);
    calls.delete(call);
    rooms.end(event.webhookId, { hasArrived: one.failure === null });
    tried.push(one);
    write();
  }

  async function leaseAll(): Promise<number> {
    const most = MOST_ON_THEIR_WAY - rooms.countOnTheirWay();
    if (most <= 0) return 0;
    const events = await leaseEvents(deps.db, { now: deps.clock.now(), most, known: rooms.list() });
    for (const event of events) void send(event);
    return events.length;
  }

  /** Never two at once in one process. */
  function lease(): Promise<number> {
    leasing ??= leaseAll().finally(() => {
      leasing = null;
    });
    return leasing;
  }

  async function settle(): Promise<void> {
    while (rooms.countOnTheirWay() > 0 || tried.length > 0 || work.writing !== null) {
      await work.writing;
      await sleep(1);
    }
  }

  return {
    /** Begins to send what is due. */
    turn: lease,
    /** Waits until nothing is due that could be sent now. @returns the number of tries. */
    async drain(): Promise<number> {
      const before = work.begun;
      while ((await lease()) > 0 || rooms.countOnTheirWay() > 0) await settle();
      return work.begun - before;
    },
    /** Deliveries in flight end as failed tries. */
    async close(): Promise<void> {
      isClosed = true;
      for (const call of calls) call.abort();
      await settle();
    },
  };
}

/** At one receiver. */
const MOST_AT_ONCE = 8;

/**
 * A receiver begins with one delivery, gets twice as many at once for each that arrives, and is back at one as soon as one fails. So
 * receivers that stop answering hold a few of the deliveries on their way, and never those that others need.
 */
function createRooms() {
  const onTheirWay = new Map<string, number>();
  /** Receivers that are not in it get one. */
  const mostAtOnce = new Map<string, number>();
  let total = 0;

  const countAt = (id: string) => onTheirWay.get(id) ?? 0;
  const findMost = (id: string) => mostAtOnce.get(id) ?? 1;

  return {
    countOnTheirWay: () => total,
    begin(id: string): void {
      total += 1;
      onTheirWay.set(id, countAt(id) + 1);
    },
    end(id: string, { hasArrived }: { hasArrived: boolean }): void {
      total -= 1;
      if (countAt(id) > 1) onTheirWay.set(id, countAt(id) - 1);
      else onTheirWay.delete(id);
      if (hasArrived) mostAtOnce.set(id, Math.min(MOST_AT_ONCE, findMost(id) * 2));
      else mostAtOnce.delete(id);
    },
    list(): Rooms {
      const ids = [...new Set([...onTheirWay.keys(), ...mostAtOnce.keys()])];
      return { ids, rooms: ids.map((id) => findMost(id) - countAt(id)) };
    },
  };
}
