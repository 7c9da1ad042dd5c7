import type { ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './data-list.module.css';

export type Fact = { term: string; value: ReactNode };

export type DataListProps = {
  facts: readonly Fact[];
  columns?: 1 | 2 | 3 | undefined;
  /** Columns on a phone: 2 if every value is short. */
  phone?: 1 | 2 | undefined;
};

/** Facts with their names. A missing value shows a dash that is announced as `none`. */
export function DataList({ facts, columns = 2, phone = 1 }: DataListProps) {
  return (
    <dl className={classNames(css['list'], css[`columns${columns}`], phone === 2 && css['phone2'])}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css['fact']}>
          <dt className="hint">{term}</dt>
          <dd className="medium breakable">
            {value === '' || value === null || value === undefined ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{texts.none}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
