import type { TripAnswer } from '@wideload/contract';
import {
  totalOfOrder,
  formatDollars,
  toTravelLoad,
  type DraftOrder,
  formatDeparture,
  type DraftTrip,
} from '@wideload/domain';
import { memo } from 'react';
import { TripEscorts } from '#product/permit/rules/lazy-rules.ts';
import { Section } from '#ui/layout/panel.tsx';
import type { Moves } from '../../step-props.ts';
import { AnswerList, type Answer } from './answer-list.tsx';
import { StateDays } from './state-days.tsx';
import * as texts from './summary-head.texts.ts';
import { formatTripMiles } from '#product/trip/leg-words.ts';

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
