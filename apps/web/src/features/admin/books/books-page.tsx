import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Books, BookMonth } from '@wideload/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { books } from '@wideload/contract/client';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { booksQuery, formatMonth, formatAmount } from './books.ts';
import * as texts from './books.texts.ts';
import { ClosedMonths, ReopenMonth, ReopenedMonths } from './closed-months.tsx';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { RowTable } from '#ui/list/sort-table.tsx';
import { PageLinks } from '#ui/list/page-links.tsx';

function MonthSums({ month: { month, sums, entries, total } }: { month: BookMonth }) {
  const rows = [
    ...sums.map(({ kind, ...sum }) => ({ name: texts.kinds[kind], ...sum })),
    { name: texts.total, entries, amount: total },
  ];
  return (
    <RowTable
      caption={formatMonth(month)}
      rows={rows}
      toKey={({ name }) => name}
      columns={[
        { key: 'kind', label: texts.kind, cell: ({ name }) => name },
        { key: 'entries', label: texts.entries, figure: true, cell: (row) => row.entries },
        { key: 'amount', label: texts.amount, figure: true, cell: ({ amount }) => formatAmount(amount) },
      ]}
    />
  );
}

type CloseMonthProps = { month: NonNullable<Books['next']>; onClose: () => void };

/** The server closes nothing if the numbers of entries and open fee differences are not those on the screen. */
function CloseMonth({ month: { month, entries, total, openFees }, onClose }: CloseMonthProps) {
  const client = useQueryClient();
  const closing = useMutation({
    mutationFn: () => call(books.close, { params: { month }, body: { entries, openFees } }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: texts.closedDone(formatMonth(month)) });
      onClose();
    },
    onError: (problem) => wasAsked(problem) && onClose(),
    onSettled: () => client.invalidateQueries({ queryKey: booksQuery.queryKey }),
  });
  return (
    <ConfirmModal
      title={texts.closeQuestion(formatMonth(month))}
      confirm={openFees > 0 ? texts.closeAllTheSame : texts.closeMonth}
      look="primary"
      pending={closing.isPending}
      error={closing.error?.message}
      onConfirm={() => closing.mutate()}
      onCancel={onClose}
    >
      {openFees > 0 && (
        <Notice tone="warn" title={texts.openFees(openFees)} className="below-12">
          <Link to="/permits/fee_differences">{texts.lookAtFees}</Link>
        </Notice>
      )}
      <p>{texts.closing(entries, formatAmount(total))}</p>
    </ConfirmModal>
  );
}

function NextMonth({ next }: { next: NonNullable<Books['next']> }) {
  const [isClosing, setClosing] = useState(false);
  const name = formatMonth(next.month);
  return (
    <Section
      title={texts.nextMonth(name)}
      action={
        next.isOver && (
          <ForDesk right={books.close.deskRight} what={texts.close(name)}>
            <Button look="primary" className="no-print" onClick={() => setClosing(true)}>
              {texts.close(name)}
            </Button>
          </ForDesk>
        )
      }
    >
      <div className="stack gap-12">
        {!next.isOver && <Notice>{texts.notOver(name)}</Notice>}
        {next.earlier > 0 && <Notice>{texts.earlier(next.earlier)}</Notice>}
        <MonthSums month={next} />
      </div>
      {isClosing && <CloseMonth month={next} onClose={() => setClosing(false)} />}
    </Section>
  );
}

export function BooksLinks() {
  return (
    <PageLinks
      label={texts.books}
      links={[
        { to: '/dashboard', label: texts.dashboard },
        { to: '/dashboard/payouts', label: texts.payouts },
        { to: '/dashboard/books', label: texts.books },
      ]}
    />
  );
}

export function BooksPage() {
  const books = useQuery(booksQuery);
  const { data } = books;
  return (
    <>
      <BooksLinks />
      <PageTitle intro={texts.booksIntro}>{texts.closeMonths}</PageTitle>
      {books.isPending && <ListSkeleton label={texts.loadingBooks} />}
      {books.error && !data && <FailedQuery query={books} />}
      {data && (
        <>
          <p className="muted">{texts.zone(data.timeZone)}</p>
          {data.next === null ? (
            <EmptyState title={texts.nothingBooked}>{texts.firstEntry}</EmptyState>
          ) : (
            <NextMonth key={data.next.month} next={data.next} />
          )}
          <Section
            title={texts.closedMonths}
            action={data.closed[0] && <ReopenMonth key={data.closed[0].month} month={data.closed[0].month} />}
          >
            <ClosedMonths months={data.closed} />
          </Section>
          {data.reopened.length > 0 && (
            <Section title={texts.reopenedMonths}>
              <ReopenedMonths months={data.reopened} />
            </Section>
          )}
        </>
      )}
    </>
  );
}
