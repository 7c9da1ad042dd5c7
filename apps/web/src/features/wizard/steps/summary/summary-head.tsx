import type { TripAnswer } from '@wideload/contract';
import {
  totalOfOrder,
  formatDollars,
  toTravelLoad,
  type DraftOrder,
  formatDeparture,
  type DraftTrip,
  parseDay,
  stateName,
  type StateCode,
  type TripState,
} from '@wideload/domain';
import { memo } from 'react';
import { TripEscorts } from '#product/permit/rules/lazy-rules.ts';
import { Section } from '#ui/layout/panel.tsx';
import type { Moves } from '../../step-props.ts';
import { AnswerList, type Answer } from './answer-list.tsx';
import * as texts from './summary-head.texts.ts';
import { formatTripMiles, formatMiles } from '#product/trip/leg-words.ts';
import { formatDayRange } from '#product/permit/format-day.ts';
import { Table } from '#ui/list/table.tsx';

type StateDaysProps = { draft: DraftOrder; route: readonly TripState[] };

/** In the order of the states; units of the same days share a line. */
function StateDays({ draft, route }: StateDaysProps) {
  const states = [...new Set(draft.permits.map(({ state }) => state))];
  const isKnown = (state: StateCode) => route.some((visit) => visit.state === state && visit.miles !== null);
  return (
    <Table caption={texts.daysByState}>
      <thead>
        <tr>
          <th scope="col">{texts.state}</th>
          {route.length > 0 && (
            <th scope="col" data-figure="">
              {texts.miles}
            </th>
          )}
          <th scope="col">{texts.days}</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state}>
            <th scope="row">{stateName(state)}</th>
            {route.length > 0 && (
              <td data-figure="" data-label={texts.miles}>
                {isKnown(state) ? formatMiles(route, state) : '–'}
              </td>
            )}
            <td data-label={texts.days}>
              {listDays(draft, state).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** `Mon, Nov 23 – Thu, Nov 26, 2026`, with the units where they differ. */
function listDays({ units, permits }: DraftOrder, state: StateCode): string[] {
  const byDays = new Map<string, number[]>();
  for (const { unit, date, ...permit } of permits) {
    const [start, end] = [parseDay(date.startDate), parseDay(date.endDate)];
    if (permit.state !== state || start === null || end === null || start > end) continue;
    const days = formatDayRange(start, end);
    byDays.set(days, [...(byDays.get(days) ?? []), units.findIndex(({ _id }) => _id === unit) + 1]);
  }
  if (byDays.size < 2) return [...byDays.keys()];
  return [...byDays].map(([days, numbers]) => texts.unitDays(numbers, days));
}

/** `stored` has the route and the zone that the server found. */
function listTripAnswers(trip: DraftTrip, stored: TripAnswer | null): Answer[] {
  const { places, startDate, startTime } = trip;
  const last = places.length - 1;
  const toTerm = (at: number) => (at === 0 ? texts.from : at === last ? texts.to : texts.stop(at));
  return [
    ...places.map((place, at) => ({ term: toTerm(at), value: place?.label, field: `trip.places.${at}` })),
    {
      term: texts.leaving,
      value: formatDeparture({ startDate, startTime }, stored?.timeZone ?? null),
      field: 'trip.startDate',
    },
    { term: texts.distance, value: formatTripMiles(stored?.states ?? []) },
  ];
}

type SummaryHeadProps = {
  draft: DraftOrder;
  /** The stored trip, with its states and time zone. */
  stored: TripAnswer | null;
  onChangeStep: Moves['change'];
};

/** The answers that a person checks first: what is paid, when and where. */
export const SummaryHead = memo(function SummaryHead({ draft, stored, onChangeStep }: SummaryHeadProps) {
  const { permits, trip } = draft;
  return (
    <Section title={texts.atAGlance}>
      <p className="spread whole-line size-group bold below-12">
        <span>{texts.permitsCost(permits.length)}</span>
        <strong>{formatDollars(totalOfOrder(permits))}</strong>
      </p>
      <p className="hint below-12">{texts.whoCharges}</p>
      {trip !== null && (
        <AnswerList
          answers={listTripAnswers(trip, stored)}
          step="jurisdiction"
          of={texts.ofTheTrip}
          columns={2}
          onChangeStep={onChangeStep}
        />
      )}
      <div className="above-12">
        <StateDays draft={draft} route={stored?.states ?? []} />
      </div>
      {stored !== null &&
        stored.states.length > 0 &&
        draft.units.map((unit, at) => (
          <div key={unit._id} className="above-12">
            <TripEscorts
              load={toTravelLoad(unit)}
              visits={stored.states}
              unit={draft.units.length > 1 ? at + 1 : undefined}
            />
          </div>
        ))}
    </Section>
  );
});
