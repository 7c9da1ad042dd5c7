import type { WizardStepKey } from '@wideload/domain';
import type { ReactNode } from 'react';
import * as texts from './summary.texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Moves } from '../../step-props.ts';
import type { AnswerPlace } from '../../wizard-address.ts';
import css from './answer-list.module.css';
import { NoValue } from '#ui/list/no-value.tsx';

export type Answer = {
  term: string;
  value: ReactNode;
  field?: string;
};

type AnswerListProps = {
  answers: readonly Answer[];
  step: WizardStepKey;
  unit?: string;
  of?: string;
  columns?: 1 | 2;
  onChangeStep: Moves['change'];
};

export function AnswerList({ answers, step, unit, of = '', columns = 1, onChangeStep }: AnswerListProps) {
  const place = (field: string): AnswerPlace => (unit === undefined ? { field } : { field, unit });
  return (
    <dl
      className={classNames(css['list'], columns === 2 && css['columns2'])}
      // Screen readers read one column after the other, so each gets half of the rows.
      style={columns === 2 ? { gridTemplateRows: `repeat(${Math.ceil(answers.length / 2)}, auto)` } : undefined}
    >
      {answers.map(({ term, value, field }) => (
        <div key={term} className={css['answer']}>
          <dt className="hint">{term}</dt>
          <dd className={classNames('typed medium', css['value'])}>
            {isNone(value) ? <NoValue meaning={texts.none} /> : value}
          </dd>
          {field !== undefined && (
            <dd className={css['change']}>
              <Button look="link" onClick={() => onChangeStep(step, place(field))}>
                {texts.change}
                <span className="visually-hidden">
                  {' '}
                  {toSentenceCase(term)} {of}
                </span>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** `order title` inside a sentence; the capitals of `PO / job number` stay. */
function toSentenceCase(term: string): string {
  return term.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}

function isNone(value: ReactNode): boolean {
  return value === '' || value === null || value === undefined;
}
