import type { AxleDistances } from './axles.ts';
import type { DraftUnit } from './draft.ts';
import {
  lengthProblem,
  lengthValueProblem,
  numericOnly,
  requiredField,
  weightProblem,
  weightValueProblem,
} from './fields.ts';
import { formatLength, inches, type Inches } from './length.ts';
import { type KnownFacts, type Load, maxima } from './load.ts';
import { type Problem, problemAt } from './problem.ts';
import { pounds } from './weight.ts';

/** Sentences of spec [5] that speak of whole units. */
export const unitMessages = {
  nextBlocked: 'Please complete all units forms !',
  addBlocked: 'Please complete all units !',
  addIncomplete: 'Please complete all fields !',
} as const;

type LengthField = {
  path: string;
  label: string;
  from: 0 | 1;
  to: Inches;
  read: (unit: KnownFacts) => number | null | undefined;
};

const lengthFields: readonly LengthField[] = [
  { path: 'dimensions.width', label: 'Width', from: 1, to: maxima.width, read: (unit) => unit.dimensions.width },
  { path: 'dimensions.height', label: 'Height', from: 1, to: maxima.height, read: (unit) => unit.dimensions.height },
  { path: 'dimensions.length', label: 'Length', from: 1, to: maxima.length, read: (unit) => unit.dimensions.length },
  {
    path: 'dimensions.frontOverhang',
    label: 'Front overhang',
    from: 0,
    to: maxima.overhang,
    read: (unit) => unit.dimensions.frontOverhang,
  },
  {
    path: 'dimensions.rearOverhang',
    label: 'Rear overhang',
    from: 0,
    to: maxima.overhang,
    read: (unit) => unit.dimensions.rearOverhang,
  },
  axleField('AB', '1 to 2'),
  axleField('BC', '2 to 3'),
  axleField('CD', '3 to 4'),
  axleField('DE', '4 to 5'),
  axleField('EF', '5 to 6'),
];

const optionalPath = 'axles.EF';

/** Everything that is wrong with one unit's form, paths within the unit. */
export function unitProblems(unit: DraftUnit): Problem[] {
  return [
    ...problemAt('truckId', unit.truckId === null ? requiredField : null),
    ...problemAt('trailerId', unit.trailerId === null ? requiredField : null),
    ...problemAt('loadType', unit.loadType === null ? requiredField : null),
    ...lengthFields.flatMap((field) => problemAt(field.path, lengthFieldProblem(field, unit))),
    ...problemAt('weight', weightFieldProblem(unit)),
    ...problemAt('dimensions.length', spanProblem(unit)),
  ];
}

export function isUnitComplete(unit: DraftUnit): boolean {
  return unitProblems(unit).length === 0;
}

/** Why no unit can be added while the unit with id `current` is shown; null when one can. */
export function addUnitProblem(units: readonly DraftUnit[], current: string): string | null {
  const incomplete = units.filter((unit) => !isUnitComplete(unit));
  if (incomplete.length === 0) return null;
  return incomplete.some((unit) => unit._id === current) ? unitMessages.addIncomplete : unitMessages.addBlocked;
}

/** The unit's facts as a load that the rules can judge; null until every figure is there and possible. */
export function loadOf(unit: KnownFacts): Load | null {
  const { width, height, length, frontOverhang, rearOverhang } = unit.dimensions;
  const { AB, BC, CD, DE, EF = null } = unit.axles;
  if (width === null || height === null || length === null || frontOverhang === null || rearOverhang === null)
    return null;
  if (AB === null || BC === null || CD === null || DE === null || unit.weight === null) return null;
  if (!isPossible(unit)) return null;
  const axles: AxleDistances = { AB: inches(AB), BC: inches(BC), CD: inches(CD), DE: inches(DE) };
  return {
    dimensions: {
      width: inches(width),
      height: inches(height),
      length: inches(length),
      frontOverhang: inches(frontOverhang),
      rearOverhang: inches(rearOverhang),
    },
    weight: pounds(unit.weight),
    axles: EF === null ? axles : { ...axles, EF: inches(EF) },
  };
}

function isPossible(unit: KnownFacts): boolean {
  const isPossibleLength = (field: LengthField): boolean => {
    const value = field.read(unit) ?? null;
    return value === null || lengthValueProblem(value, field) === null;
  };
  return lengthFields.every(isPossibleLength) && unit.weight !== null && weightValueProblem(unit.weight) === null;
}

function axleField(key: keyof DraftUnit['axles'], between: string): LengthField {
  const label = `Axle distance ${between}`;
  return { path: `axles.${key}`, label, from: 1, to: maxima.axleDistance, read: (unit) => unit.axles[key] };
}

function lengthFieldProblem(field: LengthField, unit: DraftUnit): string | null {
  const value = field.read(unit) ?? null;
  if (value !== null) return lengthValueProblem(value, field);
  return typedLengthProblem(unit, field.path) ?? (field.path === optionalPath ? null : requiredField);
}

/** What is wrong with the text typed so far: in one field, or in the two-part form under `.feet` and `.inches`. */
function typedLengthProblem({ typed }: DraftUnit, path: string): string | null {
  const parts = [typed[`${path}.feet`] ?? '', typed[`${path}.inches`] ?? ''];
  if (parts.some((part) => !/^\s*\d*\s*$/.test(part))) return numericOnly;
  const text = typed[path]?.trim() ?? '';
  return text === '' ? null : lengthProblem(text);
}

function weightFieldProblem({ weight, typed }: DraftUnit): string | null {
  return weight === null ? (weightProblem(typed['weight'] ?? '') ?? requiredField) : weightValueProblem(weight);
}

/** Axles stand under the vehicle: distances that add up to more than its length would also make the bridge formula too kind. */
function spanProblem(unit: DraftUnit): string | null {
  const load = loadOf(unit);
  if (load === null) return null;
  const { AB, BC, CD, DE, EF } = load.axles;
  const span = inches(AB + BC + CD + DE + (EF ?? 0));
  if (span <= load.dimensions.length) return null;
  return `The axle distances add up to ${formatLength(span)}, more than the length of ${formatLength(load.dimensions.length)}.`;
}
