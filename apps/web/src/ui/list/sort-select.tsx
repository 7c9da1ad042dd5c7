import { useId } from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './sort-select.module.css';

export type SortSelectProps<Sort extends string> = {
  labels: Readonly<Record<string, string>>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** For a list with sort keys that have no column. */
  isAlwaysShown?: boolean;
};

/** For the widths at which the table is shown as cards without column heads. */
export function SortSelect<Sort extends string>({
  labels,
  sort,
  onSort,
  isAlwaysShown = false,
}: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <p className={classNames('cluster', css['sort'], !isAlwaysShown && 'only-when-narrow')}>
      <label htmlFor={id}>{texts.sortBy}</label>
      {/* A list that is sorted by a column has both of its keys. */}
      <select id={id} className="control-frame" value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
        {Object.entries(labels).flatMap(([by, label]) => [
          <option key={by} value={by}>
            {texts.ascending(label)}
          </option>,
          <option key={`-${by}`} value={`-${by}`}>
            {texts.descending(label)}
          </option>,
        ])}
      </select>
    </p>
  );
}
