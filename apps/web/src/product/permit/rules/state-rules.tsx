import { isOrderable, stateName, type StateCode, type TripState } from '@wideload/domain';
import {
  decideEscorts,
  decideRoadBans,
  decideSuperload,
  decideTravel,
  findRoadMiles,
  findWayThrough,
  type TravelLoad,
} from '@wideload/domain/permit-facts';
import { useContext } from 'react';
import { TripStates } from '../../trip/trip-states.ts';
import { listEscortLines, listSuperloadLines, type EscortWords, listTripEscortLines } from './escort-lines.ts';
import { sourceWords as says } from '../source.texts.ts';
import { escortWords as escort, escortWords } from './escort-words.ts';
import { FactLines } from './fact-lines.tsx';
import { listRoadBanLines } from './road-ban-lines.ts';
import { listTravelLines } from './travel-lines.ts';
import { travelWords as travel } from './travel-words.ts';
import { formatList } from '#lib/format-list.ts';

const words = { escort, travel };

type MovementListProps = {
  load: TravelLoad;
  state: StateCode;
  /** The states of the trip, if there is one. */
  visits?: readonly TripState[] | undefined;
};

const withSuperload = `${escort.labels.superload}, ${escort.openSummary.toLowerCase()}`;

/** Escorts, superload and travel times of one load in one state; times and conditions of a superload open on demand. */
export function MovementList({ load, state, visits }: MovementListProps) {
  const miles = visits === undefined ? null : findRoadMiles(visits.filter((visit) => visit.state === state));
  const escorts = listEscortLines(decideEscorts(load, state), words, miles);
  const superload = listSuperloadLines(decideSuperload(load, state), words);
  const way = findWayThrough(useContext(TripStates), state);
  const times = isOrderable(state) ? listTravelLines(decideTravel(load, state, way), travel) : [];
  const roads = listRoadBanLines(decideRoadBans(load, state), words);
  const name = stateName(state);
  const isSuperload = superload.sure.some(({ parts }) => parts.some(({ text }) => text !== escort.notSuperload));
  return (
    <div className="size-label above-8">
      <FactLines lines={[...roads, ...escorts, ...(isSuperload ? superload.sure : [])]} {...{ state, name, says }} />
      <details className="above-8">
        <summary>{superload.open.length === 0 ? escort.openSummary : withSuperload}</summary>
        <FactLines lines={[...superload.open, ...times]} {...{ state, name, says }} />
      </details>
    </div>
  );
}

export type TripEscortListProps = {
  load: TravelLoad;
  visits: readonly TripState[];
  /** The number of this unit, if the order has several. */
  unit?: number | undefined;
  escort?: EscortWords;
  list?: (names: readonly string[]) => string;
  nameOf?: (state: StateCode) => string;
};

/** The escorts of one load from the first state of its trip to the last. */
export function TripEscortList({
  load,
  visits,
  unit,
  escort = escortWords,
  list = formatList,
  nameOf = stateName,
}: TripEscortListProps) {
  const { lines, more } = listTripEscortLines(load, visits, { escort, list, nameOf });
  return (
    <section className="size-label">
      <h4 className="size-body">{unit === undefined ? escort.trip.title : escort.trip.titleOf(unit)}</h4>
      {lines.length > 0 && (
        <ol className="bullets">
          {lines.map(({ where, cars }) => (
            <li key={`${where} ${cars}`}>
              {where}: <strong>{cars}</strong>.
            </li>
          ))}
        </ol>
      )}
      {more !== '' && <p className="muted">{more}.</p>}
    </section>
  );
}
