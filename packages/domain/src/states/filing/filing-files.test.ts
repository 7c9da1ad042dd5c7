import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderableStates, stateNames } from '../../basics/state-code.ts';
import { changeKinds, filingFields, filingPlatforms, filingSourceTiers } from './filing-fact.ts';
import { filingFacts } from './filing-facts.generated.ts';
import { filingLoaders } from './filing-loaders.generated.ts';

const data = new URL('../../../data/filing/', import.meta.url);
const text = z.string().check(z.minLength(1));
const perhaps = z.nullable(text);
const flag = z.nullable(z.boolean());
const fee = z.nullable(z.int().check(z.minimum(0), z.maximum(5000)));
const id = z.int().check(z.minimum(1));
const source = { source: id, also: z.optional(z.array(id)) };

const limit = z.optional(z.int().check(z.minimum(1)));
const condition = z.strictObject({
  over_lb: limit,
  wider_in: limit,
  higher_in: limit,
  longer_in: limit,
  load_types: z.optional(z.array(text)),
  without_usdot: z.optional(z.literal(true)),
});

const shape = z.strictObject({
  state: z.enum(orderableStates),
  name: text,
  asks: z.array(
    z.strictObject({ field: z.enum(filingFields), required: flag, only: z.optional(condition), ...source }),
  ),
  asks_note: perhaps,
  asks_note_source: z.optional(id),
  changes: z.array(
    z.strictObject({
      what: z.enum(changeKinds),
      allowed: flag,
      within: text,
      fee_usd: fee,
      fee_source: z.optional(id),
      ...source,
    }),
  ),
  carry: z.strictObject({ electronic: flag, paper: flag, note: perhaps, ...source, source: z.nullable(id) }),
  turnaround: z.strictObject({
    routine: perhaps,
    superload: perhaps,
    office_hours: perhaps,
    days_ahead: perhaps,
    validity: perhaps,
    auto_issue: flag,
    ...source,
    source: z.nullable(id),
    routine_source: z.optional(id),
    office_hours_source: z.optional(id),
    validity_source: z.optional(id),
  }),
  system: z.strictObject({
    name: perhaps,
    host: z.nullable(z.string().check(z.regex(/^(?:[\w-]+\.)+\w+(?:\/\S*)?$/))),
    platform: z.nullable(z.enum(filingPlatforms)),
    vendor: perhaps,
    vendor_source: z.nullable(id),
    third_party_account: perhaps,
    ...source,
  }),
  annual: z.array(z.strictObject({ name: text, covers: perhaps, size_limits: perhaps, fee_usd: fee, ...source })),
  sources: z.array(
    z.strictObject({
      n: id,
      title: text,
      publisher: text,
      url: z.nullable(z.string().check(z.regex(/^https?:\/\/\S+$/))),
      year: z.nullable(z.int().check(z.minimum(1950), z.maximum(2026))),
      tier: z.enum(filingSourceTiers),
      quote: text,
      carried_over_from: z.optional(z.literal('permit-facts')),
    }),
  ),
  read_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

const read = (code: string): unknown => JSON.parse(readFileSync(new URL(`${code}.json`, data), 'utf8'));
const codes = readdirSync(data)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

test('there is one file for each state whose permits are sold, and a screen can load each one', async () => {
  expect(codes.toSorted()).toEqual([...orderableStates].toSorted());
  for (const state of orderableStates) expect((await filingLoaders[state]()).facts).toBe(filingFacts[state]);
});

test.each(codes)('%s has known keys and fields, each field once, and a source for each fact', (code) => {
  const { error, data: file } = shape.safeParse(read(code));
  expect(error?.issues).toBeUndefined();
  if (file === undefined) return;
  expect(stateNames[file.state]).toBe(file.name);
  expect(file.state).toBe(code);
  const asked = file.asks.map(({ field }) => field);
  expect(new Set(asked).size).toBe(asked.length);
  const known = new Set(file.sources.map(({ n }) => n));
  const { sources: _, ...facts } = file;
  const named = [...JSON.stringify(facts).matchAll(/"(?:\w+_)?source":(\d+)|"also":\[([\d,]+)\]/g)];
  const ids = named.flatMap(([, one, more]) => (one ?? more ?? '').split(',')).map(Number);
  expect(ids.filter((n) => !known.has(n))).toEqual([]);
});

const texas = read('TX');

test.each([
  ['an unknown field', { asks: [{ field: 'shoe_size', required: true, source: 1 }] }],
  ['a field without a source', { asks: [{ field: 'usdot', required: true }] }],
  ['a key of nobody', { asks_remark: 'x' }],
  ['an unknown kind of change', { changes: [{ what: 'color', allowed: true, within: 'x', fee_usd: 1, source: 1 }] }],
])('a file with %s is refused', (_, broken) => {
  expect(shape.safeParse({ ...(texas as object), ...broken }).success).toBe(false);
});

test('the facts are those of the files, under the names of the product', () => {
  const all = Object.values(filingFacts);
  expect(all.flatMap(({ asks }) => asks)).toHaveLength(992);
  expect(all.flatMap(({ changes }) => changes)).toHaveLength(40);
  expect(all.flatMap(({ annual }) => annual)).toHaveLength(47);
  expect(all.flatMap(({ sources }) => sources)).toHaveLength(308);
  expect(filingFacts.TX.system).toMatchObject({ name: 'TxPROS', url: 'https://txpros.txdmv.gov', vendor: 'ProMiles' });
  expect(filingFacts.TX.asks[0]).toEqual({ field: 'usdot', isRequired: true, source: 2, also: [1] });
  expect(filingFacts.FL.carry).toMatchObject({ isScreenAccepted: true, isPaperNeeded: null });
  expect(filingFacts.VT.changes[0]).toMatchObject({ what: 'extend', isAllowed: false, feeDollars: null });
});

test('the vocabulary has no field that no state asks', () => {
  const asked = new Set(Object.values(filingFacts).flatMap(({ asks }) => asks.map(({ field }) => field)));
  expect(filingFields.filter((field) => !asked.has(field))).toEqual([]);
});
