import type { StateFactsAnswer, StateOutlook } from '@wideload/contract';
import { orderableStates, rulesVersion, stateCodes, stateFacts, type StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { startWorld, aWorld } from '#test/world.ts';

const world = aWorld({ env: { PUBLIC_URL: 'https://wide.example' } });

const get = (path: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/api/states/${path}`, headers });
const readFacts = async (code: StateCode) => (await get(code)).json<StateFactsAnswer>();

describe('the facts of a state as JSON', () => {
  test('have the figures of the rules, their unit, and the sources that support them', async () => {
    const { figures, sources, ...texas } = await readFacts('TX');
    expect(texas).toMatchObject({
      code: 'TX',
      name: 'Texas',
      url: 'https://wide.example/states/texas',
      rules_version: rulesVersion,
      license: { name: 'CC0 1.0 Universal', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
      agency: { phone: '800-299-1700' },
    });
    const width = figures.find(({ field }) => field === 'legal.width_in');
    expect(width).toMatchObject({ value: stateFacts.TX.legal.widthIn, unit: 'in', missing: null, is_recalled: false });
    expect(width?.sources.length).toBeGreaterThan(0);
    expect(sources.map(({ id }) => id)).toEqual(sources.map((_, index) => index + 1));
    for (const { read_on: day } of sources) expect(day).toMatch(/^2026-\d\d-\d\d$/);
  });

  test('name a source for every figure and rule of every state, or say that it is general knowledge', async () => {
    for (const code of stateCodes) {
      const { figures, rules, sources } = await readFacts(code);
      const ids = new Set(sources.map(({ id }) => id));
      const named = [...figures, ...rules].flatMap((each) => each.sources);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      const bare = rules.filter((rule) => rule.sources.length === 0);
      expect(bare.filter(({ says }) => !says.includes('not known: '))).toEqual([]);
      const unsourced = figures.filter((figure) => figure.value !== null && figure.sources.length === 0);
      // Follows from another figure, or a word of the product.
      const derived = new Set(['fee.charged_daily', 'fee.basis', 'escorts.comparison']);
      expect(unsourced.filter(({ field, is_recalled: isRecalled }) => !isRecalled && !derived.has(field))).toEqual([]);
    }
  });

  test('say why a figure is missing', async () => {
    const { figures } = await readFacts('AK');
    expect(figures.find(({ field }) => field === 'fee.single_trip_oversize_usd')).toMatchObject({
      value: null,
      unit: null,
      missing: 'not-priced',
    });
  });

  test('may be cached, and are revalidated by their tag', async () => {
    const first = await get('TX');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await get('TX', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('OK', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200);
  });

  test.each(['ZZ', 'tx', 'texas', '__proto__'])('of %s do not exist', async (code) => {
    expect((await get(code)).statusCode).toBe(400);
  });

  test('are in OpenAPI, with their license and their limit', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json();
    const { summary, responses, security } = paths['/api/states/{code}'].get;
    expect(summary).toMatch(/License: CC0 1.0. At most 120 calls a minute/);
    expect(Object.keys(responses['200'].content)).toEqual(['application/json']);
    // An empty list says that no key is needed; none would take the default.
    expect(security).toEqual([]);
  });

  test('are limited to 120 calls a minute for each address', async () => {
    const limited = await startWorld({ env: { RATE_LIMITS: 'on' } });
    const { headers } = await limited.app.inject({ url: '/api/states/TX', remoteAddress: '198.51.100.7' });
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '119' });
    await limited.close();
  });
});

describe('the outlook of a state', () => {
  test('begins on the day that it is there, and changes with it', async () => {
    world.clock.set(new Date('2026-11-26T04:59:00Z'));
    const read = async (code: StateCode) => (await get(`${code}/outlook`)).json<StateOutlook>();
    expect((await read('OH')).today).toBe('2026-11-25');
    expect((await read('TX')).closed_days[0]).toMatchObject({
      day: '2026-11-26',
      is_whole: true,
      hours: [{ because: 'holiday', name: 'thanksgiving' }],
    });
    world.clock.set(new Date('2026-11-27T12:00:00Z'));
    const next = await read('TX');
    expect([next.today, next.closed_days[0]?.day]).toEqual(['2026-11-27', '2026-12-25']);
  });

  test('exists for every state', async () => {
    for (const code of stateCodes) {
      const { turnaround, closed_days: days } = (await get(`${code}/outlook`)).json<StateOutlook>();
      expect(turnaround).toEqual({ state: code, median_seconds: null });
      const isSold = orderableStates.some((state) => state === code);
      expect([code, !isSold && days.some((day) => day.is_whole)]).toEqual([code, false]);
    }
  });
});
