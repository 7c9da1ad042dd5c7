import type { Order } from '@wideload/contract';
import {
  findTripWarnings,
  findVehicleWarnings,
  type DraftOrder,
  type Trip,
  type UnitWithVehicles,
  type CalendarWarning,
} from '@wideload/domain';
import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { findToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import type { Moves } from '../../step-props.ts';
import * as texts from './warnings.texts.ts';
import { describeWarning } from './warning-words.ts';
import { calendarQuery } from './calendar-query.ts';

/** Empty until the calendar is loaded. A calendar that does not load leaves the other warnings. */
function useCalendarWarnings({ units, permits }: DraftOrder, trip: Trip | null): CalendarWarning[] {
  const { data: calendar } = useQuery({ ...calendarQuery, enabled: trip !== null });
  return calendar === undefined || trip === null ? [] : calendar.findWarnings({ trip, units, permits });
}

type OrderWarningsProps = {
  draft: DraftOrder;
  /** From the stored order: the trip with its states, and the units with their vehicles. */
  trip: Trip | null;
  units: Order['units'] | undefined;
  onChangeStep: Moves['change'];
};

const noUnits: Order['units'] = [];

/** Each with a link to its field; none of them holds the order up. */
export const OrderWarnings = memo(function OrderWarnings({
  draft,
  trip,
  units = noUnits,
  onChangeStep,
}: OrderWarningsProps) {
  const calendar = useCalendarWarnings(draft, toTrip(draft.trip, trip));
  const known = { today: findToday(), states: trip?.states ?? [] };
  const warnings = [
    ...findTripWarnings(draft, known),
    ...calendar,
    ...findVehicleWarnings(joinVehicles(draft.units, units)),
  ];
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={texts.haveALook} className="above-20">
      <ul className="bullets stack below-8 gap-4">
        {warnings.map((warning) => {
          const { sentence, what, step, place } = describeWarning(warning, draft, units);
          return (
            <li key={sentence}>
              {sentence}{' '}
              <Button look="link" onClick={() => onChangeStep(step, place)}>
                {what}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>{texts.notRefused}</p>
    </Notice>
  );
});

/** The trip as it was entered, with the states that the server found. */
function toTrip(entered: DraftOrder['trip'], stored: Trip | null): Trip | null {
  return entered === null || stored === null ? null : { ...stored, ...entered };
}

/** The units as they were entered, with the vehicles that the server has stored for them. */
function joinVehicles(entered: DraftOrder['units'], stored: Order['units']): UnitWithVehicles[] {
  return entered.map(({ _id, weight, truckId, trailerId }) => {
    const { truck = null, trailer = null } = stored.find((unit) => unit._id === _id) ?? {};
    return {
      _id,
      weight,
      truck: truck?._id === truckId ? truck : null,
      trailer: trailer?._id === trailerId ? trailer : null,
    };
  });
}
