import { pino } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, madeOnce, startWorld } from '#test/world.ts';
import { HOUR, MINUTE } from '#clock.ts';
import { createFmcsaRegistry } from '#providers/registry/fmcsa.ts';
import type { CarrierRegistry } from '#providers/registry/port.ts';
import { startQcMobile, testWebKey } from '#providers/registry/qcmobile.test-support.ts';

/** The application with a carrier registry that can be made to fail. */
async function startRegistryWorld() {
  const qcMobile = await startQcMobile();
  const log = pino({ level: 'silent' });
  let now = 0;
  const open = (timeoutMs: number): CarrierRegistry =>
    createFmcsaRegistry({ webKey: testWebKey, log, service: qcMobile.service, timeoutMs, now: () => now });
  const patient = open(MINUTE);
  let registry = patient;
  const chosen: CarrierRegistry = {
    findByDotNumber: (number) => registry.findByDotNumber(number),
    findByDocketNumber: (number) => registry.findByDocketNumber(number),
  };
  const world = await startWorld({ deps: { registry: chosen } });
  const expireAnswers = () => {
    now += HOUR;
  };
  return {
    world,
    behave: qcMobile.behave,
    expireAnswers,
    /** From now on the registry has this long for an answer. */
    waitAtMost(timeoutMs: number) {
      registry = open(timeoutMs);
    },
    restore() {
      registry = patient;
      qcMobile.behave(null);
      expireAnswers();
    },
    async close() {
      await world.close();
      await qcMobile.close();
    },
  };
}

/** The registry of a test file, at peace again before each test, and a new user. */
export function aRegistryWorld() {
  const registry = madeOnce(startRegistryWorld);
  const world = madeOnce(() => Promise.resolve(registry.world));
  const user = madeEachTime(() => aUser(world));
  beforeEach(() => registry.restore());
  afterAll(() => registry.close());
  return { registry, world, user };
}

export const ridge = {
  dotNumber: '9000001',
  docketNumber: '900001',
  name: 'Imaginary Ridge Haulers LLC',
  zip: '82601',
  street: '1 Placeholder Road',
  country: 'US',
  state: 'WY',
  city: 'Casper',
};
