import {
  lengthReadings,
  parseLoadRow,
  readingWords,
  type Inches,
  type LengthReading,
  type LoadRowReading,
} from '@wideload/domain';
import type { ClipboardEvent } from 'react';
import { useSettled } from '../../../../lib/use-settled.ts';
import { fieldId } from '../../../../ui/field.tsx';
import { LengthField as OneField } from '../../../../ui/length-field.tsx';
import { TwoPartField } from '../../../../ui/two-part-field.tsx';
import { partsIn, readingOf, textIn, textInput, type LengthForm, type LengthInput } from '../../length-input.ts';
import { tidiedParts, type TwoParts } from '../../two-parts.ts';

/** How long a doubtful text must rest before it is asked about, in ms: `13` is mostly on its way to `13'6"`. */
const settling = 600;

type LengthFieldProps = {
  name: string;
  label: string;
  optional: boolean;
  form: LengthForm;
  /** The greatest length that it takes. */
  most: Inches;
  input: LengthInput;
  error: string | undefined;
  onInput: (input: LengthInput) => void;
  onBlur: () => void;
  /** A whole row was pasted, with a label for each length; without it, rows are text like any other. */
  onRow?: ((row: LoadRowReading) => void) | undefined;
};

/** A length: in one field that reads any spelling, or as the feet and inches of the specification. */
export function LengthField(props: LengthFieldProps) {
  return props.form === 'one' ? <InOneField {...props} /> : <InTwoParts {...props} />;
}

function InOneField({ name, label, optional, most, input, error, onInput, onBlur, onRow }: LengthFieldProps) {
  const text = textIn(input);
  const readings = useReadings(text, most, error !== undefined);
  return (
    <OneField
      {...{ name, label, optional, error, onBlur }}
      reading={readingOf(input, 'one')}
      choices={readings.map((reading) => ({ text: reading.text, label: readingWords(reading) }))}
      onChoose={(chosen) => onInput(textInput(chosen))}
      value={text}
      onChange={(event) => onInput(textInput(event.target.value))}
      onPaste={(event) => takeRow(event, onRow)}
    />
  );
}

/** A whole length pasted into the feet (`13'6"`, `4.11 m`) is read, shown, and taken apart when it is left. */
function InTwoParts({ name, label, optional, input, error, onInput, onBlur, onRow }: LengthFieldProps) {
  const parts = partsIn(input);
  function leaveFeet() {
    onBlur();
    const tidied = tidiedParts(parts);
    if (input.text === undefined && (tidied.feet !== parts.feet || tidied.inches !== parts.inches)) onInput(tidied);
  }
  const put = (changed: Partial<TwoParts>) => onInput({ ...parts, ...changed });
  return (
    <TwoPartField
      id={fieldId(name)}
      {...{ label, optional, error }}
      reading={readingOf(input, 'two')}
      feet={{
        name: `${name}.feet`,
        value: parts.feet,
        onChange: (event) => put({ feet: event.target.value }),
        onBlur: leaveFeet,
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

/** What a doubtful text could mean, once it rests or its message is shown. */
function useReadings(text: string, most: Inches, isRefused: boolean): LengthReading[] {
  const settled = useSettled(text, settling);
  return settled === text || isRefused ? lengthReadings(text, most) : [];
}

/** A row that says of each length what it is fills all fields; any other is pasted as it is, and asked about. */
function takeRow(event: ClipboardEvent, onRow: LengthFieldProps['onRow']): void {
  const row = onRow === undefined ? null : parseLoadRow(event.clipboardData.getData('text'));
  const [reading] = row?.readings ?? [];
  if (row === null || !row.isCertain || reading === undefined) return;
  event.preventDefault();
  onRow?.(reading);
}
