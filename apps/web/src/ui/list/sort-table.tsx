import type { ReactNode } from 'react';
import { useShownFirst } from '#lib/timing/use-shown-first.ts';
import css from './sort-table.module.css';
import { Table, type ColumnWidth, type TableProps } from './table.tsx';

/** A `-` before the key means descending. */
export type SortLabels = Readonly<Record<string, string>>;

export type Column = ColumnWidth & {
  /** Without a label, the column is sortable and has the label of its sort key. */
  label?: ReactNode;
  figure?: boolean | undefined;
};

export type SortTableProps<Sort extends string> = Omit<TableProps, 'children' | 'widths'> & {
  columns: readonly Column[];
  labels?: SortLabels;
  sort: Sort;
  onSort: (sort: Sort) => unknown;
  children: ReactNode;
};

export function SortTable<Sort extends string>({
  columns,
  labels,
  sort: current,
  onSort,
  children,
  ...table
}: SortTableProps<Sort>) {
  const [sort, changeSort] = useShownFirst(current, onSort);
  return (
    <Table {...table} widths={columns.some(({ width }) => width) ? columns : undefined}>
      <thead>
        <tr>
          {columns.map(({ key, label, figure, className }) =>
            label === undefined ? (
              <SortHead key={key} by={key} label={labels?.[key] ?? key} {...{ figure, sort, onSort: changeSort }} />
            ) : (
              <th key={key} scope="col" data-figure={figure || undefined} className={className}>
                {label}
              </th>
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

/** CSS draws its arrow from `aria-sort`. */
function SortHead<Sort extends string>({ label, by, figure, sort, onSort }: SortHeadProps<Sort>) {
  const order = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none';
  // A sortable list has both directions of each key.
  const next = (order === 'ascending' ? `-${by}` : by) as Sort;
  return (
    <th scope="col" aria-sort={order} data-figure={figure || undefined} className={css['head']}>
      <button type="button" className={css['button']} onClick={() => onSort(next)}>
        {label}
      </button>
    </th>
  );
}
