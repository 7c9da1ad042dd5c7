import { Stripe } from 'stripe';
import { SECOND } from '../../src/clock.ts';
import { eventTypes } from '../../src/features/money/settle/handle-event.ts';
import type { Deliver, DeliveryOrder } from '../../src/providers/payments/sandbox/delivery.ts';
import { moveRefunds } from './refunds.ts';
import { secondsOf, type State } from './state.ts';

const LOOK_EVERY = 0.1 * SECOND;
const subscribed: ReadonlySet<string> = new Set(eventTypes);

function deliverTo(to: string | Deliver): Deliver {
  if (typeof to !== 'string') return to;
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const signal = AbortSignal.timeout(20 * SECOND);
    return { status: (await fetch(to, { method: 'POST', headers, body, signal, redirect: 'error' })).status };
  };
}

/** Signed webhooks of the types that our endpoint asks for, sent until they are received. */
export function makeWebhooks(state: State, secret: string) {
  const { webhooks } = new Stripe('sk_test_signs_nothing_else');
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function sign(payload: string): string {
    return webhooks.generateTestHeaderString({ payload, secret, timestamp: secondsOf(state.now()) });
  }

  function takePending() {
    moveRefunds(state);
    return state.pending.splice(0).filter(({ event }) => subscribed.has(event.type));
  }

  async function send(deliver: Deliver, event: Stripe.Event): Promise<number> {
    const payload = JSON.stringify(event);
    return (await deliver(payload, sign(payload))).status;
  }

  async function round(deliver: Deliver): Promise<void> {
    for (const entry of takePending()) {
      // A receiver that is away is a receiver that answers nothing.
      const status = entry.dueAt > performance.now() ? null : await send(deliver, entry.event).catch(() => 0);
      if (status !== null && status >= 200 && status < 300) continue;
      if (status !== null) entry.dueAt = performance.now() + Math.min(30, 2 ** entry.tries) * SECOND;
      state.pending.push({ ...entry, tries: entry.tries + (status === null ? 0 : 1) });
    }
  }

  return {
    sign,
    /** Sends what is pending to an address or a function, each once, and tells the statuses answered. */
    async deliver(to: string | Deliver, { reverse = false, times = 1 }: DeliveryOrder = {}): Promise<number[]> {
      const entries = takePending();
      const statuses: number[] = [];
      for (const entry of reverse ? entries.toReversed() : entries) {
        for (let time = 0; time < times; time += 1) statuses.push(await send(deliverTo(to), entry.event));
        const last = statuses.at(-1) ?? 0;
        if (last < 200 || last > 299) state.pending.push(entry);
      }
      return statuses;
    },
    /** Loses what is pending. */
    drop: () => void takePending(),
    /** Sends by itself from now on, 0.3 to 1 second after each event, until `stop`. */
    start(to: string | Deliver): void {
      const deliver = deliverTo(to);
      const look = async () => {
        await round(deliver);
        plan();
      };
      const plan = () => {
        timer = setTimeout(() => {
          running = look();
        }, LOOK_EVERY).unref();
      };
      plan();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
