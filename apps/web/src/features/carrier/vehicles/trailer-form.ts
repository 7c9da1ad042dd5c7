import { TrailerBody, type Trailer } from '@wideload/contract';
import { useTextForm, type FieldOf, type TextForm } from '#lib/forms/text-form.ts';
import { toFeetText, toPoundsText } from './vehicle-figures.ts';

export type TrailerForm = TextForm<typeof TrailerBody>;
export type TrailerField = FieldOf<typeof TrailerBody>;

export function useTrailerForm(trailer: Trailer | undefined): TrailerForm {
  return useTextForm(TrailerBody, { tidy: { length: toFeetText, emptyWeight: toPoundsText }, record: trailer });
}
