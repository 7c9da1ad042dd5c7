import type { Card, Order } from '@wideload/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startKillWorld, type KillWorld } from './kill-world.ts';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds until a process has done by itself what it does at once. */
export const PATIENCE = 120_000;
/** Seconds after which an attempt is read, and after which it is given up. */
export const READ_AFTER = 10;
export const GIVEN_UP_AFTER = 125;

export const unpaid = { status: 'draft', taken: [], receipts: 0 };

/** `card` pays, `asking` wants 3-D Secure, `declined` is declined. */
type Cards = { card: Card; asking: Card; declined: Card };
type Held = { arrived: Promise<void>; release(): void };

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This is there once a test runs.');
  return value;
}

/** The world of a file of these tests, with a process that lives and a new order for each test. It begins and ends with the file. */
export function setKillStage() {
  let world: KillWorld | undefined;
  let server: ServerProcess | undefined;
  let order: Order | undefined;
  let cards: Cards | undefined;

  // Processes start in here, on a machine that may be busy with everything else.
  vi.setConfig({ testTimeout: 300_000 });

  const stage = {
    get world(): KillWorld {
      return known(world);
    },
    get server(): ServerProcess {
      return known(server);
    },
    set server(next: ServerProcess) {
      server = next;
    },
    get order(): Order {
      return known(order);
    },
    get cards(): Cards {
      return known(cards);
    },
  };

  beforeAll(async () => {
    world = await startKillWorld();
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
  const truth = () => stage.world.truth(stage.order);
  return {
    stage,
    press,
    truth,
    paidOnce: () => ({ status: 'pending', taken: [stage.order.totalPrice], receipts: 1 }),
    statusOf: async (answer: ReturnType<typeof press>) => (await answer)?.body['status'],

    /** What a process that has just started makes of it by itself: nobody presses, looks or delivers. */
    untilTruth: (expected: object) => expect.poll(truth, { timeout: PATIENCE, interval: 20 }).toMatchObject(expected),

    /** The process dies while its request is held at Stripe; a held request that was not executed is lost with it. */
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

    /** Another process starts, `seconds` later by what the tables say. */
    async startLater(seconds: number): Promise<void> {
      await stage.world.age(stage.order, seconds);
      server = await stage.world.start();
    },
  };
}
