import type { BookMonth, ReopenedMonth } from '@wideload/contract';
import { books } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { RowTable, type RowColumn } from '#ui/list/sort-table.tsx';
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

function Act({ at, by }: ReopenedMonth['closed']) {
  return (
    <>
      <time dateTime={at}>{formatInstant(at)}</time> {texts.by(by)}
    </>
  );
}

const closedColumns: readonly RowColumn<BookMonth>[] = [
  { key: 'month', label: texts.month, cell: ({ month }) => formatMonth(month) },
  { key: 'entries', label: texts.entries, figure: true, cell: ({ entries }) => entries },
  { key: 'total', label: texts.total, figure: true, cell: ({ total }) => formatAmount(total) },
  {
    key: 'closedOn',
    label: texts.closedOn,
    cellClass: 'breakable',
    cell: ({ closed }) => closed && <Act {...closed} />,
  },
  {
    key: 'file',
    label: texts.file,
    cell: ({ month }) => (
      <ExportButton
        label={texts.download(formatMonth(month))}
        ask={(call) => call(books.file, { params: { month } })}
      />
    ),
  },
];

export function ClosedMonths({ months }: { months: readonly BookMonth[] }) {
  if (months.length === 0) return <p>{texts.noneClosed}</p>;
  return <RowTable caption={texts.closedMonths} columns={closedColumns} rows={months} toKey={({ month }) => month} />;
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

const reopenedColumns: readonly RowColumn<ReopenedMonth>[] = [
  { key: 'month', label: texts.month, cell: ({ month }) => formatMonth(month) },
  { key: 'total', label: texts.total, figure: true, cell: ({ total }) => formatAmount(total) },
  { key: 'closedOn', label: texts.closedOn, cellClass: 'breakable', cell: ({ closed }) => <Act {...closed} /> },
  { key: 'reopenedOn', label: texts.reopenedOn, cellClass: 'breakable', cell: ({ reopened }) => <Act {...reopened} /> },
  { key: 'reason', label: texts.reason, cellClass: 'breakable', cell: ({ reason }) => reason },
  {
    key: 'file',
    label: texts.file,
    cell: ({ _id: id, month }) => (
      <ExportButton
        label={texts.downloadReopened(formatMonth(month))}
        ask={(call) => call(books.reopenedFile, { params: { id } })}
      />
    ),
  },
];

export function ReopenedMonths({ months }: { months: readonly ReopenedMonth[] }) {
  return <RowTable caption={texts.reopenedMonths} columns={reopenedColumns} rows={months} toKey={({ _id }) => _id} />;
}
