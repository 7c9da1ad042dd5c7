import { readFileSync } from 'node:fs';
import { formatLength, inches } from '../../basics/length.ts';
import { formatPounds, pounds } from '../../basics/weight.ts';
import type { SheetItem, SheetLoad, SheetValue } from './load-sheet.ts';

/** Each case is a text, a line `=>`, its reading, and a line `----`. */
export function readSheetCases(): { text: string; expected: string }[] {
  const file = new URL('./load-sheet.cases.txt', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n----\n')
    .map((block) => {
      const [text = '', expected = ''] = block.split('\n=>\n');
      return { text, expected: expected.trimEnd() };
    });
}

/** `width 14′6″ < 14-6 wide`; `?` asks, `!` is not understood, `~` is a note. */
export function formatSheet(loads: readonly SheetLoad[]): string {
  return loads
    .flatMap(({ name, items }) => [
      ...(loads.length > 1 || name !== null ? [`[${name ?? ''}]`] : []),
      ...items.map(formatItem),
    ])
    .join('\n');
}

function formatItem(item: SheetItem): string {
  const { words } = item;
  switch (item.kind) {
    case 'read':
      return `${formatValues(item.values)} < ${words}`;
    case 'ask':
      return `? ${item.why}: ${item.readings.map(formatValues).join(' or ')} < ${words}`;
    case 'unread':
      return `! ${item.because}: ${words}`;
    case 'note':
      return `~ ${item.what}: ${words}`;
  }
}

function formatValues(values: readonly SheetValue[]): string {
  return values
    .map(({ key, amount, isRounded }) => `${key} ${formatAmount(key, amount)}${isRounded ? ' up' : ''}`)
    .join(', ');
}

function formatAmount(key: string, amount: number): string {
  if (key.startsWith('tires')) return String(amount);
  return /^(?:weight|axle[A-M])$/.test(key) ? formatPounds(pounds(amount)) : formatLength(inches(amount));
}
