import { axleNames, axleNumbers, countAxles, firstAxleNumbers, moreAxleNumbers } from './axles.ts';
import type { AxleTires, AxleWeights, KnownFacts } from './load.ts';
import { mapFields, moreAxleBounds } from './unit-fields.ts';

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

/** Of the six axles of the specification. */
export const noAxleFigures = mapFields(firstAxleNumbers, () => null);

const moreKeys: ReadonlySet<string> = new Set([...Object.keys(moreAxleBounds), ...Object.keys(moreAxleNumbers)]);

type MoreKey = keyof typeof moreAxleBounds | keyof typeof moreAxleNumbers;
type Dropped<Figures> = Omit<Figures, MoreKey> & Partial<Pick<Figures, keyof Figures & MoreKey>>;

/** Distances or figures of axles without those of a seventh axle and more that have none: most units have at most six. */
export function dropMissingAxles<Figures extends object>(figures: Figures): Dropped<Figures> {
  const entries = Object.entries(figures).filter(([key, figure]) => !moreKeys.has(key) || figure !== null);
  // Cast: `fromEntries` loses the keys.
  return Object.fromEntries(entries) as Dropped<Figures>;
}

/** One for each axle, null if unknown. An axle after the fifth exists only with its distance. */
export function listAxleWeights({ axles, axleWeights = {} }: Pick<KnownFacts, 'axles' | 'axleWeights'>) {
  return axleNames.slice(0, countAxles(axles)).map((name) => axleWeights[name] ?? null);
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
