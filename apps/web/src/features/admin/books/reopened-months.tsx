import type { ReopenedMonth } from '@wideload/contract';
import { books } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { Table } from '#ui/list/table.tsx';
import { formatAmount, formatMonth } from './book-words.ts';
import * as texts from './books.texts.ts';

function Act({ at, by }: ReopenedMonth['closed']) {
  return (
    <>
      <time dateTime={at}>{formatInstant(at)}</time> {texts.by(by)}
    </>
  );
}

export function ReopenedMonths({ months }: { months: readonly ReopenedMonth[] }) {
  return (
    <Table caption={texts.reopenedMonths}>
      <thead>
        <tr>
          <th scope="col">{texts.month}</th>
          <th scope="col" data-figure>
            {texts.total}
          </th>
          <th scope="col">{texts.closedOn}</th>
          <th scope="col">{texts.reopenedOn}</th>
          <th scope="col">{texts.reason}</th>
          <th scope="col">{texts.file}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ _id: id, month, total, closed, reopened, reason }) => (
          <tr key={id}>
            <th scope="row" data-label={texts.month}>
              {formatMonth(month)}
            </th>
            <td data-figure data-label={texts.total}>
              {formatAmount(total)}
            </td>
            <td data-label={texts.closedOn} className="breakable">
              <Act {...closed} />
            </td>
            <td data-label={texts.reopenedOn} className="breakable">
              <Act {...reopened} />
            </td>
            <td data-label={texts.reason} className="breakable">
              {reason}
            </td>
            <td data-label={texts.file}>
              <ExportButton
                label={texts.downloadReopened(formatMonth(month))}
                ask={(call) => call(books.reopenedFile, { params: { id } })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
