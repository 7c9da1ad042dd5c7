import type { FilingKey, FilingValues } from '@wideload/domain';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FilingInput } from './filing-field.tsx';
import css from './filing-section.module.css';

type FilingSectionProps = {
  title: string;
  hint?: string;
  keys: readonly FilingKey[];
  values: FilingValues;
  onChange: (values: FilingValues) => void;
  /** Of the fields, with its point: `units.0.filing.`. */
  namePrefix: string;
  errorAt?: (name: string) => string | undefined;
  level?: 2 | 3;
  columns?: 1 | 2 | 3;
};

/** Values that only forms of states ask for, folded until there are any. */
export function FilingSection({ title, hint, keys, values, onChange, ...rest }: FilingSectionProps) {
  const { namePrefix, errorAt, level = 2, columns = 2 } = rest;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isWrong = keys.some((key) => errorAt?.(`${namePrefix}${key}`) !== undefined);
  const isOpen = isWrong || (choice ?? keys.some((key) => (values[key] ?? '') !== ''));
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details
      className={classNames('above-28', css['section'])}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setChoice(open)}
    >
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {hint !== undefined && <p className="muted below-12">{hint}</p>}
      <FieldGrid columns={columns}>
        {keys.map((key) => (
          <FilingInput
            key={key}
            filingKey={key}
            name={`${namePrefix}${key}`}
            value={values[key] ?? ''}
            onChange={(value) => onChange({ ...values, [key]: value })}
            error={errorAt?.(`${namePrefix}${key}`)}
          />
        ))}
      </FieldGrid>
    </details>
  );
}
