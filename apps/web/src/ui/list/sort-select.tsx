import { useId } from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './sort-select.module.css';

export type SortSelectProps<Sort extends string> = {
  /** The column label of each sort key. */
  labels: Readonly<Record<string, string>>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The same as the table's `wide`. */
  wide?: boolean | undefined;
};

/** Sorts a list at widths where its table is shown as cards without column heads; hidden elsewhere. */
export function SortSelect<Sort extends string>({ labels, sort, onSort, wide }: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <p className={classNames(css['sort'], wide && css['wide'])}>
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
