import type { ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './data-list.module.css';
import { NoValue } from './no-value.tsx';

export type Fact = { term: string; value: ReactNode };

export type DataListProps = {
  facts: readonly Fact[];
  columns?: 1 | 2 | 3 | undefined;
};

export function DataList({ facts, columns = 2 }: DataListProps) {
  return (
    <dl className={classNames(css['list'], css[`columns${columns}`])}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="hint">{term}</dt>
          <dd className="medium">
            {value === '' || value === null || value === undefined ? <NoValue meaning={texts.none} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
