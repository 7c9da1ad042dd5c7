import type { TripPlace, Place } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import { DepartureInputs, type DepartureInputsProps } from '#product/trip/departure-inputs.tsx';
import { formatZone } from '#product/trip/hour-text.ts';
import { useLoadedPart } from './maps/use-loaded-part.ts';

const loadLocalTime = () => import('@wideload/local-time');

/** The IANA zone of the place; null until it is known. */
function useZone(place: Place | null): string | null {
  const { part } = useLoadedPart('local-time', loadLocalTime);
  return part === undefined || place === null ? null : part.localTime.findZone(place);
}

type DepartureFieldsProps = Omit<DepartureInputsProps, 'local' | 'timeZone'> & {
  /** Its local time counts. */
  origin: TripPlace | null;
};

export function DepartureFields({ origin, ...inputs }: DepartureFieldsProps) {
  const timeZone = useZone(origin);
  const local =
    origin === null || timeZone === null
      ? null
      : { place: origin.label, zone: formatZone(timeZone, inputs.value.startDate ?? findToday()) };
  return <DepartureInputs {...inputs} local={local} timeZone={timeZone} />;
}
