import { SelectField } from './select-field.tsx';
import css from './sort-select.module.css';

export type SortSelectProps<Sort extends string> = {
  /** The column of each sort key. */
  labels: Readonly<Record<string, string>>;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** Sorts a list where its table has become cards and has no heads to press; nothing where it has. */
export function SortSelect<Sort extends string>({ labels, sort, onSort }: SortSelectProps<Sort>) {
  const options = Object.entries(labels).flatMap(([by, label]) => [
    { value: by, label: `${label}, ascending` },
    { value: `-${by}`, label: `${label}, descending` },
  ]);
  return (
    <div className={css['sort']}>
      <SelectField
        label="Sort by"
        name="sort"
        options={options}
        value={sort}
        // A list that is sorted by a column has both of its keys.
        onChange={({ target }) => onSort(target.value as Sort)}
      />
    </div>
  );
}
