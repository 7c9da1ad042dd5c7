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

/** A column with the cell that each row has in it. The first one names the row. */
export type RowColumn<Row> = Column & {
  /** Of the cells; `className` is of the column. */
  cellClass?: string | undefined;
  cell: (row: Row) => ReactNode;
};

type RowsProps<Row> = {
  rows: readonly Row[];
  columns: readonly RowColumn<Row>[];
  toKey: (row: Row) => string;
  /** Of columns that are sortable. */
  labels?: SortLabels;
  /** Keys move through these rows, and going back returns to one of them. */
  isList?: boolean | undefined;
};

/** On phones, where rows are cards, each cell shows the label of its column, unless that is more than a text. */
export function TableRows<Row>({ rows, columns, toKey, labels, isList = false }: RowsProps<Row>) {
  return rows.map((row) => (
    <tr key={toKey(row)} data-row={isList || undefined}>
      {columns.map(({ key, label = labels?.[key], figure, cellClass, cell }, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={at === 0 ? 'row' : undefined}
            data-figure={figure || undefined}
            data-label={typeof label === 'string' ? label : undefined}
            className={cellClass}
          >
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  ));
}

type RowTableProps<Row> = Omit<TableProps, 'children' | 'widths'> & RowsProps<Row>;

/** For rows in one order: each column has a label. */
export function RowTable<Row>({ rows, columns, toKey, isList, ...table }: RowTableProps<Row>) {
  return (
    <SortTable {...table} columns={columns} sort="" onSort={() => undefined}>
      <TableRows {...{ rows, columns, toKey, isList }} />
    </SortTable>
  );
}
