import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFmcsaRegistry } from './fmcsa.ts';
import type { CarrierRegistry } from './port.ts';
import { startQcMobile, testWebKey } from './qcmobile.test-support.ts';
import { createSandboxRegistry } from './sandbox.ts';

type Opened = { registry: CarrierRegistry; close(): Promise<void> };

async function openFmcsa(): Promise<Opened> {
  const server = await startQcMobile();
  const log = pino({ level: 'silent' });
  return { registry: createFmcsaRegistry({ webKey: testWebKey, log, service: server.service }), close: server.close };
}

const adapters: readonly [string, () => Promise<Opened>][] = [
  ['sandbox', () => Promise.resolve({ registry: createSandboxRegistry(), close: () => Promise.resolve() })],
  ['fmcsa', openFmcsa],
];

describe.each(adapters)('the %s registry', (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const fable = {
    dotNumber: '9000005',
    dockets: [{ prefix: 'MC', number: '900005' }],
    legalName: 'Fable Flatbed Company',
    dbaName: 'Fable Flatbed',
    street: '760 Story Court',
    city: 'Nampa',
    state: 'ID',
    zip: '83651',
    country: 'US',
    phone: '(208) 555-0105',
  };

  test('finds a carrier by its USDOT number, docket number included', async () => {
    expect(await opened.registry.findByDotNumber('9000005')).toEqual({ result: 'found', carrier: fable });
  });

  test('finds the same carrier by its docket number', async () => {
    expect(await opened.registry.findByDocketNumber({ prefix: '', number: '900005' })).toEqual({
      result: 'found',
      carrier: fable,
    });
  });

  test('reads a number with leading zeros as the number it is', async () => {
    expect(await opened.registry.findByDotNumber('0009000005')).toMatchObject({
      result: 'found',
      carrier: { dotNumber: '9000005' },
    });
  });

  test('gives a carrier without a docket number an empty one', async () => {
    expect(await opened.registry.findByDotNumber('9000004')).toMatchObject({
      result: 'found',
      carrier: { dockets: [], dbaName: null },
    });
  });

  test.each(['9000013', '9000027', '9000038'])('says of %s, which may not operate, who it is', async (dotNumber) => {
    expect(await opened.registry.findByDotNumber(dotNumber)).toMatchObject({
      result: 'not-allowed',
      carrier: { dotNumber },
    });
  });

  test.each(['1', '4600000', '9000041', '999999999999', '1234567890123', '', 'x', '9000005/docket-numbers', '../oos'])(
    'does not find %j by either number',
    async (digits) => {
      expect(await opened.registry.findByDotNumber(digits)).toEqual({ result: 'not-found' });
      expect(await opened.registry.findByDocketNumber({ prefix: '', number: digits })).toEqual({ result: 'not-found' });
    },
  );
});
