import {
  formatPounds,
  maxima,
  parsePounds,
  pounds,
  usualLengths,
  type DraftAxles,
  type DraftDimensions,
  type DraftUnit,
  type LoadType,
} from '@wideload/domain';
import type { Unit, UnitBody } from '@wideload/contract';
import * as texts from '../wizard.texts.ts';
import { inchesIn, isBlankLength, lengthText, noLength, textInput, type LengthInput } from './length-input.ts';
import { partsOf } from './two-parts.ts';

/** The lengths of a unit, in the order of the form; `path` is where the value stands in a unit, and names the field, `most` its greatest value, `usual` what it mostly is. */
export const dimensionFields = [
  { path: 'dimensions.width', label: texts.width, most: maxima.width, usual: usualLengths.width },
  { path: 'dimensions.height', label: texts.height, most: maxima.height, usual: usualLengths.height },
  { path: 'dimensions.length', label: texts.length, most: maxima.length, usual: usualLengths.length },
  { path: 'dimensions.frontOverhang', label: texts.frontOverhang, most: maxima.overhang, usual: null },
  { path: 'dimensions.rearOverhang', label: texts.rearOverhang, most: maxima.overhang, usual: null },
] as const;
export const axleFields = [
  { path: 'axles.AB', label: texts.axles1To2, most: maxima.axleDistance, usual: usualLengths.axleDistance },
  { path: 'axles.BC', label: texts.axles2To3, most: maxima.axleDistance, usual: usualLengths.axleDistance },
  { path: 'axles.CD', label: texts.axles3To4, most: maxima.axleDistance, usual: usualLengths.axleDistance },
  { path: 'axles.DE', label: texts.axles4To5, most: maxima.axleDistance, usual: usualLengths.axleDistance },
  { path: 'axles.EF', label: texts.axles5To6, most: maxima.axleDistance, usual: usualLengths.axleDistance },
] as const;
const lengthFields = [...dimensionFields, ...axleFields];

export type LengthPath = (typeof lengthFields)[number]['path'];
export type AxlePath = (typeof axleFields)[number]['path'];

/** One unit as its form shows it: text, whether it is a value or not. */
export type UnitForm = {
  _id: string;
  truckId: string | null;
  trailerId: string | null;
  loadType: LoadType | null;
  lengths: Record<LengthPath, LengthInput>;
  weight: string;
};

/** Text that the server keeps of one field. */
const longestText = 200;

export function emptyUnitForm(id: string): UnitForm {
  return { _id: id, truckId: null, trailerId: null, loadType: null, lengths: eachLength(() => noLength), weight: '' };
}

export function isEmptyUnit({ truckId, trailerId, loadType, lengths, weight }: UnitForm): boolean {
  const isBlank = Object.values(lengths).every(isBlankLength);
  return truckId === null && trailerId === null && loadType === null && weight === '' && isBlank;
}

/** The form of a stored unit: what was typed where it is kept, else the value's own text. */
export function unitFormOf({
  _id,
  truckId,
  trailerId,
  loadType,
  dimensions,
  axles,
  weight,
  typed,
}: StoredUnit): UnitForm {
  const lengths = eachLength((path) => storedInput(path, valueAt({ dimensions, axles }, path), typed));
  return { _id, truckId, trailerId, loadType, lengths, weight: typed['weight'] ?? weightText(weight) };
}

/** Inches in the field at `path`, or null for what is no length (yet). */
function inchesAt(path: LengthPath, input: LengthInput): number | null {
  return inchesIn(input, lengthFields.find((field) => field.path === path)?.usual);
}

function storedInput(path: LengthPath, value: number | null, typed: Readonly<Record<string, string>>): LengthInput {
  const text = textInput(typed[path] ?? '');
  // A value that was set since, and not by typing it here, counts more than what was once typed.
  if (text.text !== undefined && (value === null || inchesAt(path, text) === value)) return text;
  const parts = partsOf(value);
  return { feet: typed[`${path}.feet`] ?? parts.feet, inches: typed[`${path}.inches`] ?? parts.inches };
}

type StoredUnit = Pick<
  Unit,
  '_id' | 'truckId' | 'trailerId' | 'loadType' | 'dimensions' | 'axles' | 'weight' | 'typed'
