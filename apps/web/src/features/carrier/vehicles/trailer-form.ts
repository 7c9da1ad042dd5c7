import { TrailerBody, type Trailer } from '@wideload/contract';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import * as texts from './vehicles.texts.ts';
import { plainFigure } from './vehicle-figures.ts';
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts';

/** The trailer form: everything as typed. */
export type TrailerValues = {
  internalNumber: string;
  type: string;
  vinCode: string;
  plateNumber: string;
  length: string;
};

export const trailerLabels = {
  internalNumber: texts.internalNumber,
  type: 'Type',
  vinCode: texts.vin,
  plateNumber: texts.plateNumber,
  length: texts.length,
} as const satisfies Record<keyof TrailerValues, string>;

export type TrailerContent = z.output<typeof TrailerBody>;
export type TrailerForm = UseFormReturn<TrailerValues, unknown, TrailerContent>;

const blankTrailer: TrailerValues = { internalNumber: '', type: '', vinCode: '', plateNumber: '', length: '' };

function valuesOf({ _id, createdAt: _createdAt, ...trailer }: Trailer): TrailerValues {
  return { ...trailer, length: String(trailer.length) };
}

const TrailerFormSchema = z.pipe(
  z.pipe(
    z.custom<TrailerValues>(),
    z.transform((values): z.input<typeof TrailerBody> => ({ ...values, length: plainFigure(values.length) })),
  ),
  TrailerBody,
);

/** The form of a trailer, or of a new one. */
export function useTrailerForm(trailer: Trailer | undefined): TrailerForm {
  return useForm({
    resolver: schemaResolver(TrailerFormSchema),
    defaultValues: trailer === undefined ? blankTrailer : valuesOf(trailer),
    mode: 'onTouched',
    // The summary of the problems takes the focus.
    shouldFocusError: false,
  });
}
