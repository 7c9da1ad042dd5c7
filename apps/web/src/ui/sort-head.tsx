import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import css from './sort-head.module.css';

export type SortHeadProps<Sort extends string> = {
  label: string;
  /** The sort key of this column; with `-` before it the order is descending. */
  by: string;
  /** The list's order now. */
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** A column of figures, set to the right. */
  figure?: boolean | undefined;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** A column's head that sorts by it: pressed again, the other way round. */
export function SortHead<Sort extends string>({ label, by, sort, onSort, figure }: SortHeadProps<Sort>) {
  const order = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none';
  const Icon = icons[order];
  // A list that is sorted by a column has both of its keys.
  const next = (order === 'ascending' ? `-${by}` : by) as Sort;
  return (
    <th scope="col" aria-sort={order} data-figure={figure || undefined}>
      <button type="button" className={css['button']} onClick={() => onSort(next)}>
        {label}
        <Icon size={16} aria-hidden="true" className={order === 'none' ? css['idle'] : undefined} />
      </button>
    </th>
  );
}
