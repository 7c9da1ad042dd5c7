import type { TripAnswer } from '@wideload/contract';
import { formatDeparture, stateName } from '@wideload/domain';
import { Section } from '../../ui/layout/panel.tsx';
import { DataList, type Fact } from '../../ui/list/data-list.tsx';
import { formatTripMiles, listLegLines } from './leg-words.ts';
import { NamedPlace } from './named-place.tsx';
import * as texts from './trip.texts.ts';

type TripSectionProps = { trip: TripAnswer; units: readonly { _id: string }[]; columns?: 2 | 3 };

/** The trip of a stored order: where from and to, when, and the states in travel order. */
export function TripSection({ trip, units, columns = 3 }: TripSectionProps) {
  const { states } = trip;
  const last = states.length - 1;
  return (
    <Section title={texts.trip}>
      <DataList columns={columns} facts={listTripFacts(trip, units)} />
      {states.length > 0 && (
        <>
          <ol className="bullets above-12" aria-label={texts.statesOnTheWay}>
            {states.map((visit, at) => (
              <li key={`${visit.state} ${visit.entry?.label}`}>
                <strong>{stateName(visit.state)}</strong>{' '}
                {listLegLines(visit, { isStart: at === 0, isEnd: at === last }).join('. ')}
              </li>
            ))}
          </ol>
          <p className="hint above-8">{texts.usualRoute}</p>
        </>
      )}
    </Section>
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
