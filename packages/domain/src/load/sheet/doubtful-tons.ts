import type { SheetItem, SheetValue } from './load-sheet.ts';

const metricOrSpanish =
  /\d\s?(?:mm|cm|m|mts?|met(?:er|re)s?|metros?)(?![a-z])|(?<![a-z])(?:pesa|peso|ancho|alto|largo)(?![a-z])/i;
const feet = /\d\s?(?:'|’|′|ft|feet|foot)/i;
const bareTons = /\d\s?tons?(?![a-z])(?!\s*\(?(?:us|short|metric))/i;
const namedTons = /(?:us|short|metric|long)\s+tons?(?![a-z])/i;
const poundsPerTonne = 1000 / 0.45359237;

/** A `ton` has 2,000 lb in the US; beside meters or in Spanish, it may be metric. */
export function askTons(items: readonly SheetItem[], text: string): SheetItem[] {
  if (!metricOrSpanish.test(text) || feet.test(text)) return [...items];
  return items.map((item) => {
    const isInDoubt = bareTons.test(item.words) && !namedTons.test(item.words);
    if (!isInDoubt || item.kind === 'unread' || item.kind === 'note') return item;
    const readings = item.kind === 'read' ? [item.values] : item.readings;
    if (!readings.flat().some(({ key }) => key === 'weight')) return item;
    const both = [...readings.map((values) => values.map(toMetric)), ...readings];
    return { kind: 'ask', words: item.words, why: item.kind === 'ask' ? item.why : 'tons', readings: both };
  });
}

function toMetric(value: SheetValue): SheetValue {
  if (value.key !== 'weight') return value;
  return { ...value, amount: Math.ceil((value.amount / 2000) * poundsPerTonne - 1e-6), isRounded: true };
}
