import {
  formatLength,
  formatPounds,
  inches,
  parseLength,
  parsePounds,
  pounds,
  type SheetKey,
  type SheetValue,
} from '@wideload/domain';
import { readPageLanguage } from '#lib/address/page-language.ts';
import { isWeightKey, type PasteForm } from '#product/unit/paste/pasted-load.ts';
import type { PasteLoadProps } from '#product/unit/paste/paste-load.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { islandTexts } from '../../texts/island-texts.ts';
import { formatFieldLabel } from './field-problems.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import { findField, formKeys, type FormKey, type LengthKey, type LoadForm } from './load-form.ts';

/** Loads with its words when the box is opened. */
export const CheckPaste = createLazyPart(async () => {
  const [{ PasteLoad }, words] = await Promise.all([
    import('#product/unit/paste/paste-load.tsx'),
    islandTexts[readPageLanguage()].pasteLoad(),
  ]);
  return function PasteInLanguage(props: PasteLoadProps) {
    return <PasteLoad {...props} words={words} />;
  };
});

export function toPasteForm(
  form: LoadForm,
  { texts, onInput }: { texts: LoadCheckTexts; onInput: (changed: Partial<LoadForm>) => void },
): PasteForm {
  return {
    labelOf: (key) => (isField(key) ? formatFieldLabel(key, texts) : key),
    find: (key) => (isField(key) ? { text: form[key], amount: parseAmount(key, form[key]) } : null),
    fill: (values) => onInput(Object.fromEntries(values.map((value) => [value.key, formatText(value)]))),
  };
}

/** The check asks for no tires. */
function isField(key: SheetKey): key is Extract<SheetKey, FormKey> {
  return formKeys.some((name) => name === key);
}

function parseAmount(key: Extract<SheetKey, FormKey>, text: string): number | null {
  if (isWeightKey(key)) {
    const weight = parsePounds(text);
    return weight.ok ? weight.pounds : null;
  }
  // The other keys of a sheet are those of lengths.
  const length = parseLength(text, findField(key as LengthKey).usual);
  return length.ok ? length.inches : null;
}

function formatText({ key, amount }: SheetValue): string {
  return isWeightKey(key) ? formatPounds(pounds(amount)).replace(' lb', '') : formatLength(inches(amount));
}
