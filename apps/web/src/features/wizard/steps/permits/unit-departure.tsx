import type { DraftTrip } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import type { StepProps } from '../../step-props.ts';
import { removeUnread } from '../../unread-texts.ts';
import { DepartureFields } from '../../departure-fields.tsx';
import * as texts from './trip-overview.texts.ts';

type UnitDepartureProps = Pick<StepProps, 'unread' | 'onUnread'> & {
  trip: DraftTrip;
  unit: string;
  /** From 1. */
  number: number;
  onTrip: (trip: DraftTrip) => void;
};

export function UnitDepartureButton({ trip, unit, number, onTrip, unread, onUnread }: UnitDepartureProps) {
  const others = trip.departures.filter((departure) => departure.unit !== unit);
  const { startDate, startTime } = trip;
  const isOwn = others.length < trip.departures.length;

  function press() {
    if (!isOwn) return onTrip({ ...trip, departures: [...others, { unit, startDate, startTime }] });
    const name = toName(number);
    onUnread(removeUnread(unread, [`${name}.startDate`, `${name}.startTime`]));
    onTrip({ ...trip, departures: others });
  }
  return (
    <Button size="small" onClick={press}>
      {isOwn ? texts.leavesWithTheOthers : texts.leavesOnAnotherDay}
      <span className="visually-hidden">{texts.ofUnit(number)}</span>
    </Button>
  );
}

/** The departure of a unit that does not leave with the others. */
export function UnitDeparture({ trip, unit, number, onTrip, unread, onUnread }: UnitDepartureProps) {
  const own = trip.departures.find((departure) => departure.unit === unit);
  if (own === undefined) return null;
  return (
    <Panel className="below-12">
      <fieldset>
        <legend className="bold size-label below-8">{texts.departureOfUnit(number)}</legend>
        <DepartureFields
          name={toName(number)}
          value={own}
          origin={trip.places[0] ?? null}
          {...{ unread, onUnread }}
          onChange={(departure) =>
            onTrip({
              ...trip,
              departures: trip.departures.map((one) => (one.unit === unit ? { ...departure, unit } : one)),
            })
          }
        />
      </fieldset>
    </Panel>
  );
}

function toName(number: number): string {
  return `trip.departures.${number - 1}`;
}
