import type { TripPlace } from '@wideload/domain';
import { DepartureInputs, type DepartureInputsProps } from '../../../product/trip/departure-inputs.tsx';
import { useZoneName } from './use-zone-name.ts';

type DepartureFieldsProps = Omit<DepartureInputsProps, 'local'> & {
  /** Its local time counts. */
  origin: TripPlace | null;
};

export function DepartureFields({ origin, ...inputs }: DepartureFieldsProps) {
  const zone = useZoneName(origin, inputs.value.startDate);
  const local = origin === null || zone === null ? null : { place: origin.label, zone };
  return <DepartureInputs {...inputs} local={local} />;
}
