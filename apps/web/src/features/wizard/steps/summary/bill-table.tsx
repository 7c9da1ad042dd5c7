import { formatDollars, type Cents } from '@wideload/domain';
import * as texts from './summary.texts.ts';
import { Table } from '#ui/list/table.tsx';
import css from './bill-table.module.css';

export type BillLine = { key: string; state: string; how: string; amount: Cents };

type BillTableProps = {
  caption: string;
  how: string;
  lines: readonly BillLine[];
  total?: { label: string; amount: Cents };
};

export function BillTable({ caption, how, lines, total }: BillTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{texts.state}</th>
          <th scope="col" data-figure="">
            {how}
          </th>
          <th scope="col" data-figure="">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.state}</th>
            <td data-figure="" data-label={how}>
              {line.how}
            </td>
            <td data-figure="" data-label={texts.amount}>
              {formatDollars(line.amount)}
            </td>
          </tr>
        ))}
        {total && (
          <tr className={css['sum']}>
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td data-figure="">{formatDollars(total.amount)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
