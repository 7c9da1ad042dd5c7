import { auditSubjects, auditLabels } from '@wideload/contract/client';
import { parseDay, type Day } from '@wideload/domain';
import { useState, type ChangeEvent } from 'react';
import * as texts from './audit-log.texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { listActions, type ActionFilter } from './action-filter.ts';
import { classNames } from '#ui/class-names.ts';
import css from './action-filter-fields.module.css';
import { subjectWords } from './subject-words.ts';

type DayInputProps = { label: string; value: Day | undefined; onDay: (day: Day | undefined) => void };

function DayInput({ label, value, onDay }: DayInputProps) {
  const [text, setText] = useState<string>(value ?? '');
  const [inForce, setInForce] = useState(value);
  // Back and Forward change the filter without remounting the field.
  if (value !== inForce) {
    setInForce(value);
    setText(value ?? '');
  }
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    // A half-typed year parses as a year in the first centuries, so the filter ignores it.
    if (target.validity.valid) onDay(parseDay(target.value) ?? undefined);
  }
  return <TextField label={label} type="date" min="2020-01-01" value={text} onChange={change} />;
}

export type ActFilterFieldsProps = { filter: ActionFilter; onFilter: (change: Partial<ActionFilter>) => void };

export function ActionFilterFields({ filter, onFilter }: ActFilterFieldsProps) {
  const { act, subject, from, to } = filter;
  const subjects = auditSubjects.map((value) => ({ value, label: subjectWords[value].many }));
  const acts = listActions(subject).map((value) => ({ value, label: auditLabels[value] }));
  return (
    <div role="group" aria-label={texts.filter} className={classNames('halves above-16', css['fields'])}>
      <SelectField
        label={texts.doneTo}
        placeholder={texts.anything}
        options={subjects}
        value={subject ?? ''}
        onChange={({ target }) =>
          onFilter({ subject: auditSubjects.find((each) => each === target.value), act: undefined })
        }
      />
      <SelectField
        label={texts.act}
        placeholder={texts.allActions}
        options={acts}
        value={act ?? ''}
        onChange={({ target }) => onFilter({ act: listActions(subject).find((each) => each === target.value) })}
      />
      <DayInput label={texts.from} value={from} onDay={(day) => onFilter({ from: day })} />
      <DayInput label={texts.to} value={to} onDay={(day) => onFilter({ to: day })} />
    </div>
  );
}
