import { useQuery } from '@tanstack/react-query';
import type { Books } from '@wideload/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { EmptyState, FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { formatMonth } from './book-words.ts';
import { BooksLinks } from './books-links.tsx';
import { booksQuery } from './books.queries.ts';
import * as texts from './books.texts.ts';
import { ClosedMonths } from './closed-months.tsx';
import { MonthSums } from './month-sums.tsx';
import { CloseMonth } from './close-month.tsx';

function NextMonth({ next }: { next: NonNullable<Books['next']> }) {
  const [isClosing, setClosing] = useState(false);
  const name = formatMonth(next.month);
  return (
    <Section
      title={texts.nextMonth(name)}
      action={
        next.isOver && (
          <Button look="primary" onClick={() => setClosing(true)}>
            {texts.close(name)}
          </Button>
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

export function BooksPage() {
  const books = useQuery(booksQuery);
  const { data, error } = books;
  return (
    <>
      <BooksLinks />
      <PageTitle intro={texts.booksIntro}>{texts.closeMonths}</PageTitle>
      {books.isPending && <ListSkeleton label={texts.loadingBooks} />}
      {error && !data && (
        <FailedState failure={error} onRetry={() => void books.refetch()} pending={books.isFetching} />
      )}
      {data && (
        <>
          <p className="muted">{texts.zone(data.timeZone)}</p>
          {data.next === null ? (
            <EmptyState title={texts.nothingBooked}>{texts.firstEntry}</EmptyState>
          ) : (
            <NextMonth key={data.next.month} next={data.next} />
          )}
          <Section title={texts.closedMonths}>
            <ClosedMonths months={data.closed} />
          </Section>
        </>
      )}
    </>
  );
}
