import {
  axleNames,
  axleNumbers,
  dropMissingAxles,
  fewestAxles,
  mapFields,
  maxima,
  parseTires,
  type AxleName,
  type AxleRow,
  type AxleWeights,
  type firstAxleNumbers,
  formatPounds,
  parsePounds,
  pounds,
} from '@wideload/domain';

export type AxleWeightPath = `axleWeights.${AxleName}`;
export type AxleTiresPath = `axleTires.${AxleName}`;
export type AxleTextPath = AxleWeightPath | AxleTiresPath;

/** The weights and tires of the axles as typed. */
export type AxleTexts = Record<AxleTextPath, string>;

/** The axles of the specification: their fields are there whether the unit has a sixth one or not. */
const usualMost = 6;

/** Axles after the sixth are named only where they have a figure. */
type Figures = AxleWeights & Record<keyof typeof firstAxleNumbers, number | null>;
export type AxleFigures = { axleWeights: Figures; axleTires: Figures };
type StoredFigures = { axleWeights?: AxleWeights | undefined; axleTires?: AxleWeights | undefined };

export const noAxleTexts = buildTexts(
  () => '',
  () => '',
);

export function parseWeight(text: string): number | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.pounds : null;
}

/** Without its unit, which the field shows. */
export function formatWeight(weight: number | null): string {
  return weight === null ? '' : formatPounds(pounds(weight)).replace(' lb', '');
}

export function tidyWeight(text: string): string {
  const weight = parseWeight(text);
  return weight === null ? text : formatWeight(weight);
}

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
    axleWeights: dropMissingAxles(mapFields(axleNumbers, (name) => parseWeight(texts[`axleWeights.${name}`]))),
    axleTires: dropMissingAxles(mapFields(axleNumbers, (name) => parseTires(texts[`axleTires.${name}`]))),
  };
}

export function dropImpossible({ axleWeights, axleTires }: AxleFigures): AxleFigures {
  const drop = (figures: Figures, max: number) =>
    dropMissingAxles(
      mapFields(axleNumbers, (name) => {
        const figure = figures[name] ?? null;
        return figure === null || figure > max ? null : figure;
      }),
    );
  return { axleWeights: drop(axleWeights, maxima.weight), axleTires: drop(axleTires, maxima.axleTires) };
}

/** The typed texts that cannot be restored from the values. */
export function listTypedAxleTexts(texts: AxleTexts, figures: AxleFigures): [AxleTextPath, string][] {
  const formatted = toAxleTexts(figures, {});
  // The keys of the record are these paths.
  const typed = Object.entries(texts) as [AxleTextPath, string][];
  return typed.filter(([path, text]) => text !== formatted[path]);
}

type TypedAt = { at: number; axles: number };

export function fillAxleWeights(texts: AxleTexts, weights: readonly string[], typedAt: TypedAt): AxleTexts {
  return fill(texts, 'axleWeights', weights.map(tidyWeight), findFirst(weights, typedAt));
}

export function fillAxleTires(texts: AxleTexts, tires: readonly string[], typedAt: TypedAt): AxleTexts {
  return fill(texts, 'axleTires', tires, findFirst(tires, typedAt));
}

/** Five figures or more begin at the first axle; fewer begin at the axle of the field in which they were typed, and end with the last. */
function findFirst({ length }: readonly string[], { at, axles }: TypedAt): number {
  return length >= fewestAxles ? 0 : Math.min(at, Math.max(axles, usualMost) - length);
}

/** From the first axle. */
export function fillAxleRow(texts: AxleTexts, { weights, tires }: Pick<AxleRow, 'weights' | 'tires'>): AxleTexts {
  return fill(fillAxleWeights(texts, weights, { at: 0, axles: usualMost }), 'axleTires', tires, 0);
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
