import { TruckBody, type Truck } from '@wideload/contract';
import { useTextForm, type FieldOf, type TextForm } from '../../../lib/forms/text-form.ts';
import { stripFigure } from './vehicle-figures.ts';

export type TruckForm = TextForm<typeof TruckBody>;
export type TruckField = FieldOf<typeof TruckBody>;

const newTruck = { type: 'truck', registeredWeight: 80_000 };

export function useTruckForm(truck: Truck | undefined): TruckForm {
  return useTextForm(TruckBody, { tidy: { registeredWeight: stripFigure }, record: truck ?? newTruck });
}
