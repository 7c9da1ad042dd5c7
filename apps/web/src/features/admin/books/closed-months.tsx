import type { BookMonth } from '@wideload/contract';
import { books } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { Table } from '#ui/list/table.tsx';
import { formatAmount, formatMonth } from './book-words.ts';
import * as texts from './books.texts.ts';

function Row({ month: { month, entries, total, closed } }: { month: BookMonth }) {
  return (
    <tr>
      <th scope="row" data-label={texts.month}>
        {formatMonth(month)}
      </th>
      <td data-figure data-label={texts.entries}>
        {entries}
      </td>
      <td data-figure data-label={texts.total}>
        {formatAmount(total)}
      </td>
      <td data-label={texts.closedOn} className="breakable">
        {closed && (
          <>
            <time dateTime={closed.at}>{formatInstant(closed.at)}</time> {texts.by(closed.by)}
          </>
        )}
      </td>
      <td data-label={texts.file}>
        <ExportButton
          label={texts.download(formatMonth(month))}
          ask={(call) => call(books.file, { params: { month } })}
        />
      </td>
    </tr>
  );
}

export function ClosedMonths({ months }: { months: readonly BookMonth[] }) {
  if (months.length === 0) return <p>{texts.noneClosed}</p>;
  return (
    <Table caption={texts.closedMonths}>
      <thead>
        <tr>
          <th scope="col">{texts.month}</th>
          <th scope="col" data-figure>
            {texts.entries}
          </th>
          <th scope="col" data-figure>
            {texts.total}
          </th>
          <th scope="col">{texts.closedOn}</th>
          <th scope="col">{texts.file}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <Row key={month.month} month={month} />
        ))}
      </tbody>
    </Table>
  );
}
