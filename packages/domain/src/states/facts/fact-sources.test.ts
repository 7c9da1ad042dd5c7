import { describe, expect, test } from 'vitest';
import { isLimitConfirmed, type LimitField } from '../../permits/limit-field.ts';
import { isOrderable, orderableStates, stateCodes } from '../../basics/state-code.ts';
import { stateSources } from '../state-sources.generated.ts';
import { unconfirmedFields } from '../unconfirmed-fields.generated.ts';
import { listAllSources, listSources } from './fact-sources.ts';
import { factTiers, isConfirmed, isFederal } from './permit-fact.ts';
import { permitSources } from './permit-sources.generated.ts';
import { readPath, readState } from './read-files.test-support.ts';

// Cast: Object.keys loses the type of the keys.
const limitFields = Object.keys(unconfirmedFields) as LimitField[];

/** No page with these limits could be found, so they are marked as not confirmed. */
const unsourced = new Set(['MD legal.road_limits.width_undesignated', 'PA legal.road_limits.width_undesignated']);

describe.each(stateCodes)('the sources of %s', (code) => {
  const known = limitFields.filter((field) => (readPath(readState(code), field) ?? null) !== null);

  test('support every limit, the best tier first', () => {
    for (const field of known) {
      const tiers = listSources(code, { field }).map(({ tier }) => factTiers.indexOf(tier));
      expect(tiers.length === 0, field).toBe(unsourced.has(`${code} ${field}`));
      expect(tiers, field).toEqual(tiers.toSorted((a, b) => a - b));
    }
  });

  test('say whether a limit is confirmed', () => {
    for (const field of known) {
      const isAnyConfirmed = listSources(code, { field }).some(({ tier }) => isConfirmed(tier));
      expect(isLimitConfirmed(code, field), field).toBe(isAnyConfirmed);
    }
  });

  test('have an address or a citation', () => {
    for (const { title, url } of stateSources[code]) {
      expect(url ?? 'https://none').toMatch(/^https?:\/\/\S+$/);
      expect(title).not.toBe('');
    }
  });
});

test('a quotation in the files of the states is a third party’s, unless its page was opened', () => {
  const width = listSources('TX', { field: 'legal.width_in' });
  expect(width.map(({ tier, publisher }) => [tier, publisher])).toContainEqual([
    'third_party',
    'Texas Department of Motor Vehicles (quoted by a third party with its citation)',
  ]);
  for (const { quote, isReadEarlier } of width) expect([quote, isReadEarlier]).toEqual([null, true]);
});

test('a federal text is told from the text of the state', () => {
  expect(listSources('TX', { field: 'legal.bridge_formula' }).every(isFederal)).toBe(true);
});

test.each(orderableStates)('every source of the permit facts of %s can be asked for', (code) => {
  for (const row of Object.keys(permitSources[code]))
    expect(listSources(code, { row })).toMatchObject([
      { title: permitSources[code][row]?.title, isReadEarlier: false },
    ]);
});

describe.each(stateCodes)('all sources of %s', (code) => {
  const all = listAllSources(code);
  const rows = isOrderable(code) ? Object.keys(permitSources[code]) : [];

  test('name each document once, the best tier first', () => {
    const documents = all.map(({ publisher, title, url }) => `${publisher} ${title} ${url}`);
    expect(documents).toEqual([...new Set(documents)]);
    const tiers = all.map(({ tier }) => factTiers.indexOf(tier));
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  });

  test('support what the files of the state name', () => {
    expect(all.flatMap((source) => source.rows).toSorted()).toEqual(rows.toSorted());
    const fields = stateSources[code].flatMap((source) => source.fields);
    expect(all.flatMap((source) => source.fields).toSorted()).toEqual(fields.toSorted());
  });

  test('have the day and the quote of a document that was opened', () => {
    const opened = all.filter((source) => source.rows.length > 0);
    expect(opened.filter(({ isReadEarlier }) => isReadEarlier)).toEqual([]);
  });
});

test('an unknown row has no source', () => {
  expect(listSources('TX', { row: 's999' })).toEqual([]);
  expect(listSources('AK', { row: 's1' })).toEqual([]);
});
