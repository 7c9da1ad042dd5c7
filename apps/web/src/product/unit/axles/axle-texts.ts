import { axleNames, axleNumbers, mapFields, maxima, parseTires, type AxleName, type AxleRow } from '@wideload/domain';
import { formatWeight, parseWeight, tidyWeight } from '../weight-text.ts';

export type AxleWeightPath = `axleWeights.${AxleName}`;
export type AxleTiresPath = `axleTires.${AxleName}`;
export type AxleTextPath = AxleWeightPath | AxleTiresPath;

/** The weights and tires of the axles as typed. */
export type AxleTexts = Record<AxleTextPath, string>;

const fewestAxles = 5;

type Figures = Record<AxleName, number | null>;
export type AxleFigures = { axleWeights: Figures; axleTires: Figures };
type StoredFigures = { axleWeights?: Partial<Figures> | undefined; axleTires?: Partial<Figures> | undefined };

export const noAxleTexts = buildTexts(
  () => '',
  () => '',
);

/** Typed text that is no value stays; units that were kept before these fields existed have none. */
export function toAxleTexts(
  { axleWeights, axleTires }: StoredFigures,
  typed: Readonly<Record<string, string>>,
): AxleTexts {
  return buildTexts(
    (name) => typed[`axleWeights.${name}`] ?? formatWeight(axleWeights?.[name] ?? null),
    (name) => typed[`axleTires.${name}`] ?? formatTires(axleTires?.[name] ?? null),
  );
}

/** Values out of range stay, so that the rules can report them. */
export function parseAxleTexts(texts: AxleTexts): AxleFigures {
  return {
    axleWeights: mapFields(axleNumbers, (name) => parseWeight(texts[`axleWeights.${name}`])),
    axleTires: mapFields(axleNumbers, (name) => parseTires(texts[`axleTires.${name}`])),
  };
}

export function dropImpossible({ axleWeights, axleTires }: AxleFigures): AxleFigures {
  const drop = (figures: Figures, max: number) =>
    mapFields(axleNumbers, (name) => ((figures[name] ?? 0) > max ? null : figures[name]));
  return { axleWeights: drop(axleWeights, maxima.weight), axleTires: drop(axleTires, maxima.axleTires) };
}

/** The typed texts that cannot be restored from the values. */
export function listTypedAxleTexts(texts: AxleTexts, figures: AxleFigures): [AxleTextPath, string][] {
  const formatted = toAxleTexts(figures, {});
  // The keys of the record are these paths.
  const typed = Object.entries(texts) as [AxleTextPath, string][];
  return typed.filter(([path, text]) => text !== formatted[path]);
}

/** Five weights or more begin at the first axle; fewer begin at the axle of the field in which they were typed. */
export function fillAxleWeights(texts: AxleTexts, weights: readonly string[], at: number): AxleTexts {
  const first = weights.length >= fewestAxles ? 0 : Math.min(at, axleNames.length - weights.length);
  return fill(texts, 'axleWeights', weights.map(tidyWeight), first);
}

/** From the first axle. */
export function fillAxleRow(texts: AxleTexts, { weights, tires }: Pick<AxleRow, 'weights' | 'tires'>): AxleTexts {
  return fill(fillAxleWeights(texts, weights, 0), 'axleTires', tires, 0);
}

function fill(texts: AxleTexts, kind: keyof AxleFigures, figures: readonly string[], first: number): AxleTexts {
  const filled = axleNames.slice(first, first + figures.length);
  return { ...texts, ...Object.fromEntries(filled.map((name, index) => [`${kind}.${name}`, figures[index] ?? ''])) };
}

function formatTires(tires: number | null): string {
  return tires === null ? '' : String(tires);
}

function buildTexts(toWeight: (name: AxleName) => string, toTires: (name: AxleName) => string): AxleTexts {
  const weights = Object.entries(mapFields(axleNumbers, toWeight)).map(([name, text]) => [`axleWeights.${name}`, text]);
  const tires = Object.entries(mapFields(axleNumbers, toTires)).map(([name, text]) => [`axleTires.${name}`, text]);
  // Cast: `fromEntries` loses the keys.
  return Object.fromEntries([...weights, ...tires]) as AxleTexts;
}
