import { formatLength, lengthReadings, parseLength, type LengthReading } from '@wideload/domain';
import { useSettled } from '../../lib/use-settled.ts';
import { LengthField } from '../../ui/length-field.tsx';
import { lengthFieldName } from './field-problems.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import { mostOf, type LengthKey } from './load-form.ts';

/** How long a doubtful text must rest before it is asked about, in ms: `13` is mostly on its way to `13'6"`. */
const settling = 600;

type LengthInputProps = {
  name: LengthKey;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  texts: LoadCheckTexts;
  onInput: (text: string) => void;
  onBlur: () => void;
};

/** One length in any spelling; what was understood stands under it, and what it could mean where that is in doubt. */
export function LengthInput({ name, hint, value, error, texts, onInput, onBlur }: LengthInputProps) {
  const settled = useSettled(value, settling);
  const readings = settled === value || error !== undefined ? lengthReadings(value, mostOf(name)) : [];
  return (
    <LengthField
      {...{ name, hint, error, value, onBlur }}
      label={texts.fields[name]}
      aria-label={lengthFieldName(name, texts)}
      reading={readingOf(value, texts)}
      choices={readings.map((reading) => ({ text: reading.text, label: choiceOf(reading, texts) }))}
      onChoose={onInput}
      onChange={(event) => onInput(event.target.value)}
      question={texts.didYouMean}
    />
  );
}

function choiceOf({ text, inches, rounded }: LengthReading, texts: LoadCheckTexts): string {
  return `${text} = ${formatLength(inches)}${rounded ? `, ${texts.rounded}` : ''}`;
}

function readingOf(text: string, texts: LoadCheckTexts): string | undefined {
  const parsed = parseLength(text);
  if (!parsed.ok || text.trim() === formatLength(parsed.inches)) return undefined;
  return `= ${formatLength(parsed.inches)}${parsed.rounded ? `, ${texts.rounded}` : ''}`;
}
