import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { BoardTruck, BoardTrip } from '@wideload/contract';
import { addDays, daysOfBoard, findMonday, parseGivenDay, type Day, stateName } from '@wideload/domain';
import { useMemo, memo, useLayoutEffect, useRef } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useRenderedInStages } from '#lib/timing/use-stages.ts';
import { findToday } from '#lib/today.ts';
import { formatDayRange } from '#product/permit/format-day.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { BoardTable, findBarSign, findLastTrip, formatSpan, formatWay } from './board-table.tsx';
import * as texts from './board.texts.ts';
import { weekBoard } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { useRight } from '#product/account/own-rights.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import { layOutUntilChanged } from '#ui/layout/lay-out-rest.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { Sign } from '#ui/sign.tsx';
import { NextLoad } from '../next-load.tsx';
import { computeCardHeight } from './board-heights.ts';
import css from './board-page.module.css';

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

/**
 * A week on a phone: the trucks that do something one below the other, and the free ones together. A card is laid out when it comes near
 * the window or the page is idle.
 */
function BoardList({ trucks, today }: { trucks: readonly BoardTruck[]; today: Day }) {
  const list = useRef<HTMLDivElement>(null);
  const mayOrder = useRight('dispatcher');
  useLayoutEffect(
    () => (list.current ? layOutUntilChanged(list.current.querySelectorAll('article')) : undefined),
    [trucks],
  );
  const free = trucks.filter(({ trips }) => trips.length === 0);
  const busy = trucks.filter(({ trips }) => trips.length > 0);
  return (
    <div ref={list} className="stack gap-16">
      {busy.map((truck) => (
        <TruckCard key={truck._id} {...{ truck, today, mayOrder }} />
      ))}
      {free.length > 0 && <FreeTrucks trucks={free} mayOrder={mayOrder} />}
    </div>
  );
}

function FreeTrucks({ trucks, mayOrder }: { trucks: readonly BoardTruck[]; mayOrder: boolean }) {
  return (
    <section className={css['card']}>
      <h2>{texts.freeAllWeek}</h2>
      <ul className={css['free']}>
        {trucks.map(({ _id, internalNumber, lastTrip }) => (
          <li key={_id} className="spread align-center">
            <span className="strong breakable">{internalNumber}</span>
            {mayOrder && lastTrip && (
              <NextLoad {...lastTrip} look="link" size="small">
                {texts.ofTruck(internalNumber)}
              </NextLoad>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = { truck: BoardTruck; today: Day; mayOrder: boolean };

const TruckCard = memo(function TruckCard({ truck, today, mayOrder }: CardProps) {
  const { _id, internalNumber, name, trips } = truck;
  const last = findLastTrip(trips);
  const height = computeCardHeight(trips);
  return (
    <article {...lazyLayout({ phone: height, desktop: height }, css['card'])} aria-labelledby={`truck-${_id}`}>
      <h2 id={`truck-${_id}`} className="text-row">
        {texts.truckNumber(internalNumber)} <span className="regular size-body muted">{name}</span>
      </h2>
      {trips.map((trip) => (
        <Trip key={`${trip.order} ${trip.unit}`} trip={trip} today={today} />
      ))}
      {mayOrder && last && (
        <p>
          <NextLoad order={last.order} unit={last.unit} size="small">
            {texts.ofTruck(internalNumber)}
          </NextLoad>
        </p>
      )}
    </article>
  );
});

function Trip({ trip, today }: { trip: BoardTrip; today: Day }) {
  return (
    <div className={css['trip']}>
      <div className="spread align-center">
        <Link to="/order_list/order" search={{ orderId: trip.order }} className="target strong">
          {texts.orderNumber(trip.orderNumber)}
        </Link>
        <StatusSign status={trip.status} />
      </div>
      <p className="breakable">
        <span className="strong">{formatSpan(trip.days)}</span> {formatWay(trip)}
        {trip.trailer !== null && <span className="muted">, {texts.trailer(trip.trailer)}</span>}
      </p>
      <ul className="stack gap-4">
        {trip.permits.map((permit) => {
          const { kind, word } = findBarSign(trip, permit, today);
          return (
            <li key={permit._id} className="cluster">
              {kind === 'no' ? <span className="strong muted">{word}</span> : <Sign kind={kind}>{word}</Sign>}{' '}
              {stateName(permit.state)}, {formatSpan(permit.days)}
            </li>
          );
        })}
      </ul>
      {trip.conflicts.length > 0 && (
        <ul className={css['conflicts']}>
          {trip.conflicts.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({ board: { monday, trucks, leftOut }, today }: { board: FoundBoard; today: Day }) {
  const isWide = useMedia('(min-width: 62em)');
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
  const monday = findMonday(parseGivenDay(from) ?? today);
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
        <FailedQuery query={board} />
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
