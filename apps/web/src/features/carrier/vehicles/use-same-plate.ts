import { useQuery } from '@tanstack/react-query';
import { isSamePlate, normalizePlate, type Plate } from '@wideload/domain';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';
import * as texts from './vehicles.texts.ts';

/** A search finds no shorter plate. */
const shortest = 3;

/** The hint comes while the plate is looked at, without a search for each key. */
const delayMs = 300;

/** The name of another vehicle of the carrier with this plate. A failed search says nothing: it is only a hint. */
export function useSamePlate(plate: Plate, ownId: string | undefined): string | null {
  const number = useDebounced(normalizePlate(plate.plateNumber), delayMs);
  const enabled = number.length >= shortest;
  const trucks = useQuery({ ...truckRecords.choicesQuery(number), enabled });
  const trailers = useQuery({ ...trailerRecords.choicesQuery(number), enabled });
  const isOther = (vehicle: Plate & { _id: string }) => vehicle._id !== ownId && isSamePlate(vehicle, plate);
  const truck = trucks.data?.items.find(isOther);
  const trailer = trailers.data?.items.find(isOther);
  if (truck !== undefined) return texts.truckNumbered(truck.internalNumber);
  return trailer === undefined ? null : texts.trailerNumbered(trailer.internalNumber);
}
