import type { Permit } from '@wideload/contract';
import { formatTrailer, formatTruck } from '@wideload/domain';
import * as texts from './permit.texts.ts';

/** The truck and trailer of a permit that has others than its unit; nothing for any other permit. */
type Props = { permit: Pick<Permit, 'vehicles'>; isShort?: boolean };

export function OwnVehicles({ permit: { vehicles }, isShort = false }: Props) {
  if (!vehicles) return null;
  const { truck, trailer } = vehicles;
  const whole = texts.ownVehicles(formatTruck(truck), formatTrailer(trailer));
  if (!isShort) return <p className="size-label">{whole}</p>;
  return (
    <p className="size-label" title={whole}>
      {texts.ownNumbers(truck?.internalNumber ?? '', trailer?.internalNumber ?? '')}
    </p>
  );
}
