import { Link } from '@tanstack/react-router';
import type { BoardTrip, BoardTruck } from '@wideload/contract';
import {
  addDays,
  daysOfBoard,
  findColumns,
  layOutRow,
  stateName,
  type BoardCell,
  type Day,
  compareDays,
  isPlaced,
} from '@wideload/domain';
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useRight } from '#product/account/own-rights.tsx';
import { statusWord } from '#product/order/status-sign.tsx';
import { formatShortDay } from '#product/permit/format-day.ts';
import { classNames } from '#ui/class-names.ts';
import { layOutUntilChanged } from '#ui/layout/lay-out-rest.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { NextLoad } from '../next-load.tsx';
import * as texts from './board.texts.ts';
import { computeConflictsHeight, computeRowHeight } from './board-heights.ts';
import css from './board-table.module.css';
import { findPermitSign, type PermitSign } from '#product/permit/permit-signs.ts';

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

type Week = { monday: Day; today: Day };

type Permit = BoardTrip['permits'][number];

/** Nothing of a draft is asked for yet. */
export function findBarSign(trip: BoardTrip, { status, days }: Permit, today: Day): PermitSign {
  if (!isPlaced(trip.status)) return { kind: 'no', word: texts.notPaid };
  return findPermitSign({ status, validFrom: days.from, validTo: days.to }, today);
}

/** `Dallas, TX – Denver, CO`; the title where the ends are not known. */
export function formatWay({ origin, destination, title }: BoardTrip): string {
  return origin !== null && destination !== null ? texts.wayBetween(origin, destination) : title;
}

/** `Nov 30 – Dec 2` */
export function formatSpan({ from, to }: BoardTrip['days']): string {
  return from === to ? formatShortDay(from) : texts.wayBetween(formatShortDay(from), formatShortDay(to));
}

/** The trip after which the truck is free. */
export function findLastTrip(trips: readonly BoardTrip[]): BoardTrip | undefined {
  return trips.toSorted((a, b) => compareDays(a.days.to, b.days.to)).at(-1);
}

/**
 * A cell spans the days of a trip and its permits, so that a screen reader says each of them once. A row is laid out when
 * it comes near the window or the page is idle.
 */
