import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFmcsaRegistry } from './fmcsa.ts';
import type { CarrierRegistry } from './port.ts';
import { behaviors, content, startQcMobile, testWebKey, type Behavior } from './qcmobile.test-support.ts';

let server: Awaited<ReturnType<typeof startQcMobile>>;
let registry: CarrierRegistry;
let logged: string[];
let now: number;

/** The machine may be busy; tests of the timeout set a short one. */
function open({ webKey = testWebKey, timeoutMs = 60_000 } = {}): CarrierRegistry {
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  return createFmcsaRegistry({ webKey, log, service: server.service, timeoutMs, now: () => now });
}

beforeAll(async () => {
  server = await startQcMobile();
});
beforeEach(() => {
  logged = [];
  now = 0;
  server.behave(null);
  server.requests.length = 0;
  registry = open();
});
afterAll(() => server.close());

const carrier = {
  dotNumber: 77,
  legalName: 'Elsewhere Freight',
  dbaName: ' ',
  phyStreet: '1 Road',
  phyCity: 'Reno',
  phyState: 'NV',
  phyCountry: 'US',
};

describe('an answer', () => {
  const cases: readonly [string, Behavior, object][] = [
    ['content null is nobody', content(null), { result: 'not-found' }],
    ['an empty list is nobody', content([]), { result: 'not-found' }],
    ['a 404 with content null is nobody', content(null, 404), { result: 'not-found' }],
    ['a wrong key is not an unknown carrier', content('Webkey not found', 404), { result: 'key-rejected' }],
    ['a missing key is not an unknown carrier', content('Must provide Webkey', 404), { result: 'key-rejected' }],
    ['any other text is no statement', content('We are busy'), { result: 'unavailable' }],
    ['the maintenance page is no statement', behaviors.maintenance, { result: 'unavailable' }],
    ['a refused network is no statement', behaviors.refusedNetwork, { result: 'unavailable' }],
    ['a failure of the service is no statement', behaviors.broken, { result: 'unavailable' }],
    ['a failure with content is no statement', content(null, 500), { result: 'unavailable' }],
    ['a redirect is not followed', behaviors.redirect, { result: 'unavailable' }],
    ['an answer without end is not read', behaviors.huge, { result: 'unavailable' }],
    [
      'a carrier without a name is no statement',
      content({ carrier: { ...carrier, legalName: '' } }),
      { result: 'unavailable' },
    ],
    ['a carrier of which nobody says whether it may operate', content({ carrier }), { result: 'unavailable' }],
    [
      'a carrier with another number than the requested one',
      content({ carrier: { ...carrier, dotNumber: 78, allowedToOperate: 'Y' } }),
      { result: 'unavailable' },
    ],
    [
      'the documented spellings of the fields',
      content({ carrier: { ...carrier, allowToOperate: 'Y', phyZip: '89501' } }),
      { result: 'found', carrier: { zip: '89501', dbaName: null } },
    ],
    [
      'the spellings of live answers',
      content([{ carrier: { ...carrier, allowedToOperate: 'N', phyZipcode: '89502' } }]),
      { result: 'not-allowed', carrier: { zip: '89502', legalName: 'Elsewhere Freight' } },
    ],
    ...(
      [
        ['out of service, documented', { outOfService: 'Y', outOfServiceDate: '2026-03-01' }, 'not-allowed'],
        ['out of service, by a date alone', { statusCode: 'A', oosDate: '2026-03-01' }, 'not-allowed'],
        ['in service again', { outOfService: 'N', outOfServiceDate: '2019-03-01' }, 'found'],
        ['without a date', { statusCode: 'A', oosDate: null }, 'found'],
        ['with an inactive number', { statusCode: 'I', oosDate: null }, 'not-allowed'],
      ] as const
    ).map(([name, fields, result]): [string, Behavior, object] => [
      `a carrier with authority, ${name}`,
      content({ carrier: { ...carrier, allowedToOperate: 'Y', ...fields } }),
      { result },
    ]),
  ];
  test.each(cases)('%s', async (_name, behavior, expected) => {
    server.behave(behavior);
    expect(await registry.findByDotNumber('77')).toMatchObject(expected);
  });

  test.each(['dbaName', 'phyStreet', 'phyCity', 'phyState', 'phyZipcode', 'phyCountry', 'telephone'])(
    'a carrier without %s is found with the rest',
    async (field) => {
      server.behave(content({ carrier: { ...carrier, phyZipcode: 89_501, allowedToOperate: 'Y', [field]: null } }));
      expect(await registry.findByDotNumber('77')).toMatchObject({
        result: 'found',
        carrier: { legalName: 'Elsewhere Freight', zip: field === 'phyZipcode' ? '' : '89501' },
      });
    },
  );

  test('a docket number among records without one is found', async () => {
    server.behave((request, response) => {
      const dockets = [null, { docketNumber: null, prefix: 'MC' }, { docketNumber: 900_077, prefix: 'MC' }];
      const isDockets = request.url?.includes('docket-numbers') ?? false;
      content(isDockets ? dockets : { carrier: { ...carrier, allowedToOperate: 'Y' } })(request, response);
    });
    expect(await registry.findByDotNumber('77')).toMatchObject({
      carrier: { dockets: [{ prefix: 'MC', number: '900077' }] },
    });
  });

  test('silence is no statement', async () => {
    server.behave(behaviors.silent);
    expect(await open({ timeoutMs: 100 }).findByDotNumber('77')).toEqual({ result: 'unavailable' });
  });

  test('a server that is not there is no statement', async () => {
    const gone = await startQcMobile();
    await gone.close();
    const lonely = createFmcsaRegistry({ webKey: testWebKey, log: pino({ level: 'silent' }), service: gone.service });
    expect(await lonely.findByDotNumber('77')).toEqual({ result: 'unavailable' });
  });

  test('the tax number is not kept', async () => {
    expect(JSON.stringify(await registry.findByDotNumber('9000001'))).not.toContain('123456789');
  });
});

