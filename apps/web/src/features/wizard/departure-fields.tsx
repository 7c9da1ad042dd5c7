import type { TripPlace } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import { DepartureInputs, type DepartureInputsProps } from '#product/trip/departure-inputs.tsx';
import { formatZone } from '#product/trip/format-zone.ts';
import { useZone } from './use-zone.ts';

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
