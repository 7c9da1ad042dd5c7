import type { Language } from '@wideload/contract/client';
import { getExcess, type BridgeCheck } from '@wideload/domain';
import { formatInches, formatPounds } from '#lib/format-figures.ts';
import type { bridgeFormulaTexts } from '../../texts/en/bridge-formula.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type BridgeTexts = TextsOf<typeof bridgeFormulaTexts>;
export type Words = { texts: BridgeTexts; language: Language };

export function formatGroup({ from, to }: BridgeCheck, { texts }: Words): string {
  return from === to ? texts.oneAxle(from) : texts.group(from, to);
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

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