export function BoardTable({ trucks, monday, today }: Week & { trucks: readonly BoardTruck[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const mayOrder = useRight('dispatcher');
  useLayoutEffect(() => (body.current ? layOutUntilChanged(body.current.rows) : undefined), [trucks]);
  const days = Array.from({ length: daysOfBoard }, (_, at) => addDays(monday, at));
  return (
    <table className={css['board']}>
      <caption className="visually-hidden">
        {texts.boardOf(formatSpan({ from: monday, to: addDays(monday, 6) }))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.truck}</th>
          {days.map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              <span className={css['day']}>
                {weekdayFormat.format(new Date(day))} {formatShortDay(day)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {trucks.map((truck) => (
          <TruckRow key={truck._id} {...{ truck, monday, today, mayOrder }} />
        ))}
      </tbody>
    </table>
  );
}

const lazyRow = (height: number, look?: string | false) =>
  lazyLayout({ phone: height, desktop: height }, look || undefined);

type RowProps = Week & { truck: BoardTruck; mayOrder: boolean };

const TruckRow = memo(function TruckRow({ truck, mayOrder, ...week }: RowProps) {
  const { internalNumber, name, trips, lastTrip } = truck;
  const conflicts = trips.flatMap(({ orderNumber, conflicts: own }) =>
    own.map(({ words }) => texts.ofOrder(orderNumber, words)),
  );
  const cells = layOutRow(
    trips.map((trip) => ({ ...trip, spans: [trip.days, ...trip.permits.map(({ days }) => days)] })),
    week.monday,
  );
  return (
    <>
      <tr {...lazyRow(computeRowHeight(cells, week.monday), conflicts.length > 0 && css['with-conflicts'])}>
        <th scope="row" rowSpan={conflicts.length > 0 ? 2 : 1}>
          <span className="bold breakable">{internalNumber}</span>
          <span className="second-line">{name}</span>
        </th>
        {cells.map((cell, at) => (
          <Cell
            key={cell.from}
            cell={cell}
            last={
              mayOrder ? (lastTrip ?? findLastTrip(cells.slice(0, at).flatMap((before) => before.trips))) : undefined
            }
            number={internalNumber}
            {...week}
          />
        ))}
      </tr>
      {conflicts.length > 0 && (
        <tr {...lazyRow(computeConflictsHeight(conflicts.length))}>
          <td colSpan={daysOfBoard} className={css['all-days']}>
            <ul className={css['conflicts']}>
              {conflicts.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
});

/** `last`: the trip from whose end the truck may get its next load. */
type CellProps = Week & { cell: BoardCell<BoardTrip>; last: BoardTruck['lastTrip'] | undefined; number: string };

function Cell({ cell: { from, to, trips }, last, number, ...week }: CellProps) {
  const columns = to - from + 1;
  return (
    <td colSpan={columns} style={{ '--columns': columns } as CSSProperties}>
      {trips.length === 0 ? (
        <span className={css['free']}>
          {columns === daysOfBoard ? texts.freeAllWeek : texts.free}{' '}
          {last && (
            <NextLoad order={last.order} unit={last.unit} look="link" size="small">
              {texts.ofTruck(number)}
            </NextLoad>
          )}
        </span>
      ) : (
        trips.map((trip) => <Trip key={`${trip.order} ${trip.unit}`} trip={trip} first={from} {...week} />)
      )}
    </td>
  );
}

/** A bar of the days that are in the week, in a grid whose first column is `first`. */
function place(days: BoardTrip['days'], first: number, monday: Day) {
  const columns = findColumns(days, monday);
  return (
    columns && {
      style: { gridColumn: `${columns.from - first + 1} / ${columns.to - first + 2}` },
      cut: classNames(columns.isCutBefore && css['cut-before'], columns.isCutAfter && css['cut-after']),
    }
  );
}

/** The link covers the bars, so that each of them leads to the order. */
function Trip({ trip, first, monday, today }: Week & { trip: BoardTrip; first: number }) {
  const band = place(trip.days, first, monday);
  const [way, span] = [formatWay(trip), formatSpan(trip.days)];
  const unfit = trip.conflicts.length > 0 ? `, ${texts.doesNotFit}` : '';
  const title = `${way}, ${span}`;
  const link = (
    <Link to="/order_list/order" search={{ orderId: trip.order }} className={css['link']}>
      <span aria-hidden="true">{`${trip.orderNumber} ${way}`}</span>
      <span className="visually-hidden">
        {`${texts.orderNumber(trip.orderNumber)} ${way} ${span}, ${statusWord[trip.status]}${unfit}`}
      </span>
    </Link>
  );
  return (
    <div className={classNames(css['trip'], trip.conflicts.length > 0 && css['conflicting'])}>
      {band === null ? (
        <p className={css['elsewhere']} title={title}>
          {link}
        </p>
      ) : (
        <p className={classNames(css['bar'], css['band'], band.cut)} style={band.style} title={title}>
          {link}
        </p>
      )}
      <ul className={css['permits']}>
        {trip.permits.map((permit) => (
          <PermitBar key={permit._id} trip={trip} permit={permit} {...{ first, monday, today }} />
        ))}
      </ul>
    </div>
  );
}

type PermitBarProps = Week & { trip: BoardTrip; permit: BoardTrip['permits'][number]; first: number };

/** Nothing of a permit that holds in another week alone. */
function PermitBar({ trip, permit, first, monday, today }: PermitBarProps) {
  const placed = place(permit.days, first, monday);
  if (placed === null) return null;
  const { kind, word } = findBarSign(trip, permit, today);
  const words = `${stateName(permit.state)}: ${word}, ${formatSpan(permit.days)}`;
  return (
    <li className={classNames(css['bar'], css[kind], placed.cut)} style={placed.style} title={words}>
      <span aria-hidden="true">{`${permit.state} ${word}`}</span>
      <span className="visually-hidden">{words}</span>
    </li>
  );
}
