import type { ReactNode } from 'react';
import css from './sort-table.module.css';
import { Table, type TableProps } from './table.tsx';

/** The label of each sort key; with `-` before the key the order is descending. */
export type SortLabels = Readonly<Record<string, string>>;

export type Column = {
  /** The sort key of a column that sorts; its label comes from the sort labels. */
  by?: string;
  label?: ReactNode;
  /** A column of figures is set to the right. */
  figure?: boolean;
  className?: string | undefined;
};

export type SortTableProps<Sort extends string> = Omit<TableProps, 'children'> & {
  columns: readonly Column[];
  labels?: SortLabels;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The rows. */
  children: ReactNode;
};

/** A table with the heads of its columns; some of them sort. */
export function SortTable<Sort extends string>({
  columns,
  labels = {},
  sort,
  onSort,
  children,
  ...table
}: SortTableProps<Sort>) {
  return (
    <Table {...table}>
      <thead>
        <tr>
          {columns.map(({ by, label, figure, className }, at) =>
            by === undefined ? (
              <th key={at} scope="col" data-figure={figure || undefined} className={className}>
                {label}
              </th>
            ) : (
              <SortHead key={by} label={labels[by] ?? by} {...{ by, figure, sort, onSort }} />
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

type SortHeadProps<Sort> = {
  label: string;
  by: string;
  figure?: boolean | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** The head of a column that sorts; a second press reverses the order. CSS draws its arrow from `aria-sort`. */
function SortHead<Sort extends string>({ label, by, figure, sort, onSort }: SortHeadProps<Sort>) {
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
