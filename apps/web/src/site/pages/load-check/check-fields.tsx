import {
  axleKeys,
  dimensionKeys,
  fewestAxles,
  formatLength,
  formatPounds,
  parsePounds,
  splitSpacings,
  type Inches,
  inches,
  parseLength,
  pounds,
  type SheetKey,
  type SheetValue,
} from '@wideload/domain';
import { type ChangeEvent, useState, type ClipboardEvent } from 'react';
import { LengthInput } from '#product/unit/length-input.tsx';
import type { LengthWords } from '#product/unit/length-words.ts';
import { PasteBox, usePasteBox } from '#product/unit/paste/paste-box.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import css from './check-fields.module.css';
import {
  axleWeightKeys,
  findField,
  type FormKey,
  type LengthKey,
  type LoadForm,
  formKeys,
  isRowField,
  listRowChoices,
  toRowTexts,
} from './load-form.ts';
import { formatLengthFieldName, formatLengthLabel, formatFieldLabel } from './field-problems.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import { readPageLanguage } from '#lib/address/page-language.ts';
import { isWeightKey, type PasteForm } from '#product/unit/paste/pasted-load.ts';
import type { PasteLoadProps } from '#product/unit/paste/paste-load.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { islandTexts } from '../../texts/island-texts.ts';

export type CheckFieldsProps = {
  form: LoadForm;
  texts: LoadCheckTexts;
  findMessage: (key: FormKey) => string | undefined;
  onInput: (changed: Partial<LoadForm>) => void;
  onBlur: (key: FormKey) => void;
};

/** Center to center, for the common tractor with a 53 ft trailer, its tandem slid back. */
const usualAxles = { AB: '17′8″', BC: '4′6″', CD: '33′0″', DE: '4′1″', EF: '' } as const;
const usualTrailer = '53′0″';

const overhangs: ReadonlySet<LengthKey> = new Set(['frontOverhang', 'rearOverhang']);

/** Loads with its words when the box is opened. */
const CheckPaste = createLazyPart(async () => {
  const [{ PasteLoad }, words] = await Promise.all([
    import('#product/unit/paste/paste-load.tsx'),
    islandTexts[readPageLanguage()].pasteLoad(),
  ]);
  return function PasteInLanguage(props: PasteLoadProps) {
    return <PasteLoad {...props} words={words} />;
  };
});

