import type { BookMonth } from '@wideload/contract';
import { Table } from '#ui/list/table.tsx';
import { formatAmount, formatMonth } from './book-words.ts';
import * as texts from './books.texts.ts';

export function MonthSums({ month: { month, sums, entries, total } }: { month: BookMonth }) {
  const rows = [
    ...sums.map(({ kind, ...sum }) => ({ name: texts.kinds[kind], ...sum })),
    { name: texts.total, entries, amount: total },
  ];
  return (
    <Table caption={formatMonth(month)}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          <th scope="col" data-figure>
            {texts.entries}
          </th>
          <th scope="col" data-figure>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, entries: count, amount }) => (
          <tr key={name}>
            <th scope="row" data-label={texts.kind}>
              {name}
            </th>
            <td data-figure data-label={texts.entries}>
              {count}
            </td>
            <td data-figure data-label={texts.amount}>
              {formatAmount(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
