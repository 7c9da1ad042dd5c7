import type { ChangedUnit, OrderFile } from '@wideload/contract';
import {
  formatLengthWords,
  formatPounds,
  inches,
  lengthFields,
  loadTypes,
  parseLength,
  parsePounds,
  pounds,
  unitProblems,
  type DraftUnit,
  type LengthRange,
  type LoadType,
} from '@wideload/domain';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';
import * as texts from './unit-change.texts.ts';

type Unit = OrderFile['units'][number];

/** A unit as its form shows it: texts, whether they are values or not. `lengths` by the path of the value in the unit. */
export type UnitForm = {
  truckId: string | null;
  trailerId: string | null;
  loadType: LoadType | null;
  lengths: Readonly<Record<string, string>>;
  weight: string;
};

export const weightPath = 'weight';

/** The form of a stored unit. */
export function unitFormOf(unit: Unit): UnitForm {
  const lengths = lengthFields.map(({ path, read }) => [path, lengthText(read(unit) ?? null)]);
  return {
    // A vehicle that was deleted from its list since is still named by what the order keeps of it.
    truckId: unit.truckId ?? unit.truck?._id ?? null,
    trailerId: unit.trailerId ?? unit.trailer?._id ?? null,
    loadType: unit.loadType,
    lengths: Object.fromEntries(lengths),
    weight: weightText(unit.weight),
  };
}

/** The unit as the form has it: what is no value (yet) is null. */
export function changedUnitOf(form: UnitForm, id: string): ChangedUnit {
  const { truckId, trailerId, loadType } = form;
  const length = (path: string) => inchesIn(path, form.lengths[path] ?? '');
  return {
    _id: id,
    truckId,
    trailerId,
    loadType,
    dimensions: {
      width: length('dimensions.width'),
      height: length('dimensions.height'),
      length: length('dimensions.length'),
      frontOverhang: length('dimensions.frontOverhang'),
      rearOverhang: length('dimensions.rearOverhang'),
    },
    weight: poundsIn(form.weight),
    axles: {
      AB: length('axles.AB'),
      BC: length('axles.BC'),
      CD: length('axles.CD'),
      DE: length('axles.DE'),
      EF: length('axles.EF'),
    },
  };
}

/** Everything that is wrong with the form, with the messages of spec [5], by the path of the field. */
export function formProblems(form: UnitForm): FieldProblem[] {
  const draft: DraftUnit = { ...changedUnitOf(form, ''), typed: { ...form.lengths, [weightPath]: form.weight } };
  return unitProblems(draft).map(({ path, message }) => ({ name: path, message }));
}

const labels = new Map([
  ['truckId', texts.truck],
  ['trailerId', texts.trailer],
  ['loadType', texts.loadType],
  [weightPath, texts.loadedWeight],
  ...lengthFields.map(({ path, label }) => [path, label] as const),
]);

/** A problem as the summary has it, where the field does not stand beside its message. */
export function summedUp({ name, message }: FieldProblem): FieldProblem {
  const label = labels.get(name);
  return { name, message: label === undefined ? message : `${label}: ${message}` };
}

/** What was understood of a length, `= 13 ft 6 in`; undefined where the field says just that already. */
export function lengthReading(text: string, usual: LengthRange | null): string | undefined {
  const parsed = parseLength(text, usual);
  if (!parsed.ok || text.trim() === lengthText(parsed.inches)) return undefined;
  return parsed.rounded ? texts.rounded(lengthText(parsed.inches)) : `= ${lengthText(parsed.inches)}`;
}

/** `111400` as `111,400`; text that is no weight as it was. */
export function tidiedWeight(text: string): string {
  const weight = poundsIn(text);
  return weight === null ? text : weightText(weight);
}

export function loadTypeIn(value: string): LoadType | null {
  return loadTypes.find(({ key }) => key === value)?.key ?? null;
}

function lengthText(value: number | null): string {
  return value === null ? '' : formatLengthWords(inches(value));
}

function weightText(value: number | null): string {
  return value === null ? '' : formatPounds(pounds(value)).replace(' lb', '');
}

function inchesIn(path: string, text: string): number | null {
  const parsed = parseLength(text, lengthFields.find((field) => field.path === path)?.usual);
  return parsed.ok ? parsed.inches : null;
}

function poundsIn(text: string): number | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.pounds : null;
}
