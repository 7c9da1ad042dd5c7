import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './data-list.module.css';

export type Fact = { term: string; value: ReactNode };

/** Facts with their names. A fact without a value shows a dash that is read as `none`. */
export function DataList({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 | undefined }) {
  return (
    <dl className={classNames(css['list'], css[`columns${columns}`])}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css['fact']}>
          <dt className={css['term']}>{term}</dt>
          <dd className={css['value']}>
            {value === '' || value === null || value === undefined ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">none</span>
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
