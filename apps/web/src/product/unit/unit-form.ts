import {
  axleBounds,
  axleKeys,
  dimensionBounds,
  dimensionKeys,
  dropMissingAxles,
  fewestAxles,
  kingpinBounds,
  mapFields,
  maxima,
  type AxleKey,
  type DimensionKey,
  type DraftAxles,
  type DraftDimensions,
  type DraftUnit,
  type FilingKey,
  type FilingValues,
  type Inches,
  type LengthRange,
  type LoadType,
} from '@wideload/domain';
import type { Unit, UnitBody } from '@wideload/contract';
import {
  dropImpossible,
  listTypedAxleTexts,
  noAxleTexts,
  parseAxleTexts,
  toAxleTexts,
  type AxleFigures,
  type AxleTexts,
  formatWeight,
  parseWeight,
} from './axle-texts.ts';
import * as texts from './unit.texts.ts';
import {
  parseLengthValue,
  isBlankLength,
  formatLengthText,
  noLength,
  toLengthValue,
  type LengthValue,
  splitInches,
} from './length-value.ts';

const dimensionLabels: Record<DimensionKey, string> = {
  width: texts.width,
  height: texts.height,
  length: texts.length,
  frontOverhang: texts.frontOverhang,
  rearOverhang: texts.rearOverhang,
};

/** `usual` is its range on the road. */
type LengthOf<Path> = { path: Path; label: string; to: Inches; usual: LengthRange | null };
export type AxlePath = `axles.${AxleKey}`;
export type LengthPath = `dimensions.${DimensionKey}` | AxlePath | 'kingpin';

export const dimensionFields = dimensionKeys.map((key): LengthOf<`dimensions.${DimensionKey}`> => {
  const { to, usual } = dimensionBounds[key];
  return { path: `dimensions.${key}`, label: dimensionLabels[key], to, usual };
});
export const axleFields = axleKeys.map((key, at): LengthOf<AxlePath> => {
  const { to, usual } = axleBounds[key];
  return { path: `axles.${key}`, label: texts.axleGap(at + 1), to, usual };
});
export const kingpinField: LengthOf<'kingpin'> = { ...kingpinBounds, path: 'kingpin', label: texts.kingpin };
const lengthFields = [...dimensionFields, ...axleFields, kingpinField];

export type UnitForm = {
  _id: string;
  truckId: string | null;
  trailerId: string | null;
  loadType: LoadType | null;
  lengths: Record<LengthPath, LengthValue>;
  weight: string;
  axleTexts: AxleTexts;
  /** As typed. */
  filing: FilingTexts;
};

export type FilingTexts = FilingValues;

/** Max number of characters that the server stores for one field. */
const maxTextLength = 200;

export function createUnitForm(id: string): UnitForm {
  const lengths = buildLengths(() => noLength);
  return {
    _id: id,
    truckId: null,
    trailerId: null,
    loadType: null,
    lengths,
    weight: '',
    axleTexts: noAxleTexts,
    filing: {},
  };
}

export function isEmptyUnit({ truckId, trailerId, loadType, lengths, weight, ...texts }: UnitForm): boolean {
  const isBlank =
    Object.values(lengths).every(isBlankLength) && isBlankText(texts.axleTexts) && isBlankText(texts.filing);
  return truckId === null && trailerId === null && loadType === null && weight === '' && isBlank;
}

const isBlankText = (typed: object) => Object.values(typed).every((text) => text === '');

/** The typed text if it was stored, otherwise the formatted value. */
export function toUnitForm(unit: StoredUnit): UnitForm {
  const { _id, truckId, trailerId, loadType, dimensions, axles, kingpin, weight, typed, filing = {} } = unit;
  return {
    _id,
    truckId,
    trailerId,
    loadType,
    lengths: buildLengths((path) => toStoredInput(path, findValue({ dimensions, axles, kingpin }, path), typed)),
    weight: typed['weight'] ?? formatWeight(weight),
    axleTexts: toAxleTexts(unit, typed),
    filing,
  };
}

function parseInches(path: LengthPath, input: LengthValue): number | null {
  return parseLengthValue(input, lengthFields.find((field) => field.path === path)?.usual);
}

function toStoredInput(path: LengthPath, value: number | null, typed: Readonly<Record<string, string>>): LengthValue {
  const text = toLengthValue(typed[path] ?? '');
  // A value that was set elsewhere later overrides the typed text.
  if (text.text !== undefined && (value === null || parseInches(path, text) === value)) return text;
  const parts = splitInches(value);
  return { feet: typed[`${path}.feet`] ?? parts.feet, inches: typed[`${path}.inches`] ?? parts.inches };
}

/** Copies on the device may be older than the figures of axles and the kingpin. */
type StoredUnit = Pick<
  Unit,
  '_id' | 'truckId' | 'trailerId' | 'loadType' | 'dimensions' | 'axles' | 'weight' | 'typed'
> &
  Pick<DraftUnit, 'axleWeights' | 'axleTires' | 'kingpin' | 'filing'>;

