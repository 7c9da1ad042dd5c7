import {
  lengthReadings,
  onlyRowReading,
  readingWords,
  type Inches,
  type LengthRange,
  type LengthReading,
  type LoadRowReading,
} from '@wideload/domain';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useSettled } from '../../../../../lib/forms/use-settled.ts';
import { fieldId } from '../../../../../ui/form/field.tsx';
import { LengthField as OneField } from '../../../../../ui/form/length-field.tsx';
import { TwoPartField } from '../../../../../ui/form/two-part-field.tsx';
import {
  partsIn,
  readingOf,
  textIn,
  textInput,
  type LengthForm,
  type LengthInput,
} from '../../../forms/length-input.ts';
import { tidiedParts, type TwoParts } from '../../../forms/two-parts.ts';
import { rowWords } from './load-row.ts';

/** How long a doubtful text must rest before it is asked about, in ms: `13` is mostly on its way to `13'6"`. */
const settling = 600;

type LengthFieldProps = {
  name: string;
  label: string;
  optional: boolean;
  form: LengthForm;
  /** The greatest length that it takes. */
  most: Inches;
  /** What a number without a unit is judged by; null where it is always asked about. */
  usual: LengthRange | null;
  input: LengthInput;
  error: string | undefined;
  onInput: (input: LengthInput) => void;
  onBlur: () => void;
  /** A whole row that can be read in one way was pasted, or typed and left; without it, rows are text like any other. */
  onRow?: ((row: LoadRowReading) => void) | undefined;
};

/** A length: in one field that reads any spelling, or as the feet and inches of the specification. */
export function LengthField(props: LengthFieldProps) {
  return props.form === 'one' ? <InOneField {...props} /> : <InTwoParts {...props} />;
}

function InOneField({ name, label, optional, most, usual, input, error, onInput, onBlur, onRow }: LengthFieldProps) {
  const text = textIn(input);
  const row = typedRow(text, { onBlur, onRow });
  const readings = useReadings(text, { most, usual });
  return (
    <OneField
      {...{ name, label, optional, error }}
      reading={readingOf(input, 'one', usual) ?? row.reading}
      choices={readings.map((reading) => ({ text: reading.text, label: readingWords(reading) }))}
      onChoose={(chosen) => onInput(textInput(chosen))}
      value={text}
      onChange={(event) => onInput(textInput(event.target.value))}
      onPaste={(event) => takeRow(event, onRow)}
      onBlur={row.onBlur}
      onKeyDown={row.onKeyDown}
    />
  );
}

/** A whole length pasted into the feet (`13'6"`, `4.11 m`) is read, shown, and taken apart when it is left. */
function InTwoParts({ name, label, optional, usual, input, error, onInput, onBlur, onRow }: LengthFieldProps) {
  const parts = partsIn(input, usual);
  const row = typedRow(parts.feet, { onBlur, onRow });
  function leaveFeet() {
    row.onBlur();
    const tidied = tidiedParts(parts);
    if (input.text === undefined && (tidied.feet !== parts.feet || tidied.inches !== parts.inches)) onInput(tidied);
  }
  const put = (changed: Partial<TwoParts>) => onInput({ ...parts, ...changed });
  return (
    <TwoPartField
      id={fieldId(name)}
      {...{ label, optional, error }}
      reading={readingOf(input, 'two') ?? row.reading}
      feet={{
        name: `${name}.feet`,
        value: parts.feet,
        onChange: (event) => put({ feet: event.target.value }),
        onBlur: leaveFeet,
        onKeyDown: row.onKeyDown,
        onPaste: (event) => takeRow(event, onRow),
      }}
      inches={{
        name: `${name}.inches`,
        value: parts.inches,
        onChange: (event) => put({ inches: event.target.value }),
        onBlur,
      }}
    />
  );
}

type Bounds = Pick<LengthFieldProps, 'most' | 'usual'>;

/** Lists the meanings of a doubtful text once it rests. */
function useReadings(text: string, { most, usual }: Bounds): LengthReading[] {
  const settled = useSettled(text, settling);
  return settled === text ? lengthReadings(text, most, usual) : [];
}

/** A row that can be read in one way fills all fields; any other is pasted as it is, and asked about. */
function takeRow(event: ClipboardEvent, onRow: LengthFieldProps['onRow']): void {
  const reading = onRow === undefined ? null : onlyRowReading(event.clipboardData.getData('text'));
  if (reading === null) return;
  event.preventDefault();
  onRow?.(reading);
}

/** A row that was typed fills the fields as it is left, or with Enter, which would otherwise leave the step. */
function typedRow(text: string, { onBlur, onRow }: Pick<LengthFieldProps, 'onBlur' | 'onRow'>) {
  const reading = onRow === undefined ? null : onlyRowReading(text);
  return {
    reading: reading === null ? undefined : `= ${rowWords(reading)}`,
    onBlur: () => (reading === null ? onBlur() : onRow?.(reading)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || reading === null) return;
      event.preventDefault();
      onRow?.(reading);
    },
  };
}
