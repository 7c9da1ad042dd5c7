// The load of the calculator, and its query string: `?d=144-52-336-44&w=12000-17000-17000-17000-17000`.
import {
  findAxleSets,
  splitEqually,
  maxWeight,
  inches,
  maxLength,
  pounds,
  type Inches,
  capitalize,
  type Pounds,
  getExcess,
  type BridgeCheck,
} from '@wideload/domain';
import type { Language } from '@wideload/contract/client';
import { formatInches, formatPounds } from '#lib/format-figures.ts';
import type { bridgeFormulaTexts } from '../../texts/en/bridge-formula.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export const minAxles = 2;
export const maxAxles = 9;

/** `set`: nearby axles are weighed together, and the weight of the set belongs to its first axle. */
export type WeighedBy = 'axle' | 'set';
/** Null for an unknown weight. */
export type BridgeLoad = { gaps: readonly Inches[]; weights: readonly (Pounds | null)[]; by: WeighedBy };

/** These five axles pass the formula over their whole length, and pass over axles 2 to 5 only by the exception. */
export const exampleLoad: BridgeLoad = {
  gaps: [144, 52, 336, 48].map(inches),
  weights: [12_000, 17_000, 17_000, 17_000, 17_000].map(pounds),
  by: 'axle',
};

export function listAxleWeights({ gaps, weights, by }: BridgeLoad): (Pounds | null)[] {
  if (by === 'axle') return [...weights];
  return findAxleSets(gaps).flatMap(({ from, to }) => {
    const count = to - from + 1;
    const whole = weights[from - 1] ?? null;
    return whole === null ? Array.from({ length: count }, () => null) : splitEqually(whole, count);
  });
}

export function toWeighedBy(load: BridgeLoad, by: WeighedBy): BridgeLoad {
  const axles = listAxleWeights(load);
  if (by === 'axle') return { ...load, by, weights: axles };
  const weights: (Pounds | null)[] = axles.map(() => null);
  for (const { from, to } of findAxleSets(load.gaps)) {
    const own = axles.slice(from - 1, to).filter((weight) => weight !== null);
    const isKnown = own.length === to - from + 1;
    weights[from - 1] = isKnown ? pounds(own.reduce<number>((sum, weight) => sum + weight, 0)) : null;
  }
  return { ...load, by, weights };
}

export function formatBridgeSearch({ gaps, weights, by }: BridgeLoad): string {
  const params = new URLSearchParams({ d: gaps.join('-') });
  if (weights.some((weight) => weight !== null)) params.set('w', weights.map((weight) => weight ?? '').join('-'));
  if (by === 'set') params.set('by', by);
  return `?${params}`;
}

const parseWhole = (text: string, max: number): number | null => {
  if (!/^\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
};

/** Null for any text that `formatBridgeSearch` does not write. */
export function parseBridgeSearch(search: string): BridgeLoad | null {
  const params = new URLSearchParams(search);
  const [gapText = '', weightText, by = 'axle'] = ['d', 'w', 'by'].map((name) => params.get(name) ?? undefined);
  if (by !== 'axle' && by !== 'set') return null;
  const gaps = gapText.split('-').map((text) => parseWhole(text, maxLength));
  if (gaps.length + 1 < minAxles || gaps.length + 1 > maxAxles || gaps.some((gap) => !gap)) return null;
  const texts = weightText === undefined ? [...gaps, 0].map(() => '') : weightText.split('-');
  const weights = texts.map((text) => (text === '' ? null : parseWhole(text, maxWeight)));
  if (weights.length !== gaps.length + 1) return null;
  if (texts.some((text, at) => text !== '' && weights[at] === null)) return null;
  return {
    gaps: gaps.flatMap((gap) => (gap === null ? [] : [inches(gap)])),
    weights: weights.map((weight) => (weight === null ? null : pounds(weight))),
    by,
  };
}

export type BridgeTexts = TextsOf<typeof bridgeFormulaTexts>;
export type Words = { texts: BridgeTexts; language: Language };

function formatGroup({ from, to }: BridgeCheck, { texts }: Words): string {
  return from === to ? texts.oneAxle(from) : texts.group(from, to);
}

export type Verdict = { isOver: boolean; title: string; text: string };

export function toVerdict(worst: BridgeCheck | null, hasUnknown: boolean, words: Words): Verdict {
  const { texts, language } = words;
  if (worst === null || worst.actual === null) {
    return { isOver: false, title: texts.unweighed, text: texts.unweighedText };
  }
  const group = formatGroup(worst, words);
  const [actual, limit] = [worst.actual, worst.limit].map((weight) => formatPounds(weight, language));
  const over = getExcess(worst);
  const partly = hasUnknown ? ` ${texts.partly}` : '';
  if (over > 0) {
    const text = texts.overText(capitalize(group), actual ?? '', formatPounds(over, language), limit ?? '');
    return { isOver: true, title: texts.over, text: `${text}${partly}` };
  }
  return {
    isOver: false,
    title: texts.within,
    text: `${texts.withinText(group, actual ?? '', limit ?? '')}${partly}`,
  };
}

/** `48′4″ (48 ft)`: the measured length, and the rounded one of the formula. */
export function formatDistance({ inches, feet }: BridgeCheck, { texts }: Words): string {
  return texts.feet(formatInches(inches), feet);
}

export type BridgePageProps = {
  texts: BridgeTexts;
  language: Language;
  at: (path: string) => string;
};
