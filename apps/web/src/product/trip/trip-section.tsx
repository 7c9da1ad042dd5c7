import type { Permit, TripAnswer } from '@wideload/contract';
import { formatDeparture, stateName, isSamePoint, type StateCode } from '@wideload/domain';
import { Section } from '#ui/layout/panel.tsx';
import { DataList, type Fact } from '#ui/list/data-list.tsx';
import { fastestIsLeftOut, formatClosedRoads } from './closed-roads-words.ts';
import { formatTripMiles, listLegLines } from './leg-words.ts';
import { NamedPlace, PlaceName } from './named-place.tsx';
import * as texts from './trip.texts.ts';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import { middleOf } from '../permit/permit.texts.ts';

type TripSectionProps = {
  trip: TripAnswer;
  units: readonly { _id: string }[];
  permits: readonly Permit[];
  columns?: 1 | 2 | 3;
  /** A long list of states starts folded. */
  isBrief?: boolean;
};

/** More states would be taller than the map beside them. */
const maxOpen = 3;

/** The trip of a stored order: where from and to, when, and the states in travel order with the ways of their permits. */
export function TripSection({ trip, units, permits, columns = 3, isBrief = false }: TripSectionProps) {
  return (
    <Section title={texts.trip}>
      <DataList columns={columns} facts={listTripFacts(trip, units)} />
      {trip.states.length > 0 && (
        <>
          <LeftOut ways={trip.leftOut ?? []} />
          {isBrief ? (
            <details open={trip.states.length <= maxOpen} className="above-12">
              <summary className="strong">{texts.statesOnTheWay}</summary>
              <StatesOnTheWay trip={trip} units={units} permits={permits} />
            </details>
          ) : (
            <StatesOnTheWay trip={trip} units={units} permits={permits} />
          )}
          <p className="hint above-8">{texts.usualRoute}</p>
        </>
      )}
    </Section>
  );
}

function LeftOut({ ways }: { ways: TripAnswer['leftOut'] }) {
  if (ways === undefined || ways.length === 0) return null;
  const closed = ways.map((way) => formatClosedRoads(stateName(way.state), way));
  return <p className="above-12">{[fastestIsLeftOut, ...closed].join(' ')}</p>;
}

type WayOfPermit = Pick<Permit, 'state' | 'unit' | 'date' | 'route'>;

/** Days and places of the permits of one state; `units` by number, empty where all units share them. */
type PermitWay = { key: string; permit: WayOfPermit; units: readonly number[] };

export function listPermitWays(
  permits: readonly WayOfPermit[],
  { state, units }: { state: StateCode; units: readonly { _id: string }[] },
): PermitWay[] {
  const ways = new Map<string, { permit: WayOfPermit; units: number[] }>();
  for (const permit of permits) {
    if (permit.state !== state) continue;
    const key = JSON.stringify([permit.date, permit.route]);
    const number = units.findIndex(({ _id }) => _id === permit.unit) + 1;
    ways.set(key, { permit, units: [...(ways.get(key)?.units ?? []), number] });
  }
  return [...ways].map(([key, way]) => ({ key, permit: way.permit, units: ways.size === 1 ? [] : way.units }));
}

function PermitWays({ ways }: { ways: readonly PermitWay[] }) {
  return ways.map(({ key, permit: { state, date, route }, units }) => {
    const unset = isSamePoint(route.origin, route.destination) ? middleOf(stateName(state)) : undefined;
    return (
      <span key={key} className="second-line">
        {units.length > 0 && `${texts.ofUnits(units)}: `}
        {formatDays(date)}, {texts.fromPlace} <PlaceName place={route.origin} name={unset} /> {texts.toPlace}{' '}
        <PlaceName place={route.destination} name={unset} />
      </span>
    );
  });
}

function formatDays({ startDate, endDate }: WayOfPermit['date']): string {
  const [first, last] = [formatWeekdayAndDay(startDate), formatWeekdayAndDay(endDate)];
  return first === last ? first : texts.daysOf(first, last);
}

/** A permit covers all visits of its state, so it is at the first one. */
function StatesOnTheWay({ trip: { states }, units, permits }: Pick<TripSectionProps, 'trip' | 'units' | 'permits'>) {
  const last = states.length - 1;
  return (
    <ol className="bullets above-12" aria-label={texts.statesOnTheWay}>
      {states.map((visit, at) => {
        const isFirst = states.findIndex(({ state }) => state === visit.state) === at;
        const ways = isFirst ? listPermitWays(permits, { state: visit.state, units }) : [];
        const leg = ways.length === 0 ? visit : { ...visit, entry: null, exit: null };
        return (
          <li key={`${visit.state} ${visit.entry?.label}`}>
            <strong>{stateName(visit.state)}</strong>{' '}
            {listLegLines(leg, { isStart: at === 0, isEnd: at === last }).join('. ')}
            <PermitWays ways={ways} />
          </li>
        );
      })}
    </ol>
  );
}

function listTripFacts(trip: TripAnswer, units: TripSectionProps['units']): Fact[] {
  const { places, departures, timeZone } = trip;
  const last = places.length - 1;
  const toTerm = (at: number) => (at === 0 ? texts.from : at === last ? texts.to : texts.stop(at));
  return [
    ...places.map((place, at) => ({ term: toTerm(at), value: place && <NamedPlace place={place} /> })),
    { term: texts.leaving, value: formatDeparture(trip, timeZone) },
    ...departures.map((departure) => ({
      term: texts.leavingOf(units.findIndex(({ _id }) => _id === departure.unit) + 1),
      value: formatDeparture(departure, timeZone),
    })),
    { term: texts.distance, value: formatTripMiles(trip.states) },
  ];
}
