import type { Permit } from '@wideload/contract';
import { isSamePoint, stateName, type StateCode } from '@wideload/domain';
import { formatWeekdayAndDay } from '../permit/format-day.ts';
import { middleOf } from '../permit/permit.texts.ts';
import { PlaceName } from './named-place.tsx';
import * as texts from './trip.texts.ts';

type WayOfPermit = Pick<Permit, 'state' | 'unit' | 'date' | 'route'>;

/** Days and places of the permits of one state; `units` by number, empty where all units share them. */
export type PermitWay = { key: string; permit: WayOfPermit; units: readonly number[] };

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

export function PermitWays({ ways }: { ways: readonly PermitWay[] }) {
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
