import { randomUUID } from 'node:crypto';
import { openStandIn } from '@wideload/stripe-stand-in';
import { eventTypes } from '@wideload/api/src/features/money/payments.service.ts';
import { createPool } from '@wideload/api/src/platform/db/pool.ts';
import type { Closers } from '../machine/closers.ts';
import type { Machine } from '../machine/machine.ts';
import { openStripeDoor } from './stripe-door.ts';

/** The payment provider with a memory of its own, behind a door that can misbehave. `now`: its clock. */
export async function openProvider(machine: Machine, closers: Closers, now: () => Date) {
  const name = `provider_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(machine.providerServer.url);
  const owner = createPool({ connectionString: url.toString(), max: 1, onError: () => undefined });
  await owner.query(`CREATE DATABASE ${name}`);
  await owner.end();
  url.pathname = `/${name}`;
  const pool = createPool({ connectionString: url.toString(), onError: () => undefined });
  const standIn = await openStandIn({ pool, now, webhookTypes: eventTypes, onError: () => undefined });
  const door = await openStripeDoor(standIn.url);
  closers.add(async () => {
    await door.close();
    await standIn.close();
    await pool.end();
  });
  return {
    standIn,
    door,
    settings: {
      STRIPE_SECRET_KEY: standIn.secretKey,
      STRIPE_PUBLISHABLE_KEY: standIn.publishableKey,
      STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
      STRIPE_API_BASE: door.url,
    },
  };
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;
