import type { Permit } from '@wideload/contract';
import { formatTrailer, formatTruck } from '@wideload/domain';
import * as texts from './permit.texts.ts';

/** The truck and trailer of a permit that has others than its unit; nothing for any other permit. */
export function OwnVehicles({ permit: { vehicles } }: { permit: Pick<Permit, 'vehicles'> }) {
  if (!vehicles) return null;
  const { truck, trailer } = vehicles;
  return <p className="size-label">{texts.ownVehicles(formatTruck(truck), formatTrailer(trailer))}</p>;
}
