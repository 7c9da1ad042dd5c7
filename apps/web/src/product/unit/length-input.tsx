import {
  listLengthReadings,
  parseUnambiguousRow,
  parseLength,
  type Inches,
  type LengthRange,
  type LoadRowReading,
} from '@wideload/domain';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { LengthField, type LengthChoice, type LengthFieldProps } from '#ui/form/length-field.tsx';
import { describeParsed, type LengthWords } from './length-words.ts';

/** `13` usually becomes `13'6"`. */
const debounceMs = 600;

export type LengthBounds = {
  /** Max length. */
  to: Inches;
  /** The range that decides the unit of a bare number; null if the field always asks. */
  usual: LengthRange | null;
};

export type RowProps = {
  /** Runs when an unambiguous row was pasted, or typed and left. */
  onRow?: ((row: LoadRowReading) => void) | undefined;
  describeRow?: ((row: LoadRowReading) => string) | undefined;
};

type LengthInputProps = RowProps &
  Pick<LengthFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'error' | 'aria-label'> & {
    text: string;
    bounds: LengthBounds;
    words: LengthWords;
    moreChoices?: readonly LengthChoice[];
    onText: (text: string) => void;
    onBlur: () => void;
    onEnter?: () => void;
  };

export function LengthInput(props: LengthInputProps) {
  const { text, bounds, words, moreChoices = [], ...rest } = props;
  const { onText, onBlur, onEnter, onRow, describeRow, ...field } = rest;
  const { to, usual } = bounds;
  const settled = useDebounced(text, debounceMs);
  const readings = settled === text ? listLengthReadings(text, to, usual) : [];
  const row = createRowHandlers(text, { onBlur, onEnter, onRow, describeRow });

  function choose(chosen: string) {
    const reading = onRow === undefined ? null : parseUnambiguousRow(chosen);
    if (reading === null) onText(chosen);
    else onRow?.(reading);
  }
  return (
    <LengthField
      {...field}
      reading={describeParsed(text, parseLength(text, usual), words) ?? row.reading}
      choices={[
        ...readings.map((reading) => ({ text: reading.text, label: words.describeReading(reading) })),
        ...moreChoices,
      ]}
      question={words.question}
      onChoose={choose}
      value={text}
      onChange={(event) => onText(event.target.value)}
      {...row.handlers}
    />
  );
}

type FieldProps = RowProps & { onBlur: () => void; onEnter?: (() => void) | undefined };

/** Enter fills the fields instead of submitting the form; an ambiguous row stays text. */
export function createRowHandlers(text: string, { onBlur, onEnter, onRow, describeRow }: FieldProps) {
  const reading = onRow === undefined ? null : parseUnambiguousRow(text);
  return {
    reading: reading === null || describeRow === undefined ? undefined : `= ${describeRow(reading)}`,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const pasted = onRow === undefined ? null : parseUnambiguousRow(event.clipboardData.getData('text'));
        if (pasted === null) return;
        event.preventDefault();
        onRow?.(pasted);
      },
      onBlur: () => (reading === null ? onBlur() : onRow?.(reading)),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter') return;
        if (reading === null) return onEnter?.();
        event.preventDefault();
        onRow?.(reading);
      },
    },
  };
}
