import { labelFilingKey } from '@wideload/contract/client';
import { findFilingKind, toFilingField, longestFilingValue, type FilingKey } from '@wideload/domain';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import * as texts from './filing.texts.ts';

const answers = [texts.yes, texts.no].map((word) => ({ value: word, label: word }));

type FilingInputProps = {
  filingKey: FilingKey;
  name: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  error?: string | undefined;
};

/** One value that forms of states ask for, typed as they take it. */
export function FilingInput({ filingKey, name, value, onChange, optional = true, error }: FilingInputProps) {
  const field = toFilingField(filingKey);
  const kind = findFilingKind(field);
  const shared = { name, label: labelFilingKey(filingKey), optional, error, hint: texts.hints[field] };
  if (kind === 'yes-no')
    return (
      <SelectField
        {...shared}
        options={answers}
        placeholder={texts.notChosen}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <TextField
      {...shared}
      type={kind === 'day' ? 'date' : 'text'}
      maxLength={longestFilingValue}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(kind === 'number' ? target.value.replaceAll(/[^\d]/g, '') : target.value)}
    />
  );
}
