import type { TripAnswer } from '@wideload/contract';
import type { DraftTrip } from '@wideload/domain';
import { usualRoute } from '#product/trip/trip.texts.ts';
import { Panel, Section } from '#ui/layout/panel.tsx';
import type { StepProps } from '../../step-props.ts';
import { DepartureFields } from '../../departure-fields.tsx';
import type { OrderPermit } from './order-permits.ts';
import { TripMap } from './trip-map.tsx';
import css from './trip-overview.module.css';
import * as texts from './trip-overview.texts.ts';
import { listTripRows } from './trip-rows.ts';
import { TripStates } from './trip-states.tsx';

type TripOverviewProps = Pick<StepProps, 'unread' | 'onUnread'> & {
  trip: DraftTrip;
  /** With the server's route. */
  stored: TripAnswer;
  permits: readonly OrderPermit[];
  onTrip: (trip: DraftTrip) => void;
};

export function TripOverview({ trip, stored, permits, onTrip, unread, onUnread }: TripOverviewProps) {
  const labels = trip.places.flatMap((place) => (place === null ? [] : [place.label]));
  return (
    <Section title={texts.tripOf(labels)}>
      <Panel>
        <div className={stored.line.length > 0 ? css['beside'] : undefined}>
          {stored.line.length > 0 && (
            <div className="stack gap-8">
              <TripMap trip={stored} />
              <p className="hint">{usualRoute}</p>
            </div>
          )}
          <div className="stack gap-16 shrinks">
            <DepartureFields
              name="trip"
              value={trip}
              origin={trip.places[0] ?? null}
              {...{ unread, onUnread }}
              onChange={({ startDate, startTime }) => onTrip({ ...trip, startDate, startTime })}
            />
            <TripStates rows={listTripRows(stored.states, permits)} />
          </div>
        </div>
      </Panel>
    </Section>
  );
}
