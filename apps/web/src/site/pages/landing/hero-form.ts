import { parseLoadSize, type LoadSizeReading, type StateCode } from '@wideload/domain';
import { emptyForm, type LoadForm, toSizeTexts } from '../load-check/load-form.ts';

/** Also the query keys of the check page. */
export const heroKeys = ['from', 'to', 'size'] as const;
export type HeroKey = (typeof heroKeys)[number];
export type HeroForm = Readonly<Record<HeroKey, string>>;

export const emptyHeroForm: HeroForm = { from: '', to: '', size: '' };

export type TypedSize = {
  /** Null: nothing is typed, or it must be asked for. */
  reading: LoadSizeReading | null;
  /** Other ways to read it. */
  others: readonly LoadSizeReading[];
  isUnread: boolean;
};

/** The label names the order of the lengths, so the order alone leaves no doubt. */
export function readSize(text: string): TypedSize {
  const size = parseLoadSize(text);
  if (size === null) return { reading: null, others: [], isUnread: text.trim() !== '' };
  const [first, ...others] = size.readings;
  return size.isInDoubt
    ? { reading: null, others: size.readings, isUnread: false }
    : { reading: first, others, isUnread: false };
}

export function toLoadForm(
  { from, to, size }: HeroForm,
  { states, leaving, reading }: { states: readonly StateCode[]; leaving: string; reading: LoadSizeReading | null },
): LoadForm {
  const figures = reading === null ? {} : toSizeTexts(size);
  return { ...emptyForm, from, to, leaving, states: states.join(', '), ...figures };
}

/** Reads the fields below `element`, which a visitor may fill in before the script arrives. */
export function readTyped(element: Element): HeroForm {
  const read = (key: HeroKey) => element.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.value ?? '';
  return { from: read('from'), to: read('to'), size: read('size') };
}