>;

/** The unit as the rules read it. Figures that are too great are kept, so that the rules can say so. */
export function draftUnitOf(form: UnitForm): DraftUnit {
  const length = (path: LengthPath) => inchesAt(path, form.lengths[path]);
  const dimensions: DraftDimensions = {
    width: length('dimensions.width'),
    height: length('dimensions.height'),
    length: length('dimensions.length'),
    frontOverhang: length('dimensions.frontOverhang'),
    rearOverhang: length('dimensions.rearOverhang'),
  };
  const axles: DraftAxles = {
    AB: length('axles.AB'),
    BC: length('axles.BC'),
    CD: length('axles.CD'),
    DE: length('axles.DE'),
    EF: length('axles.EF'),
  };
  const { _id, truckId, trailerId, loadType } = form;
  const unit = { _id, truckId, trailerId, loadType, dimensions, axles, weight: poundsIn(form.weight) };
  return { ...unit, typed: typedBeside(form, unit) };
}

/** The unit as the server keeps it: a figure beyond its bounds goes as text only. */
export function unitBodyOf(form: UnitForm): UnitBody {
  const { dimensions, axles, weight, ...unit } = draftUnitOf(form);
  const { width, height, length, axleDistance, overhang } = maxima;
  const kept = {
    dimensions: {
      width: upTo(width, dimensions.width),
      height: upTo(height, dimensions.height),
      length: upTo(length, dimensions.length),
      frontOverhang: upTo(overhang, dimensions.frontOverhang),
      rearOverhang: upTo(overhang, dimensions.rearOverhang),
    },
    axles: {
      AB: upTo(axleDistance, axles.AB),
      BC: upTo(axleDistance, axles.BC),
      CD: upTo(axleDistance, axles.CD),
      DE: upTo(axleDistance, axles.DE),
      EF: upTo(axleDistance, axles.EF),
    },
    weight: upTo(maxima.weight, weight),
  };
  return { ...unit, ...kept, typed: typedBeside(form, kept) };
}

/** `111400` as `111,400`; text that is no weight as it was. */
export function tidiedWeight(text: string): string {
  const weight = poundsIn(text);
  return weight === null ? text : weightText(weight);
}

function poundsIn(text: string): number | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.pounds : null;
}

function weightText(weight: number | null): string {
  return weight === null ? '' : formatPounds(pounds(weight)).replace(' lb', '');
}

type Figures = { dimensions: DraftDimensions; axles: DraftAxles; weight: number | null };

/** The texts that the figures alone would not bring back. */
function typedBeside(form: UnitForm, figures: Figures): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const { path } of lengthFields) {
    const { text, feet, inches } = form.lengths[path];
    const value = valueAt(figures, path);
    const parts = partsOf(value);
    if (text !== undefined) {
      if (text !== lengthText(value)) typed[path] = text.slice(0, longestText);
      continue;
    }
    if (feet !== parts.feet) typed[`${path}.feet`] = feet.slice(0, longestText);
    if (inches !== parts.inches) typed[`${path}.inches`] = inches;
  }
  if (form.weight !== weightText(figures.weight)) typed['weight'] = form.weight.slice(0, longestText);
  return typed;
}

function valueAt({ dimensions, axles }: Pick<Figures, 'dimensions' | 'axles'>, path: LengthPath): number | null {
  const values: Record<LengthPath, number | null> = {
    'dimensions.width': dimensions.width,
    'dimensions.height': dimensions.height,
    'dimensions.length': dimensions.length,
    'dimensions.frontOverhang': dimensions.frontOverhang,
    'dimensions.rearOverhang': dimensions.rearOverhang,
    'axles.AB': axles.AB,
    'axles.BC': axles.BC,
    'axles.CD': axles.CD,
    'axles.DE': axles.DE,
    'axles.EF': axles.EF,
  };
  return values[path];
}

function upTo(most: number, value: number | null): number | null {
  return value === null || value > most ? null : value;
}

function eachLength<T>(make: (path: LengthPath) => T): Record<LengthPath, T> {
  // The fields' paths are exactly the keys of the record.
  return Object.fromEntries(lengthFields.map(({ path }) => [path, make(path)])) as Record<LengthPath, T>;
}
