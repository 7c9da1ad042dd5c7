import { Id, text } from '../core/values.ts';
import {
  firstAxleBounds,
  firstAxleNumbers,
  moreAxleBounds,
  moreAxleNumbers,
  dimensionBounds,
  loadTypeKeys,
  kingpinBounds,
  mapFields,
  maxima,
} from '@wideload/domain';
import * as z from 'zod/mini';
import { maxPlaceLabel, pointFields } from '../trip/trip.ts';

/** Raw text of form fields that are not (yet) valid, by field name, so that no input is lost. */
export const Typed = z
  .record(z.string().check(z.maxLength(60), z.regex(/^[\w.]+$/)), text(200))
  .check(z.refine((typed) => Object.keys(typed).length <= 40, 'Too many fields'));

// A draft keeps the input, right or wrong; the wizard validates it when the person leaves a step.
const draftLength = ({ to }: { to: number }) => z.nullable(z.int().check(z.gte(0), z.lte(to)));

const DimensionsValue = z.object(mapFields(dimensionBounds, (_, bounds) => draftLength(bounds)));
/** Axles after the sixth are named only where there are any. */
const AxlesValue = z.extend(z.object(mapFields(firstAxleBounds, (_, bounds) => draftLength(bounds))), {
  ...mapFields(moreAxleBounds, (_, bounds) => z.optional(draftLength(bounds))),
});

const axleFigures = (to: number) => {
  const figure = z.nullable(z.int().check(z.gte(0), z.lte(to)));
  const more = mapFields(moreAxleNumbers, () => z.optional(figure));
  return z.extend(z.object(mapFields(firstAxleNumbers, () => figure)), more);
};

/** Body and answer of a unit derive from this declaration. */
export const unitFields = {
  _id: Id,
  truckId: z.nullable(Id),
  trailerId: z.nullable(Id),
  loadType: z.nullable(z.enum(loadTypeKeys)),
  dimensions: DimensionsValue,
  weight: z.nullable(z.int().check(z.gte(0), z.lte(maxima.weight))),
  axles: AxlesValue,
  typed: z._default(Typed, {}),
};

export const kingpinValue = draftLength(kingpinBounds);
export const axleParts = { axleWeights: axleFigures(maxima.weight), axleTires: axleFigures(maxima.axleTires) };

/** Omitted, the label stays while the point does. */
export const PlaceBody = z.object({ ...pointFields, label: z.optional(text(maxPlaceLabel)) });
export const Place = z.object({ ...pointFields, label: z.string() });
