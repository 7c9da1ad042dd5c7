import { TruckBody, type Truck } from '@wideload/contract';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import * as texts from './vehicles.texts.ts';
import { plainFigure } from './vehicle-figures.ts';
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts';

/** The truck form: everything as typed. */
export type TruckValues = {
  internalNumber: string;
  type: 'truck';
  vinCode: string;
  make: string;
  model: string;
  year: string;
  plateNumber: string;
  plateState: string;
  registeredWeight: string;
};

export const truckLabels = {
  internalNumber: texts.powerUnitNumber,
  type: 'Type',
  vinCode: texts.vin,
  make: texts.make,
  model: texts.model,
  year: 'Year',
  plateNumber: texts.plateNumber,
  plateState: texts.plateState,
  registeredWeight: texts.registeredWeight,
} as const satisfies Record<keyof TruckValues, string>;

export type TruckContent = z.output<typeof TruckBody>;
export type TruckForm = UseFormReturn<TruckValues, unknown, TruckContent>;

const blankTruck: TruckValues = {
  internalNumber: '',
  type: 'truck',
  vinCode: '',
  make: '',
  model: '',
  year: '',
  plateNumber: '',
  plateState: '',
  registeredWeight: '80000',
};

function valuesOf({ _id, createdAt: _createdAt, ...truck }: Truck): TruckValues {
  return { ...truck, year: String(truck.year), registeredWeight: String(truck.registeredWeight) };
}

const TruckFormSchema = z.pipe(
  z.pipe(
    z.custom<TruckValues>(),
    z.transform((values): z.input<typeof TruckBody> => ({
      ...values,
      registeredWeight: plainFigure(values.registeredWeight),
    })),
  ),
  TruckBody,
);

/** The form of a truck, or of a new one. */
export function useTruckForm(truck: Truck | undefined): TruckForm {
  return useForm({
    resolver: schemaResolver(TruckFormSchema),
    defaultValues: truck === undefined ? blankTruck : valuesOf(truck),
    mode: 'onTouched',
    // The summary of the problems takes the focus.
    shouldFocusError: false,
  });
}
