import { readLoadSheet, type SheetKey, type SheetValue } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { pasteWords } from './paste-load.texts.ts';
import {
  findChosen,
  findState,
  formatValue,
  isAnswered,
  isSheet,
  selectValues,
  type PasteForm,
} from './pasted-load.ts';

const read = (text: string) => readLoadSheet(text)[0]?.items ?? [];
const none = { choices: {}, replaced: new Set<SheetKey>() };

/** Without fields for tires. */
function createForm(typed: Partial<Record<SheetKey, { text: string; amount: number | null }>> = {}): PasteForm {
  return {
    labelOf: (key) => key,
    find: (key) => (key.startsWith('tires') ? null : (typed[key] ?? { text: '', amount: null })),
    fill: () => undefined,
  };
}

const listKeys = (values: readonly SheetValue[]) => values.map(({ key }) => key);

describe('what is filled in', () => {
  test('certain figures, and three lengths in the order of the text', () => {
    const items = read('16 x 15-2 x 98 118k');
    expect(selectValues(items, { ...none, form: createForm() })).toMatchObject([
      { key: 'width', amount: 192 },
      { key: 'height', amount: 182 },
      { key: 'length', amount: 1176 },
      { key: 'weight', amount: 118_000 },
    ]);
    expect(selectValues(items, { ...none, choices: { 0: 1 }, form: createForm() })).toMatchObject([
      { key: 'width', amount: 182 },
      { key: 'height', amount: 192 },
      { key: 'length', amount: 1176 },
      { key: 'weight', amount: 118_000 },
    ]);
  });

  test('any other doubt is left out until it is answered', () => {
    const items = read('53.5 t');
    expect(items.map((item) => [isAnswered(item, 0, {}), findChosen(item, 0, {})])).toEqual([[false, null]]);
    expect(selectValues(items, { ...none, form: createForm() })).toEqual([]);
    expect(selectValues(items, { ...none, choices: { 0: 1 }, form: createForm() })).toMatchObject([
      { amount: 107_000 },
    ]);
    expect(items.map((item) => isAnswered(item, 0, { 0: null }))).toEqual([true]);
  });

  test('a field with another figure only where that is chosen, and none that the form has not', () => {
    const items = read("Width 14'6\"\nHeight 15'2\"\nLength 98'\ntires 2/4/4/4/4");
    const form = createForm({
      width: { text: '14-6', amount: 174 },
      height: { text: '13-6', amount: 162 },
    });
    expect(listKeys(selectValues(items, { ...none, form }))).toEqual(['length']);
    const replaced = new Set<SheetKey>(['height']);
    expect(listKeys(selectValues(items, { ...none, replaced, form }))).toEqual(['height', 'length']);
    const states = items.flatMap((item) =>
      item.kind === 'read' ? item.values.map((value) => findState(value, form)) : [],
    );
    expect(states.slice(0, 4)).toEqual(['same', 'typed', 'empty', 'no-field']);
  });

  test('an unreadable text of a field is not lost either', () => {
    const form = createForm({ width: { text: 'about 14', amount: null } });
    expect(selectValues(read('Width 14\'6"'), { ...none, form })).toEqual([]);
  });
});

test.each<[string, string[]]>([
  ['Width 14\'6"', ['14′6″']],
  ['Width 4.42 m', ['14′7″, rounded up']],
  ['gross 118k', ['118,000 lb']],
  ['Axle 1: 12k', ['12,000 lb']],
  ['tires 2/4', ['2 tires', '4 tires']],
])('%s is shown as %j', (text, shown) => {
  const values = read(text).flatMap((item) => (item.kind === 'read' ? item.values : []));
  expect(values.map((value) => formatValue(value, pasteWords))).toEqual(shown);
});

test.each<[boolean, string]>([
  [true, 'Width 14\'6"\nHeight 15\'2"\nAxle weights 12,000 / 17,000\nThanks, Bob'],
  [true, 'Hi,\nneed a permit\nAxle weights 12,000 / 17,000 / 17,000\nS/N: ABC12345'],
  [true, 'OAL 98 ft\nGVW 118k'],
  [false, "W 14'6\nH 15'2\nL 98'"],
  [false, "W 8'6 x H 13'6 x L 75'\naxles 12,000/17,000/17,000\ntires 2/4/4"],
  [false, "axle spacings 17'\n4'6\"\n36'"],
  [false, 'Axle weights 12,000\n17,000\n17,000'],
  [false, "14'6\n15'2\n98'"],
  [false, "Width 14'6\n"],
])('whether this pasted text is a sheet is %j: %j', (answer, text) => {
  expect(isSheet(text)).toBe(answer);
});
