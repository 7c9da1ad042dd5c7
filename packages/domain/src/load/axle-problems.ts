import { type AxleFigureField, axleFigureFields, fewestAxleTires, sumAxleWeights } from './axle-fields.ts';
import { countAxles } from './axles.ts';
import type { DraftUnit } from './draft-unit.ts';
import { checkWeight, checkWeightText } from '../basics/fields.ts';
import { type KnownFacts, maxima } from './load.ts';
import { type FieldError, type Problem, toProblems } from '../basics/problem.ts';
import { pounds } from '../basics/weight.ts';

/** Scales differ, so the axles may weigh 1 % more or less than the whole. */
const maxDifference = 0.01;

export function findAxleProblems(unit: DraftUnit): Problem[] {
  const problems = axleFigureFields.flatMap((field) => toProblems(field.path, checkAxleField(field, unit)));
  return problems.length > 0 ? problems : toProblems('axleWeights', checkSum(unit));
}

function checkAxleField(field: AxleFigureField, unit: DraftUnit): FieldError | null {
  const value = field.read(unit) ?? null;
  const text = unit.typed[field.path] ?? '';
  if (value === null && text.trim() === '') return null;
  if (field.axle > countAxles(unit.axles)) return { code: 'axle.missing', axle: field.axle };
  return field.what === 'weight' ? checkAxleWeight(value, text, field.axle) : checkTires(value, field.axle);
}

function checkAxleWeight(value: number | null, text: string, axle: number): FieldError | null {
  const error = value === null ? checkWeightText(text) : checkWeight(value);
  const isOutOfRange = error?.code === 'weight.below-minimum' || error?.code === 'weight.out-of-range';
  return isOutOfRange ? { code: 'axle-weight.out-of-range', axle, to: maxima.weight } : error;
}

function checkTires(value: number | null, axle: number): FieldError | null {
  if (value === null) return { code: 'number.unreadable' };
  const [from, to] = [fewestAxleTires, maxima.axleTires];
  return value < from || value > to ? { code: 'axle-tires.out-of-range', axle, from, to } : null;
}

function checkSum(unit: DraftUnit): FieldError | null {
  const sum = findOtherAxleSum(unit);
  if (sum === null || unit.weight === null) return null;
  return { code: 'axle-weights.other-sum', sum: pounds(sum), weight: pounds(unit.weight) };
}

/** The sum of the axle weights where it is not the loaded weight; null while one of them is unknown. */
export function findOtherAxleSum(unit: Pick<KnownFacts, 'axles' | 'axleWeights' | 'weight'>): number | null {
  const sum = sumAxleWeights(unit);
  const { weight } = unit;
  return sum === null || weight === null || Math.abs(sum - weight) <= weight * maxDifference ? null : sum;
}
