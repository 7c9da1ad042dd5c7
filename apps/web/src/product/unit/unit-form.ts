import {
  axleBounds,
  axleKeys,
  dimensionBounds,
  dimensionKeys,
  formatPounds,
  mapFields,
  maxima,
  parsePounds,
  pounds,
  type AxleKey,
  type DimensionKey,
  type DraftAxles,
  type DraftDimensions,
  type DraftUnit,
  type Inches,
  type LengthRange,
  type LoadType,
} from '@wideload/domain';
import type { Unit, UnitBody } from '@wideload/contract';
import * as texts from './unit.texts.ts';
import {
  parseLengthValue,
  isBlankLength,
  formatLengthText,
  noLength,
  toLengthValue,
  type LengthValue,
} from '../lengths/length-value.ts';
import { splitInches } from '../lengths/two-parts.ts';

const dimensionLabels: Record<DimensionKey, string> = {
  width: texts.width,
  height: texts.height,
  length: texts.length,
  frontOverhang: texts.frontOverhang,
  rearOverhang: texts.rearOverhang,
};
const axleLabels: Record<AxleKey, string> = {
  AB: texts.axles1To2,
  BC: texts.axles2To3,
  CD: texts.axles3To4,
  DE: texts.axles4To5,
  EF: texts.axles5To6,
};

/** `usual` is its range on the road. */
type LengthOf<Path> = { path: Path; label: string; to: Inches; usual: LengthRange | null };
export type AxlePath = `axles.${AxleKey}`;
export type LengthPath = `dimensions.${DimensionKey}` | AxlePath;

export const dimensionFields = dimensionKeys.map((key): LengthOf<`dimensions.${DimensionKey}`> => {
  const { to, usual } = dimensionBounds[key];
  return { path: `dimensions.${key}`, label: dimensionLabels[key], to, usual };
});
export const axleFields = axleKeys.map((key): LengthOf<AxlePath> => {
  const { to, usual } = axleBounds[key];
  return { path: `axles.${key}`, label: axleLabels[key], to, usual };
});
const lengthFields = [...dimensionFields, ...axleFields];

export type UnitForm = {
  _id: string;
  truckId: string | null;
  trailerId: string | null;
  loadType: LoadType | null;
  lengths: Record<LengthPath, LengthValue>;
  weight: string;
};

/** Max number of characters that the server stores for one field. */
const maxTextLength = 200;

export function createUnitForm(id: string): UnitForm {
  return { _id: id, truckId: null, trailerId: null, loadType: null, lengths: buildLengths(() => noLength), weight: '' };
}

export function isEmptyUnit({ truckId, trailerId, loadType, lengths, weight }: UnitForm): boolean {
  const isBlank = Object.values(lengths).every(isBlankLength);
  return truckId === null && trailerId === null && loadType === null && weight === '' && isBlank;
}

/** The typed text if it was stored, otherwise the formatted value. */
export function toUnitForm({
  _id,
  truckId,
  trailerId,
  loadType,
  dimensions,
  axles,
  weight,
  typed,
}: StoredUnit): UnitForm {
  const lengths = buildLengths((path) => toStoredInput(path, findValue({ dimensions, axles }, path), typed));
  return { _id, truckId, trailerId, loadType, lengths, weight: typed['weight'] ?? formatWeight(weight) };
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

type StoredUnit = Pick<
  Unit,
  '_id' | 'truckId' | 'trailerId' | 'loadType' | 'dimensions' | 'axles' | 'weight' | 'typed'
>;

/** Values out of range stay, so that the rules can report them. */
export function toDraftUnit(form: UnitForm): DraftUnit {
  const length = (path: LengthPath) => parseInches(path, form.lengths[path]);
  const dimensions = mapFields(dimensionBounds, (key) => length(`dimensions.${key}`));
  const axles = mapFields(axleBounds, (key) => length(`axles.${key}`));
  const { _id, truckId, trailerId, loadType } = form;
  const unit = { _id, truckId, trailerId, loadType, dimensions, axles, weight: parseWeight(form.weight) };
  return { ...unit, typed: listTypedTexts(form, unit) };
}

/** A value out of range is sent as text only. */
export function toUnitBody(form: UnitForm): UnitBody {
  const { dimensions, axles, weight, ...unit } = toDraftUnit(form);
  const kept = {
    dimensions: mapFields(dimensionBounds, (key, { to }) => dropAboveMax(to, dimensions[key])),
    axles: mapFields(axleBounds, (key, { to }) => dropAboveMax(to, axles[key])),
    weight: dropAboveMax(maxima.weight, weight),
  };
  return { ...unit, ...kept, typed: listTypedTexts(form, kept) };
}

export function tidyWeight(text: string): string {
  const weight = parseWeight(text);
  return weight === null ? text : formatWeight(weight);
}

function parseWeight(text: string): number | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.pounds : null;
}

function formatWeight(weight: number | null): string {
  return weight === null ? '' : formatPounds(pounds(weight)).replace(' lb', '');
}

type Figures = { dimensions: DraftDimensions; axles: DraftAxles; weight: number | null };

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
  return typed;
}

function findValue({ dimensions, axles }: Pick<Figures, 'dimensions' | 'axles'>, path: LengthPath): number | null {
  const values = { ...mapPaths('dimensions', dimensions), ...mapPaths('axles', axles) };
  return values[path];
}

function mapPaths<Part extends string, Key extends string>(part: Part, values: Readonly<Record<Key, number | null>>) {
  const entries = Object.entries<number | null>(values).map(([key, value]) => [`${part}.${key}`, value]);
  // The keys are the same; `fromEntries` loses their type.
  return Object.fromEntries(entries) as Record<`${Part}.${Key}`, number | null>;
}

function dropAboveMax(max: number, value: number | null): number | null {
  return value === null || value > max ? null : value;
}

function buildLengths<T>(make: (path: LengthPath) => T): Record<LengthPath, T> {
  // The paths of the fields are exactly the keys of the record.
  return Object.fromEntries(lengthFields.map(({ path }) => [path, make(path)])) as Record<LengthPath, T>;
}
