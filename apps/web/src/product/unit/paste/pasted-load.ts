import {
  formatLength,
  inches,
  parseLoadRow,
  splitAxleRow,
  splitSpacings,
  type SheetItem,
  type SheetKey,
  type SheetValue,
} from '@wideload/domain';
import type { TextsOf } from '#lib/texts-of.ts';
import type { pasteWords } from './paste-load.texts.ts';

export type PasteWords = TextsOf<typeof pasteWords>;

/** The form that a pasted load goes to. */
export type PasteForm = {
  labelOf: (key: SheetKey) => string;
  /** The field's current text; null if the form has no such field. */
  find: (key: SheetKey) => { text: string; amount: number | null } | null;
  fill: (values: readonly SheetValue[]) => void;
};

/** The chosen reading of an item by its place in the list; null leaves it out. */
export type Choices = Readonly<Record<number, number | null>>;

/** `empty` fields are filled; `typed` ones hold something else, and are replaced only where that is chosen. */
export type ValueState = 'empty' | 'typed' | 'same' | 'no-field';

export function findState(value: SheetValue, form: PasteForm): ValueState {
  const field = form.find(value.key);
  if (field === null) return 'no-field';
  if (field.text.trim() === '') return 'empty';
  return field.amount === value.amount ? 'same' : 'typed';
}

/** Only the order of three lengths has a reading to begin with: that of the text. All other doubts are left out until answered. */
export function findChosen(item: SheetItem, at: number, choices: Choices): number | null {
  if (item.kind !== 'ask') return null;
  const chosen = choices[at];
  return chosen === undefined ? (item.why === 'order' ? 0 : null) : chosen;
}

export function listValues(item: SheetItem, at: number, choices: Choices): readonly SheetValue[] {
  if (item.kind === 'read') return item.values;
  const chosen = findChosen(item, at, choices);
  return item.kind === 'ask' && chosen !== null ? (item.readings[chosen] ?? []) : [];
}

export function isAnswered(item: SheetItem, at: number, choices: Choices): boolean {
  return item.kind !== 'ask' || item.why === 'order' || choices[at] !== undefined;
}

type Chosen = { choices: Choices; replaced: ReadonlySet<SheetKey>; form: PasteForm };

/** Each field once. */
export function selectValues(items: readonly SheetItem[], { choices, replaced, form }: Chosen): SheetValue[] {
  const values = items.flatMap((item, at) => listValues(item, at, choices));
  const wanted = values.filter((value) => {
    const state = findState(value, form);
    return state === 'empty' || (state === 'typed' && replaced.has(value.key));
  });
  return [...new Map(wanted.map((value) => [value.key, value])).values()];
}

export function formatValue({ key, amount, isRounded }: SheetValue, words: PasteWords): string {
  const text = formatAmount(key, amount, words);
  return isRounded ? `${text}, ${words.rounded}` : text;
}

function formatAmount(key: SheetKey, amount: number, words: PasteWords): string {
  if (key.startsWith('tires')) return words.tires(amount);
  return isWeightKey(key) ? words.weight(amount) : formatLength(inches(amount));
}

export function isWeightKey(key: SheetKey): boolean {
  return key === 'weight' || key.startsWith('axle');
}

/** Several lines that are no single row: a field would lose its line ends. */
export function isSheet(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && /[a-z]/i.test(text) && !isRow(text);
}

/** The figures that the fields read by themselves: lengths, distances, and weights and tires of the axles. */
function isRow(text: string): boolean {
  const { rest, weights, tires } = splitAxleRow(text) ?? { rest: text, weights: [], tires: [] };
  const isOnlyFigures = [...weights, ...tires].every((figure) => /^\d/.test(figure));
  return isOnlyFigures && (rest === '' || parseLoadRow(rest) !== null || splitSpacings(rest) !== null);
}