test('the key reaches the registry and no log line', async () => {
  expect(await registry.findByDotNumber('9000001')).toMatchObject({ result: 'found' });
  for (const behavior of [behaviors.redirect, behaviors.silent, behaviors.maintenance]) {
    server.behave(behavior);
    await open({ timeoutMs: 100 }).findByDotNumber('9000002');
  }
  expect(logged.length).toBeGreaterThan(2);
  expect(logged.join('\n')).not.toContain(testWebKey);
});

test('a wrong key is logged as such', async () => {
  expect(await open({ webKey: 'somebody-elses' }).findByDocketNumber({ prefix: '', number: '900001' })).toEqual({
    result: 'key-rejected',
  });
  expect(logged.join('\n')).toContain('registry.key_rejected');
});

describe('the breaker', () => {
  async function fail(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await registry.findByDotNumber('9000001');
  }

  test('makes no request for 30 seconds after three failures in a row', async () => {
    server.behave(behaviors.broken);
    await fail(5);
    expect(server.requests).toHaveLength(3);
  });

  test('finds out by one question afterwards, and opens again when that fails', async () => {
    server.behave(behaviors.broken);
    await fail(3);
    now += 30_000;
    await fail(2);
    expect(server.requests).toHaveLength(4);
    server.behave(null);
    now += 30_000;
    expect(await registry.findByDotNumber('9000001')).toMatchObject({ result: 'found' });
  });

  test.each([
    ['no carrier', { carrier: null }],
    ['no carrier in its list', [{ carrier: null }]],
    ['no name', { carrier: { ...carrier, legalName: null, allowedToOperate: 'Y' } }],
    ['no number', { carrier: { ...carrier, dotNumber: null, allowedToOperate: 'Y' } }],
    ['nothing about operating', { carrier: { ...carrier, allowedToOperate: null } }],
    ['another number', { carrier: { ...carrier, dotNumber: 78, allowedToOperate: 'Y' } }],
  ])('never opens for a record with %s: it says nothing about the other carriers', async (_name, record) => {
    server.behave(content(record));
    for (let time = 0; time < 5; time += 1)
      expect(await registry.findByDotNumber('77')).toEqual({ result: 'unavailable', because: 'record' });
    expect(server.requests.filter((path) => !path.endsWith('docket-numbers'))).toHaveLength(5);
    server.behave(null);
    expect(await registry.findByDotNumber('9000001')).toMatchObject({ result: 'found' });
  });

  test('counts only failures in a row, and an unknown carrier is none', async () => {
    server.behave(behaviors.broken);
    await fail(2);
    server.behave(null);
    expect(await registry.findByDotNumber('5')).toEqual({ result: 'not-found' });
    server.behave(behaviors.broken);
    await fail(2);
    server.behave(null);
    expect(await registry.findByDotNumber('9000001')).toMatchObject({ result: 'found' });
  });
});

describe('a carrier found', () => {
  test('is cached for ten minutes, even when the registry is unavailable', async () => {
    await registry.findByDotNumber('9000001');
    server.behave(behaviors.broken);
    now += 9 * 60_000;
    expect(await registry.findByDotNumber('9000001')).toMatchObject({ result: 'found' });
    now += 2 * 60_000;
    expect(await registry.findByDotNumber('9000001')).toEqual({ result: 'unavailable' });
  });

  test('has no docket number when only that call fails', async () => {
    server.behave((request, response) => {
      const dockets = request.url?.includes('docket-numbers') ?? false;
      const answer = dockets ? behaviors.broken : content({ carrier: { ...carrier, allowedToOperate: 'Y' } });
      answer(request, response);
    });
    expect(await registry.findByDotNumber('77')).toMatchObject({ result: 'found', carrier: { dockets: [] } });
  });

  test('that may not operate is not cached', async () => {
    await registry.findByDotNumber('9000013');
    await registry.findByDotNumber('9000013');
    expect(server.requests).toEqual(['/qc/services/carriers/9000013', '/qc/services/carriers/9000013']);
  });
});
