import { sumOuterBridge } from './axles.ts';
import type { DraftUnit } from '../orders/draft.ts';
import {
  lengthProblem,
  lengthValueProblem,
  numericOnly,
  requiredField,
  weightProblem,
  weightValueProblem,
} from '../orders/fields.ts';
import { formatLength } from '../measures/length.ts';
import { type Problem, toProblems } from '../orders/problem.ts';
import { type LengthField, lengthFields } from './unit-fields.ts';
import { toLoad } from './unit-load.ts';

/** Messages of spec [5] about whole units. */
export const unitMessages = {
  nextBlocked: 'Please complete all units forms !',
  addBlocked: 'Please complete all units !',
  addIncomplete: 'Please complete all fields !',
} as const;

const optionalPath = 'axles.EF';

export function unitProblems(unit: DraftUnit): Problem[] {
  return [
    ...toProblems('truckId', unit.truckId === null ? requiredField : null),
    ...toProblems('trailerId', unit.trailerId === null ? requiredField : null),
    ...toProblems('loadType', unit.loadType === null ? requiredField : null),
    ...lengthFields.flatMap((field) => [
      // In the order of the form, where the weight follows the length.
      ...(field.path === 'dimensions.frontOverhang' ? toProblems('weight', checkWeightField(unit)) : []),
      ...toProblems(field.path, checkLengthField(field, unit)),
    ]),
    ...toProblems('dimensions.length', checkSpan(unit)),
  ];
}

export function isUnitComplete(unit: DraftUnit): boolean {
  return unitProblems(unit).length === 0;
}

/** The reason why no unit can be added; null if one can. */
export function addUnitProblem(units: readonly DraftUnit[], current: string): string | null {
  const incomplete = units.filter((unit) => !isUnitComplete(unit));
  if (incomplete.length === 0) return null;
  return incomplete.some((unit) => unit._id === current) ? unitMessages.addIncomplete : unitMessages.addBlocked;
}

function checkLengthField(field: LengthField, unit: DraftUnit): string | null {
  const value = field.read(unit) ?? null;
  if (value !== null) return lengthValueProblem(value, field);
  return checkTypedLength(unit, field) ?? (field.path === optionalPath ? null : requiredField);
}

/** Lengths may be typed in one field, or in two parts under `.feet` and `.inches`. */
function checkTypedLength({ typed }: DraftUnit, { path, usual }: LengthField): string | null {
  const parts = [typed[`${path}.feet`] ?? '', typed[`${path}.inches`] ?? ''];
  if (parts.some((part) => !/^\s*\d*\s*$/.test(part))) return numericOnly;
  const text = typed[path]?.trim() ?? '';
  return text === '' ? null : lengthProblem(text, usual);
}

function checkWeightField({ weight, typed }: DraftUnit): string | null {
  return weight === null ? (weightProblem(typed['weight'] ?? '') ?? requiredField) : weightValueProblem(weight);
}

/** Distances that exceed the vehicle's length would also loosen the bridge formula. */
function checkSpan(unit: DraftUnit): string | null {
  const load = toLoad(unit);
  if (load === null) return null;
  const span = sumOuterBridge(load.axles);
  if (span <= load.dimensions.length) return null;
  return `The axles need ${formatLength(span)}, more than ${formatLength(load.dimensions.length)}.`;
}
