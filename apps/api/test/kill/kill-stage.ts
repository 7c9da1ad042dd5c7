import type { Card, Order } from '@wideload/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startKillWorld, type KillWorld, type Through } from './kill-world.ts';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds until a process must have done its own work. */
export const PATIENCE = 120_000;
/** Seconds until an attempt is checked at Stripe, and until it is abandoned. */
export const READ_AFTER = 10;
export const GIVEN_UP_AFTER = 125;

export const unpaid = { status: 'draft', taken: [], receipts: 0 };

/** `card` pays, `asking` requires 3-D Secure, `declined` is declined. */
type Cards = { card: Card; asking: Card; declined: Card };
type Held = { arrived: Promise<void>; release(): void };

function requireValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This is there once a test runs.');
  return value;
}

/** The world of a file, with a running process and a new order for each test. */
export function setKillStage(through?: Through) {
  let world: KillWorld | undefined;
  let server: ServerProcess | undefined;
  let order: Order | undefined;
  let cards: Cards | undefined;

  // Each test starts processes, possibly on a busy machine.
  vi.setConfig({ testTimeout: 300_000 });

  const stage = {
    get world(): KillWorld {
      return requireValue(world);
    },
    get server(): ServerProcess {
      return requireValue(server);
    },
    set server(next: ServerProcess) {
      server = next;
    },
    get order(): Order {
      return requireValue(order);
    },
    get cards(): Cards {
      return requireValue(cards);
    },
  };

  beforeAll(async () => {
    world = await startKillWorld(through);
    cards = {
      card: await world.aCard(),
      asking: await world.aCard('pm_card_authenticationRequired'),
      declined: await world.aCard('pm_card_chargeCustomerFail'),
    };
    server = await world.start();
  });
  afterAll(() => world?.close());
  beforeEach(async () => {
    if (!stage.world.isRunning(stage.server)) server = await stage.world.start();
    order = await stage.world.anOrder();
  });
  afterEach(() => stage.world.stripe.webhooks.dropPending());

  const press = (card = stage.cards.card) => stage.world.press(stage.server, { order: stage.order, card });
  const loadTruth = () => stage.world.truth(stage.order);
  return {
    stage,
    press,
    truth: loadTruth,
    paidOnce: () => ({ status: 'pending', taken: [stage.order.totalPrice], receipts: 1 }),
    readStatus: async (answer: ReturnType<typeof press>) => (await answer)?.body['status'],

    /** A new process reaches the expected state on its own, without a press, a visit or a webhook. */
    waitForTruth: (expected: object) =>
      expect.poll(loadTruth, { timeout: PATIENCE, interval: 20 }).toMatchObject(expected),

    /** The process dies while Stripe holds its request; a request that was not executed yet is lost. */
    async killAt({ arrived, release }: Held, when: 'before' | 'after'): Promise<void> {
      await arrived;
      await stage.world.kill(stage.server);
      if (when === 'after') {
        release();
        return;
      }
      stage.world.stripe.controls.setDown(true);
      release();
      await new Promise((resolve) => setImmediate(resolve));
      stage.world.stripe.controls.setDown(false);
    },

    /** Starts another process `seconds` later by the times in the tables. */
    async startInBackground(seconds: number): Promise<void> {
      await stage.world.age(stage.order, seconds);
      server = await stage.world.start();
    },
  };
}
