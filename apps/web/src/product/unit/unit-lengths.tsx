import { moreGapKeys, parseUnambiguousRow, splitAxleRow, splitSpacings } from '@wideload/domain';
import { useEffect, useState, type ClipboardEvent, useSyncExternalStore } from 'react';
import * as texts from './unit-form.texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import {
  isBlankLength,
  toLengthText,
  toLengthValue,
  type LengthValue,
  noLength,
  parseLengthValue,
  type LengthForm,
  splitInches,
} from './length-value.ts';
import {
  axleFields,
  countTypedGaps,
  dimensionFields,
  fillGaps,
  isAxlePath,
  kingpinField,
  type AxlePath,
  type LengthPath,
  type UnitForm,
} from './unit-form.ts';
import { PasteBox, usePasteBox } from './paste/paste-box.tsx';
import { toPasteForm, UnitPaste, LoadRowNotice } from './paste/unit-paste.tsx';
import { LengthValueInput } from './length-value-input.tsx';
import { useLoadRow, describeRow, fillRow, findOnlyReading, findRow, isRowPath } from './paste/use-load-row.ts';
import { AxleSection, type AxleNeed } from './axle-section.tsx';
import { fillAxleRow, tidyWeight } from './axle-texts.ts';
import { loadedWeight } from './unit.texts.ts';

/** The key is a setting of the device and contains no personal data, so a sign-out keeps it. */
const formKey = 'length-form';
const listeners = new Set<() => void>();
let chosen: LengthForm | null = null;

function useLengthForm(): readonly [LengthForm, (form: LengthForm) => void] {
  return [useSyncExternalStore(onChoice, readForm), chooseLengthForm];
}

