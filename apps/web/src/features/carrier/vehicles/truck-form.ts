import { useQuery } from '@tanstack/react-query';
import { TruckBody, type Truck, TrailerBody, type Trailer } from '@wideload/contract';
import { decodeVin, listTruckYears } from '@wideload/domain';
import { useEffect } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { useTextForm, type FieldOf, type TextForm } from '#lib/forms/text-form.ts';
import { toPoundsText, toFeetText } from './vehicle-figures.ts';

export type TruckForm = TextForm<typeof TruckBody>;
export type TruckField = FieldOf<typeof TruckBody>;

const newTruck = { type: 'truck', registeredWeight: 80_000 };

export function useTruckForm(truck: Truck | undefined): TruckForm {
  const form = useTextForm(TruckBody, {
    tidy: { registeredWeight: toPoundsText, emptyWeight: toPoundsText, gvwr: toPoundsText },
    record: truck ?? newTruck,
  });
  useHomeState(form, truck === undefined);
  return form;
}

/** A new truck usually has the plates of the state in which its companies are. */
function useHomeState({ getValues, setValue }: TruckForm, isNew: boolean): void {
  const { data } = useQuery({ ...companyRecords.choicesQuery(''), enabled: isNew });
  const [state, ...others] = new Set(data?.items.map((company) => company.state));
  useEffect(() => {
    if (isNew && state !== undefined && others.length === 0 && getValues('plateState') === '')
      setValue('plateState', state);
  }, [isNew, state, others.length, getValues, setValue]);
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

export type TrailerForm = TextForm<typeof TrailerBody>;
export type TrailerField = FieldOf<typeof TrailerBody>;

export function useTrailerForm(trailer: Trailer | undefined): TrailerForm {
  return useTextForm(TrailerBody, { tidy: { length: toFeetText, emptyWeight: toPoundsText }, record: trailer });
}
