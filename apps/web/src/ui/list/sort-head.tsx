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

/** A column's head that sorts by it: pressed again, the other way round. Its arrow is drawn from `aria-sort`. */
export function SortHead<Sort extends string>({ label, by, sort, onSort, figure }: SortHeadProps<Sort>) {
  const order = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none';
  // A list that is sorted by a column has both of its keys.
  const next = (order === 'ascending' ? `-${by}` : by) as Sort;
  return (
    <th scope="col" aria-sort={order} data-figure={figure || undefined} className={css['head']}>
      <button type="button" className={css['button']} onClick={() => onSort(next)}>
        {label}
      </button>
    </th>
  );
}