function toPasteForm(
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

export function CheckFields(props: CheckFieldsProps) {
  const { form, texts, findMessage, onInput, onBlur } = props;
  const [added, setAdded] = useState(0);
  const box = usePasteBox();
  const typedGaps = axleKeys.findLastIndex((key) => form[key].trim() !== '') + 1;
  const typedWeights = axleWeightKeys.findLastIndex((key) => form[key] !== '') + 1;
  const shownGaps = Math.max(fewestAxles, typedGaps, added);
  const shownWeights = Math.max(fewestAxles, typedGaps + 1, typedWeights);
  const last = axleKeys[shownGaps - 1];
  const hasAxles = typedGaps > 0;

  const toProps = (name: 'weight' | 'days' | (typeof axleWeightKeys)[number]) => ({
    name,
    value: form[name],
    error: findMessage(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onInput({ [name]: event.target.value }),
    onBlur: () => onBlur(name),
  });

  /** Distances in one row fill the fields from the one they were pasted into. */
  function pasteGaps(event: ClipboardEvent<HTMLElement>) {
    const gaps = splitSpacings(event.clipboardData.getData('text'));
    const { target } = event;
    const first = target instanceof HTMLInputElement ? axleKeys.findIndex((key) => key === target.name) : -1;
    if (gaps === null || first < 0) return;
    event.preventDefault();
    const filled = axleKeys.slice(first, first + gaps.length).map((key, at) => [key, formatGap(gaps[at])]);
    onInput(Object.fromEntries(filled));
  }
  return (
    <div className="stack gap-20 shrinks" onPasteCapture={box.onPasteCapture}>
      <PasteBox label={texts.pasteLoad} form={toPasteForm(form, { texts, onInput })} box={box} part={CheckPaste} />
      <fieldset>
        <legend>{texts.dimensions}</legend>
        <p className="muted size-label above-4">{texts.dimensionsHint}</p>
        <div className={css['lengths']}>
          {dimensionKeys.map((key) => (
            <OneLength key={key} name={key} hint={overhangs.has(key) ? texts.ifAny : undefined} {...props} />
          ))}
          <TextField
            label={texts.fields.weight}
            {...toProps('weight')}
            unit="lb"
            hint={texts.weightHint}
            reading={formatWeightReading(form.weight)}
          />
          <OneLength name="trailer" hint={texts.trailerHint} {...props} />
          <OneLength name="kingpin" hint={texts.kingpinHint} {...props} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.axles}</legend>
        <p className="muted size-label above-4">{texts.axlesHint}</p>
        <div className={css['axles']} onPasteCapture={pasteGaps}>
          {axleKeys.slice(0, shownGaps).map((key) => (
            <OneLength key={key} name={key} hint={key === 'EF' ? texts.sixth : undefined} {...props} />
          ))}
        </div>
        {last !== undefined && shownGaps < axleKeys.length && form[last].trim() !== '' && (
          <Button size="small" className="above-12" onClick={() => setAdded(shownGaps + 1)}>
            {texts.addAxle}
          </Button>
        )}
        {!hasAxles && (
          <Button
            size="small"
            className="above-12"
            onClick={() =>
              onInput({ ...usualAxles, trailer: form.trailer.trim() === '' ? usualTrailer : form.trailer })
            }
          >
            {texts.usualAxles}
          </Button>
        )}
      </fieldset>
      <details open={axleWeightKeys.some((key) => form[key] !== '')}>
        <summary>{texts.axleWeights}</summary>
        <p className="muted size-label above-4">{texts.axleWeightsHint}</p>
        <div className={css['lengths']}>
          {axleWeightKeys.slice(0, shownWeights).map((key, at) => (
            <TextField key={key} label={texts.axleWeight(at + 1)} {...toProps(key)} unit="lb" />
          ))}
        </div>
      </details>
      <TextField
        label={texts.fields.days}
        {...toProps('days')}
        inputMode="numeric"
        autoComplete="off"
        hint={texts.daysHint}
        className={css['days']}
      />
    </div>
  );
}

function formatGap(gap: Inches | undefined): string {
  return gap === undefined ? '' : formatLength(gap);
}

type OneLengthProps = CheckFieldsProps & { name: LengthKey; hint: string | undefined };

function OneLength({ name, hint, form, texts, findMessage, onInput, onBlur }: OneLengthProps) {
  const text = form[name];
  const error = findMessage(name);
  const rows = listRowChoices(name, text, texts);
  const leave = () => onBlur(name);
  return (
    <LengthInput
      {...{ name, hint, text }}
      label={formatLengthLabel(name, texts)}
      aria-label={formatLengthFieldName(name, texts)}
      error={error === undefined || rows.length === 0 ? error : texts.sayWhichLength}
      bounds={findField(name)}
      words={toLengthWords(texts)}
      // A row with one reading fills the fields on blur; a row from a link never gets a blur.
      moreChoices={rows.length > 1 || error !== undefined ? rows : []}
      onText={(changed) => onInput({ [name]: changed })}
      onRow={isRowField(name) ? (row) => onInput(toRowTexts(name, row)) : undefined}
      onBlur={leave}
      onEnter={leave}
    />
  );
}

function toLengthWords({ didYouMean: question, rounded }: LoadCheckTexts): LengthWords {
  return {
    format: formatLength,
    rounded,
    question,
    describeReading: ({ text, inches, rounded: isRounded }) =>
      `${text} = ${formatLength(inches)}${isRounded ? `, ${rounded}` : ''}`,
  };
}

function formatWeightReading(text: string): string | undefined {
  const parsed = parsePounds(text);
  if (!parsed.ok || /^[\d,\s]+$/.test(text)) return undefined;
  return `= ${formatPounds(parsed.pounds)}`;
}
