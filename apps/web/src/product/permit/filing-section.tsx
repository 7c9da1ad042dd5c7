import type { FilingKey, FilingValues } from '@wideload/domain';
import { FoldedFields } from '#ui/form/folded-fields.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FilingInput } from './filing-field.tsx';

type FilingSectionProps = {
  title: string;
  hint: string;
  keys: readonly FilingKey[];
  values: FilingValues;
  onChange: (values: FilingValues) => void;
  /** Of the fields, with its point: `units.0.filing.`. */
  namePrefix: string;
};

/** Values that only forms of states ask for, folded until there are any. */
export function FilingSection({ title, hint, keys, values, onChange, namePrefix }: FilingSectionProps) {
  return (
    <FoldedFields title={title} hint={hint} isOpen={keys.some((key) => (values[key] ?? '') !== '')} level={2}>
      <FieldGrid>
        {keys.map((key) => (
          <FilingInput
            key={key}
            filingKey={key}
            name={`${namePrefix}${key}`}
            value={values[key] ?? ''}
            onChange={(value) => onChange({ ...values, [key]: value })}
          />
        ))}
      </FieldGrid>
    </FoldedFields>
  );
}