/** Values out of range stay, so that the rules can report them. */
export function toDraftUnit(form: UnitForm): DraftUnit & AxleFigures & Kingpin & Filing {
  const length = (path: LengthPath) => parseInches(path, form.lengths[path]);
  const dimensions = mapFields(dimensionBounds, (key) => length(`dimensions.${key}`));
  const axles = dropMissingAxles(mapFields(axleBounds, (key) => length(`axles.${key}`)));
  const { _id, truckId, trailerId, loadType } = form;
  const figures = {
    dimensions,
    axles,
    kingpin: length('kingpin'),
    weight: parseWeight(form.weight),
    ...parseAxleTexts(form.axleTexts),
  };
  const unit = { _id, truckId, trailerId, loadType, ...figures, filing: tidyFiling(form.filing) };
  return { ...unit, typed: listTypedTexts(form, unit) };
}

/** A value out of range is sent as text only. */
export function toUnitBody(form: UnitForm): UnitBody & AxleFigures & Kingpin & Filing {
  const { dimensions, axles, kingpin, weight, axleWeights, axleTires, ...unit } = toDraftUnit(form);
  const kept = {
    dimensions: mapFields(dimensionBounds, (key, { to }) => dropAboveMax(to, dimensions[key])),
    axles: dropMissingAxles(mapFields(axleBounds, (key, { to }) => dropAboveMax(to, axles[key] ?? null))),
    kingpin: dropAboveMax(kingpinBounds.to, kingpin),
    weight: dropAboveMax(maxima.weight, weight),
    ...dropImpossible({ axleWeights, axleTires }),
  };
  return { ...unit, ...kept, typed: listTypedTexts(form, kept) };
}

type Kingpin = { kingpin: number | null };
type Filing = { filing: FilingValues };

/** A text of spaces was not given. */
function tidyFiling(texts: FilingTexts): FilingValues {
  const given = Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]]));
  // Cast: `fromEntries` loses the keys.
  return Object.fromEntries(given) as Partial<Record<FilingKey, string>>;
}
type Figures = { dimensions: DraftDimensions; axles: DraftAxles; weight: number | null } & AxleFigures & Kingpin;
type Lengths = Pick<Figures, 'dimensions' | 'axles'> & Pick<DraftUnit, 'kingpin'>;

/** The typed texts that cannot be restored from the values. */
function listTypedTexts(form: UnitForm, figures: Figures): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const { path } of lengthFields) {
    const { text, feet, inches } = form.lengths[path];
    const value = findValue(figures, path);
    const parts = splitInches(value);
    if (text !== undefined) {
      if (text !== formatLengthText(value)) typed[path] = text.slice(0, maxTextLength);
      continue;
    }
    if (feet !== parts.feet) typed[`${path}.feet`] = feet.slice(0, maxTextLength);
    if (inches !== parts.inches) typed[`${path}.inches`] = inches;
  }
  if (form.weight !== formatWeight(figures.weight)) typed['weight'] = form.weight.slice(0, maxTextLength);
  for (const [path, text] of listTypedAxleTexts(form.axleTexts, figures)) typed[path] = text.slice(0, maxTextLength);
  return typed;
}

function findValue({ dimensions, axles, kingpin = null }: Lengths, path: LengthPath): number | null {
  const values: Partial<Record<LengthPath, number | null>> = {
    ...mapPaths('dimensions', dimensions),
    ...mapPaths('axles', axles),
    kingpin,
  };
  return values[path] ?? null;
}

function mapPaths<Part extends string, Key extends string>(
  part: Part,
  values: { readonly [Name in Key]?: number | null | undefined },
) {
  const entries = Object.entries<number | null | undefined>(values).map(([key, value]) => [`${part}.${key}`, value]);
  // The keys are the same; `fromEntries` loses their type.
  return Object.fromEntries(entries) as Partial<Record<`${Part}.${Key}`, number | null>>;
}

function dropAboveMax(max: number, value: number | null): number | null {
  return value === null || value > max ? null : value;
}

function buildLengths<T>(make: (path: LengthPath) => T): Record<LengthPath, T> {
  // The paths of the fields are exactly the keys of the record.
  return Object.fromEntries(lengthFields.map(({ path }) => [path, make(path)])) as Record<LengthPath, T>;
}

/** The distances that the form shows: five, and those of further axles up to the last one with a text. */
export function countTypedGaps({ lengths }: Pick<UnitForm, 'lengths'>): number {
  const last = axleFields.findLastIndex(({ path }) => !isBlankLength(lengths[path]));
  return Math.max(fewestAxles, last + 1);
}

export function isAxlePath(path: LengthPath): path is AxlePath {
  return path.startsWith('axles.');
}

/** Axle distances in one row, from one field on. */
export function fillGaps(lengths: UnitForm['lengths'], from: AxlePath, gaps: readonly Inches[]): UnitForm['lengths'] {
  const first = axleFields.findIndex(({ path }) => path === from);
  const filled = axleFields.slice(first, first + gaps.length).map(({ path }, at) => {
    return [path, toLengthValue(formatLengthText(gaps[at] ?? null))];
  });
  return { ...lengths, ...Object.fromEntries(filled) };
}
