import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { BoardTruck } from '@wideload/contract';
import { addDays, daysOfBoard, findMonday, parseDay, type Day } from '@wideload/domain';
import { useMemo } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useRenderedInStages } from '#lib/timing/use-stages.ts';
import { findToday } from '#lib/today.ts';
import { formatDayRange } from '#product/permit/format-day.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { EmptyState, FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import * as texts from './board.texts.ts';
import { weekBoard } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

const { compare } = new Intl.Collator('en-US', { numeric: true });

/** A truck keeps its place from week to week. */
const sortTrucks = (trucks: readonly BoardTruck[]) =>
  trucks.toSorted((a, b) => compare(a.internalNumber, b.internalNumber));

function Weeks({ monday, today }: { monday: Day; today: Day }) {
  const rest = <span className="visually-hidden">{texts.week}</span>;
  const weeks = [
    { word: texts.previous, rest, from: addDays(monday, -daysOfBoard) },
    { word: texts.thisWeek, from: findMonday(today) },
    { word: texts.next, rest, from: addDays(monday, daysOfBoard) },
  ];
  return (
    <nav className="cluster no-print" aria-label={texts.board}>
      {weeks.map(({ word, rest: more, from }) => (
        <ButtonLink key={word} to="/board" search={{ from }} size="small" resetScroll={false} replace>
          {word} {more}
        </ButtonLink>
      ))}
    </nav>
  );
}

function NoTrucks() {
  return (
    <EmptyState title={texts.noTrucksYet} action={<ButtonLink to="/trucks">{texts.addTruck}</ButtonLink>}>
      {texts.noTrucksHint}
    </EmptyState>
  );
}

type FoundBoard = { monday: Day; trucks: readonly BoardTruck[]; leftOut: number };

function Found({ board: { monday, trucks, leftOut }, today }: { board: FoundBoard; today: Day }) {
  const isWide = useMedia('(min-width: 992px)');
  const sorted = useMemo(() => sortTrucks(trucks), [trucks]);
  if (trucks.length === 0) return <NoTrucks />;
  return (
    <div className="stack">
      {trucks.every(({ trips }) => trips.length === 0) && <p className="readable">{texts.noTripThisWeek}</p>}
      {isWide ? (
        <BoardTable key={monday} trucks={sorted} {...{ monday, today }} />
      ) : (
        <BoardList key={monday} trucks={sorted} today={today} />
      )}
      {leftOut > 0 && <p className="hint">{texts.leftOut(leftOut)}</p>}
      <p className="no-print">
        <Link to="/account" hash="calendar" className="target">
          {texts.inCalendar}
        </Link>
      </p>
    </div>
  );
}

/** The week of all trucks at `/board?from=`, from a Monday on. */
export function BoardPage() {
  const { from = '' }: SearchTexts = useSearch({ strict: false });
  const today = findToday();
  const monday = findMonday(parseDay(from) ?? today);
  const board = useQuery(boardQuery(monday));
  const shown = useRenderedInStages(board.data);
  return (
    <>
      <PageTitle
        intro={formatDayRange(monday, addDays(monday, daysOfBoard - 1))}
        action={<Weeks monday={monday} today={today} />}
      >
        {texts.board}
      </PageTitle>
      {shown ? (
        <Found board={shown} today={today} />
      ) : board.error ? (
        <FailedState failure={board.error} onRetry={() => void board.refetch()} pending={board.isFetching} />
      ) : (
        <ListSkeleton label={texts.loading} />
      )}
    </>
  );
}

function boardQuery(from: Day) {
  return queryOptions({
    queryKey: ['orders', 'board', from],
    queryFn: async ({ signal }) => ({ monday: from, ...(await call(weekBoard.read, { query: { from } }, { signal })) }),
    placeholderData: keepPreviousData,
  });
}
