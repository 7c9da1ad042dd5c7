import { axleNames, axleNumbers } from './axles.ts';
import type { AxleTires, AxleWeights, KnownFacts } from '../load/load.ts';
import { mapFields } from './unit-fields.ts';

export const fewestAxleTires = 2;

type UnitAxles = { axleWeights?: AxleWeights | undefined; axleTires?: AxleTires | undefined };

/** An optional figure of one axle; `path` is its place in the unit. */
export type AxleFigureField = {
  path: string;
  what: 'weight' | 'tires';
  axle: number;
  label: string;
  read: (unit: UnitAxles) => number | null | undefined;
};

/** Front to back, the weight of an axle before its tires. */
export const axleFigureFields: readonly AxleFigureField[] = axleNames.flatMap((name) => {
  const axle = axleNumbers[name];
  return [
    {
      path: `axleWeights.${name}`,
      what: 'weight' as const,
      axle,
      label: `Axle ${axle} weight`,
      read: ({ axleWeights }: UnitAxles) => axleWeights?.[name],
    },
    {
      path: `axleTires.${name}`,
      what: 'tires' as const,
      axle,
      label: `Axle ${axle} tires`,
      read: ({ axleTires }: UnitAxles) => axleTires?.[name],
    },
  ];
});

export const noAxleFigures = mapFields(axleNumbers, () => null);

/** One for each axle, null if unknown. The sixth axle exists only with its distance. */
export function listAxleWeights({ axles, axleWeights = {} }: Pick<KnownFacts, 'axles' | 'axleWeights'>) {
  const names = axleNames.slice(0, (axles.EF ?? null) === null ? 5 : 6);
  return names.map((name) => axleWeights[name] ?? null);
}

/** Null if the weight of an axle is unknown. */
export function sumAxleWeights(unit: Pick<KnownFacts, 'axles' | 'axleWeights'>): number | null {
  const weights = listAxleWeights(unit);
  const known = weights.filter((weight) => weight !== null);
  return known.length < weights.length ? null : known.reduce((sum, weight) => sum + weight, 0);
}

/** Null if the text is no whole number. */
export function parseTires(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : null;
}
