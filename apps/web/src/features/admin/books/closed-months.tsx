import type { BookMonth, ReopenedMonth } from '@wideload/contract';
import { books } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { Table } from '#ui/list/table.tsx';
import { booksQuery, formatAmount, formatMonth } from './books.ts';
import * as texts from './books.texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ForDesk } from '#product/account/for-desk.tsx';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ReasonDialog } from '#ui/overlay/reason-dialog.tsx';

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

function ReopenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const client = useQueryClient();
  const reopening = useMutation({
    mutationFn: (reason: string) => call(books.reopen, { params: { month }, body: { reason } }),
    onSuccess() {
      showToast({ tone: 'ok', text: texts.reopenedDone(formatMonth(month)) });
      onClose();
    },
    onError: (problem) => wasAsked(problem) && onClose(),
    onSettled: () => client.invalidateQueries({ queryKey: booksQuery.queryKey }),
  });
  return (
    <ReasonDialog
      title={texts.reopenQuestion(formatMonth(month))}
      reason={{ name: 'reopeningReason', label: texts.reason, missing: texts.reasonMissing }}
      save={texts.reopenMonth}
      look="danger"
      saving={reopening}
      onSave={reopening.mutate}
      onClose={onClose}
    >
      <p>{texts.reopening}</p>
    </ReasonDialog>
  );
}

/** For the month that was closed last. */
export function ReopenMonth({ month }: { month: string }) {
  const [isOpen, setOpen] = useState(false);
  const name = texts.reopen(formatMonth(month));
  return (
    <ForDesk right={books.reopen.deskRight} what={name}>
      <Button className="no-print" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && <ReopenDialog month={month} onClose={() => setOpen(false)} />}
    </ForDesk>
  );
}

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