function chooseLengthForm(form: LengthForm): void {
  chosen = form;
  try {
    localStorage.setItem(formKey, form);
  } catch {
    // The choice then lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

function readForm(): LengthForm {
  chosen ??= readStoredForm();
  return chosen;
}

function readStoredForm(): LengthForm {
  try {
    return localStorage.getItem(formKey) === 'two' ? 'two' : 'one';
  } catch {
    return 'one';
  }
}

function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const paths = ['dimensions.frontOverhang', 'dimensions.rearOverhang'] as const;

/** False while a field is blank: nothing typed is not the same as none (spec [5]). */
export function hasNoOverhang(lengths: UnitForm['lengths']): boolean {
  return paths.every((path) => parseLengthValue(lengths[path]) === 0);
}

/** Zero in both fields, or both blank again. */
export function putNoOverhang(lengths: UnitForm['lengths'], isNone: boolean): UnitForm['lengths'] {
  const value = isNone ? splitInches(0) : noLength;
  return { ...lengths, ...Object.fromEntries(paths.map((path) => [path, value])) };
}

export type SharedProps = (path: string) => { name: string; error: string | undefined; onBlur: () => void };

type UnitLengthsProps = {
  unit: UnitForm;
  put: (unit: UnitForm) => void;
  shared: SharedProps;
  layout: keyof typeof layouts;
  axles?: AxleNeed;
  /** A hint below the weight. */
  weightReading?: string;
};

/** A drawer has room for two columns, and uses the full labels of the order history. */
const layouts = {
  page: { level: 2, lengths: 3, axles: 3, labelAxles: (label: string) => label },
  drawer: { level: 3, lengths: 2, axles: 2, labelAxles: texts.axleDistance },
} as const;

const optionalPaths: ReadonlySet<LengthPath> = new Set([
  ...moreGapKeys.map((key) => `axles.${key}` as const),
  'kingpin',
]);

type AnyLengthField = (typeof dimensionFields)[number] | (typeof axleFields)[number] | typeof kingpinField;

export function UnitLengths({ axles = 'none', weightReading, ...props }: UnitLengthsProps) {
  const { unit, put, shared } = props;
  const layout = layouts[props.layout];
  const [form, chooseForm] = useLengthForm();
  const row = useLoadRow(unit, (lengths) => put({ ...unit, lengths }));
  const rowAt = findRow(unit.lengths);
  const onlyReading = findOnlyReading(unit.lengths);
  // An unambiguous row fills the fields when its field is left; after Undo, the notice asks about it.
  const isRowAsked = rowAt !== null && (onlyReading === null || row.isUndone);
  const weight = shared('weight');
  const box = usePasteBox();
  const [added, setAdded] = useState({ unit: unit._id, gaps: 0 });
  const shownGaps = Math.max(countTypedGaps(unit), added.unit === unit._id ? added.gaps : 0);
  const lastGap = axleFields[shownGaps - 1];

  // A row that was saved with the draft fills the fields, as on blur.
  useEffect(() => {
    if (onlyReading !== null) row.fill(onlyReading);
    // oxlint-disable-next-line react/exhaustive-deps -- a row that is being typed is left alone
  }, [unit._id]);

  function putLength(path: LengthPath, value: LengthValue) {
    if (isRowPath(path)) row.forget();
    put({ ...unit, lengths: { ...unit.lengths, [path]: value } });
  }

  function putPasted(filled: UnitForm) {
    row.forget();
    put(filled);
  }

  /** A pasted row may end with weights and tires of the axles; the rest stays a row of lengths. */
  function pasteRow(event: ClipboardEvent, path: LengthPath) {
    const pasted = splitAxleRow(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    const typed = pasted.rest === '' ? unit.lengths : { ...unit.lengths, [path]: toLengthValue(pasted.rest) };
    const reading = parseUnambiguousRow(pasted.rest);
    const lengths = reading === null ? typed : fillRow(typed, reading);
    if (reading === null) row.forget();
    else row.fill(reading);
    put({ ...unit, lengths, axleTexts: fillAxleRow(unit.axleTexts, pasted) });
  }

  /** Distances in one row, pasted or typed, fill the fields from theirs on. */
  function putGaps(text: string, path: AxlePath, event?: ClipboardEvent) {
    const gaps = splitSpacings(text);
    if (gaps === null) return;
    event?.preventDefault();
    put({ ...unit, lengths: fillGaps(unit.lengths, path, gaps) });
  }

  function renderLength(field: AnyLengthField, label: string = field.label) {
    const { path } = field;
    const { error, onBlur, ...rest } = shared(path);
    return (
      <LengthValueInput
        key={path}
        {...rest}
        onBlur={() => {
          onBlur();
          if (isAxlePath(path)) putGaps(toLengthText(unit.lengths[path]), path);
        }}
        {...{ label, form }}
        bounds={field}
        // The message shows at once: on blur, it would shift the choices away from the pointer.
        error={rowAt?.path !== path ? error : isRowAsked ? texts.sayWhichLength : undefined}
        optional={optionalPaths.has(path)}
        value={unit.lengths[path]}
        onValue={(value) => putLength(path, value)}
        onRow={isRowPath(path) ? row.fill : undefined}
        describeRow={describeRow}
      />
    );
  }

  return (
    <div onPasteCapture={box.onPasteCapture}>
      <Section
        level={layout.level}
        title={texts.overallDimensions}
        intro={form === 'one' ? texts.anySpelling : undefined}
        action={
          <Button look="link" onClick={() => chooseForm(form === 'one' ? 'two' : 'one')}>
            {form === 'one' ? texts.inFeetAndInches : texts.inOneField}
          </Button>
        }
      >
        <PasteBox label={texts.pasteLoad} form={toPasteForm(unit, putPasted)} box={box} part={UnitPaste} />
        <FieldGrid columns={layout.lengths} phone={2}>
          {dimensionFields.slice(0, 3).map((field) => (
            <div key={field.path} onPasteCapture={(event) => pasteRow(event, field.path)}>
              {renderLength(field)}
            </div>
          ))}
          <LoadRowNotice key={unit._id} lengths={unit.lengths} row={row} isAsked={isRowAsked} />
          <TextField
            {...weight}
            label={loadedWeight}
            reading={weightReading}
            unit="lb"
            inputMode="numeric"
            value={unit.weight}
            onChange={(event) => put({ ...unit, weight: event.target.value })}
            onBlur={() => {
              weight.onBlur();
              const tidied = tidyWeight(unit.weight);
              if (tidied !== unit.weight) put({ ...unit, weight: tidied });
            }}
          />
          {dimensionFields.slice(3).map((field) => renderLength(field))}
          <Checkbox
            className="whole-row"
            label={texts.noOverhang}
            checked={hasNoOverhang(unit.lengths)}
            onChange={({ target }) => put({ ...unit, lengths: putNoOverhang(unit.lengths, target.checked) })}
          />
        </FieldGrid>
      </Section>
      <Section level={layout.level} title={texts.axleDistances}>
        <FieldGrid columns={layout.axles} phone={2}>
          {axleFields.slice(0, shownGaps).map((field) => (
            <div
              key={field.path}
              onPasteCapture={(event) => putGaps(event.clipboardData.getData('text'), field.path, event)}
            >
              {renderLength(field, layout.labelAxles(field.label))}
            </div>
          ))}
          {renderLength(kingpinField)}
        </FieldGrid>
        {lastGap !== undefined && shownGaps < axleFields.length && !isBlankLength(unit.lengths[lastGap.path]) && (
          <Button size="small" className="above-12" onClick={() => setAdded({ unit: unit._id, gaps: shownGaps + 1 })}>
            {texts.addAxle}
          </Button>
        )}
      </Section>
      <AxleSection {...{ unit, put, shared }} level={layout.level} need={axles} />
    </div>
  );
}
