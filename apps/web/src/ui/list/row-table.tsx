import type { ReactNode } from 'react';
import type { Column } from './sort-table.tsx';
import { TableHead } from './table-head.tsx';
import { Table, type TableProps } from './table.tsx';

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
  labels?: Readonly<Record<string, string>>;
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

export function RowTable<Row>({ rows, columns, toKey, isList, ...table }: RowTableProps<Row>) {
  return (
    <Table {...table} widths={columns.some(({ width }) => width) ? columns : undefined}>
      <TableHead columns={columns} />
      <tbody>
        <TableRows {...{ rows, columns, toKey, isList }} />
      </tbody>
    </Table>
  );
}
