import type { Language } from '@wideload/contract/client';
import { getExcess, type BridgeCheck } from '@wideload/domain';
import { lengthText, poundsText } from '../../../lib/figure-text.ts';
import type { bridgeFormulaTexts } from '../../texts/en/bridge-formula.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

export type BridgeTexts = TextsOf<typeof bridgeFormulaTexts>;
export type Words = { texts: BridgeTexts; language: Language };

/** `axles 2 to 5`, `axle 1`. */
export function groupWords({ from, to }: BridgeCheck, { texts }: Words): string {
  return from === to ? texts.oneAxle(from) : texts.group(from, to);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The sentence of the banner, and whether it is loud: a group passes its limit. */
export type Verdict = { isOver: boolean; title: string; text: string };

export function verdictOf(worst: BridgeCheck | null, hasUnknown: boolean, words: Words): Verdict {
  const { texts, language } = words;
  if (worst === null || worst.actual === null) {
    return { isOver: false, title: texts.unweighed, text: texts.unweighedText };
  }
  const group = groupWords(worst, words);
  const [actual, limit] = [worst.actual, worst.limit].map((weight) => poundsText(weight, language));
  const over = getExcess(worst);
  const partly = hasUnknown ? ` ${texts.partly}` : '';
  if (over > 0) {
    const text = texts.overText(capital(group), actual ?? '', poundsText(over, language), limit ?? '');
    return { isOver: true, title: texts.over, text: `${text}${partly}` };
  }
  return {
    isOver: false,
    title: texts.within,
    text: `${texts.withinText(group, actual ?? '', limit ?? '')}${partly}`,
  };
}

/** `48′4″ (48 ft)`: as it is measured, and as the formula takes it. */
export function distanceWords({ inches, feet }: BridgeCheck, { texts }: Words): string {
  return texts.feet(lengthText(inches), feet);
}
