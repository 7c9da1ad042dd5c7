import { TruckBody, type Truck } from '@wideload/contract';
import { decodeVin, listTruckYears } from '@wideload/domain';
import { useTextForm, type FieldOf, type TextForm } from '../../../lib/forms/text-form.ts';
import { stripFigure } from './vehicle-figures.ts';

export type TruckForm = TextForm<typeof TruckBody>;
export type TruckField = FieldOf<typeof TruckBody>;

const newTruck = { type: 'truck', registeredWeight: 80_000 };

export function useTruckForm(truck: Truck | undefined): TruckForm {
  return useTextForm(TruckBody, { tidy: { registeredWeight: stripFigure }, record: truck ?? newTruck });
}

/** Fills make and year where they are empty. */
export function fillFromVin({ getValues, setValue }: TruckForm, currentYear: number): void {
  const { vinCode, make, year } = getValues();
  const vin = decodeVin(vinCode, currentYear);
  const choices = listTruckYears(currentYear);
  const newest = vin?.years.find((one) => choices.includes(one));
  const options = { shouldDirty: true, shouldValidate: true };
  if (make === '' && vin?.truckMake) setValue('make', vin.truckMake, options);
  if (year === '' && newest !== undefined) setValue('year', String(newest), options);
}
