import { formatLength, lengthReadings, parseLength, type LengthReading } from '@wideload/domain';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { LengthField } from '../../../ui/form/length-field.tsx';
import { lengthFieldName } from './field-problems.ts';
import type { LoadCheckTexts } from './load-check-texts.ts';
import { fieldOf, type LengthKey, type LoadForm } from './load-form.ts';
import { filledByRow, rowChoices } from './check-load-row.ts';

/** How long a doubtful text must rest before it is asked about, in ms: `13` is mostly on its way to `13'6"`. */
const settling = 600;

type LengthInputProps = {
  name: LengthKey;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  texts: LoadCheckTexts;
  onInput: (changed: Partial<LoadForm>) => void;
  onBlur: () => void;
};

/** One length in any spelling; what was understood stands under it, and what it could mean where that is in doubt. */
export function LengthInput({ name, hint, value, error, texts, onInput, onBlur }: LengthInputProps) {
  const settled = useSettled(value, settling);
  const { to, usual } = fieldOf(name);
  const readings = settled === value ? lengthReadings(value, to, usual) : [];
  const rows = rowChoices(name, value, texts);

  function fillRow() {
    const filled = filledByRow(name, value);
    if (filled === null) onBlur();
    else onInput(filled);
  }

  return (
    <LengthField
      {...{ name, hint, value }}
      error={error === undefined || rows.length === 0 ? error : texts.sayWhichLength}
      label={texts.fields[name]}
      aria-label={lengthFieldName(name, texts)}
      reading={readingOf(name, value, texts)}
      choices={[
        ...readings.map((reading) => ({ text: reading.text, label: choiceOf(reading, texts) })),
        // A row with one reading is filled in as it is left; one that a link brought is never left.
        ...(rows.length > 1 || error !== undefined ? rows : []),
      ]}
      onChoose={(text) => onInput(filledByRow(name, text) ?? { [name]: text })}
      onChange={(event) => onInput({ [name]: event.target.value })}
      onPaste={(event) => {
        const filled = filledByRow(name, event.clipboardData.getData('text'));
        if (filled === null) return;
        event.preventDefault();
        onInput(filled);
      }}
      onBlur={fillRow}
      onKeyDown={(event) => event.key === 'Enter' && fillRow()}
      question={texts.didYouMean}
    />
  );
}

function choiceOf({ text, inches, rounded }: LengthReading, texts: LoadCheckTexts): string {
  return `${text} = ${formatLength(inches)}${rounded ? `, ${texts.rounded}` : ''}`;
}

function readingOf(name: LengthKey, text: string, texts: LoadCheckTexts): string | undefined {
  const parsed = parseLength(text, fieldOf(name).usual);
  if (!parsed.ok || text.trim() === formatLength(parsed.inches)) return undefined;
  return `= ${formatLength(parsed.inches)}${parsed.rounded ? `, ${texts.rounded}` : ''}`;
}
