import {
  axleBounds,
  firstAxleBounds,
  firstAxleNumbers,
  moreAxleBounds,
  moreAxleNumbers,
  dimensionBounds,
  fewestAxleTires,
  kingpinBounds,
  loadTypeKeys,
  mapFields,
  maxima,
  noAxleFigures,
} from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, requiredText } from '../core/values.ts';

const length = ({ from, to }: { from: number; to: number }) => z.int().check(z.gte(from), z.lte(to));

const axleFigures = (bounds: { from: number; to: number }) => {
  const figure = z.nullable(length(bounds));
  const more = mapFields(moreAxleNumbers, () => z.optional(figure));
  return z._default(z.extend(z.object(mapFields(firstAxleNumbers, () => figure)), more), noAxleFigures);
};

/** Inches and pounds. */
export const CombinationBody = z.object({
  name: requiredText(80, 'combination-name.missing'),
  truckId: Id,
  trailerId: Id,
  loadType: z.enum(loadTypeKeys),
  dimensions: z.object(mapFields(dimensionBounds, (_, bounds) => length(bounds))),
  weight: z.int().check(z.gte(1), z.lte(maxima.weight)),
  axles: z.extend(z.object(mapFields(firstAxleBounds, (_, bounds) => length(bounds))), {
    EF: z.nullable(length(axleBounds.EF)),
    ...mapFields(moreAxleBounds, (_, bounds) => z.optional(z.nullable(length(bounds)))),
  }),
  kingpin: z._default(z.nullable(length(kingpinBounds)), null),
  axleWeights: axleFigures({ from: 1, to: maxima.weight }),
  axleTires: axleFigures({ from: fewestAxleTires, to: maxima.axleTires }),
});
export type CombinationBody = z.infer<typeof CombinationBody>;

export const Combination = z.extend(CombinationBody, { _id: Id });
export type Combination = z.infer<typeof Combination>;

export const combinations = {
  list: endpoint('GET /combinations', {
    access: 'user',
    onBehalf: true,
    summary: 'Own saved combinations by name, without those whose truck or trailer was deleted',
    answers: { 200: z.object({ items: z.array(Combination) }) },
  }),
  create: endpoint('POST /combinations', {
    access: 'user',
    summary: 'Save a truck, its trailer and their usual load under a name',
    body: CombinationBody,
    answers: { 201: Combination },
    problems: ['not-found', 'combination.exists', 'combination.too-many'],
  }),
  remove: endpoint('DELETE /combinations/{id}', {
    access: 'user',
    summary: 'Delete a saved combination; orders keep what they were made with',
    problems: ['not-found'],
  }),
};
