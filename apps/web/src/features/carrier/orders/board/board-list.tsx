import { Link } from '@tanstack/react-router';
import type { BoardTrip, BoardTruck } from '@wideload/contract';
import { stateName, type Day } from '@wideload/domain';
import { memo, useLayoutEffect, useRef } from 'react';
import { useRight } from '#product/account/own-rights.ts';
import { StatusSign } from '#product/order/status-sign.tsx';
import { layOutUntilChanged } from '#ui/layout/lay-out-rest.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { Sign } from '#ui/sign.tsx';
import { NextLoad } from '../next-load.tsx';
import * as texts from './board.texts.ts';
import { computeCardHeight } from './board-heights.ts';
import { findBarSign, findLastTrip, formatSpan, formatWay } from './board-words.ts';
import css from './board-list.module.css';

/**
 * A week on a phone: the trucks that do something one below the other, and the free ones together. A card is laid out when it comes near
 * the window or the page is idle.
 */
export function BoardList({ trucks, today }: { trucks: readonly BoardTruck[]; today: Day }) {
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
