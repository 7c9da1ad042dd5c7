import {
  answerKey,
  answersOf,
  isSameAnswer,
  withAnswers,
  type Answer,
  type AnswerPath,
  type Answers,
} from '../forms/order-answers.ts';
import type { OrderForm } from '../forms/order-form.ts';
import { createUnitForm, isEmptyUnit, type UnitForm } from '../../../product/unit/unit-form.ts';

/** `base` is what both began from, null where nobody knows it any more. */
export type Sides = { base: OrderForm | null; mine: OrderForm; theirs: OrderForm };
export type Side = 'mine' | 'theirs';
/** Which side counts, by the key of the answer. */
export type Choices = Readonly<Record<string, Side>>;

export type Merge = {
  form: OrderForm;
  /** Answers that both sides changed, each in its own way. Without a choice mine stands in the form. */
  collisions: readonly AnswerPath[];
  /** Answers that only the other side changed. */
  taken: readonly AnswerPath[];
};

/**
 * Puts two versions of an order together, answer by answer: what one side changed is taken from it, and only what both changed has to be
 * chosen. Nothing of either is left out without being named. Which permits there are is the server's decision, and so theirs.
 */
export function mergeForms(both: Sides, choices: Choices = {}): Merge {
  const sides = withSameUnits(both);
  const [mine, theirs] = [answersBeside(sides.mine, sides.theirs), answersBeside(sides.theirs, sides.mine)];
  const base = sides.base === null ? null : answersLike(sides.base, [mine, theirs]);
  const kept: Answer[] = [];
  const collisions: AnswerPath[] = [];
  const taken: AnswerPath[] = [];
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const path = (theirs.get(key) ?? mine.get(key))?.path ?? [];
    const [own, other, before] = [mine, theirs, base].map((answers) => answers?.get(key)?.value);
    if (isSameAnswer(own, other)) continue;
    if (base !== null && isSameAnswer(own, before)) taken.push(path);
    else if (base !== null && isSameAnswer(other, before)) kept.push({ path, value: own });
    else {
      collisions.push(path);
      if (choices[key] !== 'theirs') kept.push({ path, value: own });
    }
  }
  const form = withAnswers(sides.theirs, kept);
  const given = collisions.filter((path) => choices[answerKey(path)] === 'theirs').length;
  const reviewed = reviewedAfter(sides, { mine: kept.length, theirs: taken.length + given });
  return { form: { ...form, reviewed }, collisions, taken };
}

/** A review counts for what was reviewed: it stays where the answers of one side stand here unchanged. */
function reviewedAfter({ mine, theirs }: Sides, from: { mine: number; theirs: number }): boolean {
  if (from.theirs === 0) return mine.reviewed;
  return from.mine === 0 && theirs.reviewed;
}

/** The answers of `form`; a unit that `other` has not got is one answer as a whole, and permits of one side only are left out. */
function answersBeside(form: OrderForm, other: OrderForm): Answers {
  const [units, permits] = [idsOf(other.units), idsOf(other.permits)];
  const shared = answersOf({
    ...form,
    units: form.units.filter(({ _id }) => units.has(_id)),
    permits: form.permits.filter(({ _id }) => permits.has(_id)),
  });
  return withWholeUnits(
    shared,
    form.units.filter(({ _id }) => !units.has(_id)),
  );
}

/** The answers of the base, with as a whole the units that the sides have as a whole. */
function answersLike(base: OrderForm, sides: readonly Answers[]): Answers {
  const whole = base.units.filter(({ _id }) => sides.some((answers) => answers.has(`units/${_id}`)));
  return withWholeUnits(answersOf(base), whole);
}

function withWholeUnits(answers: Answers, units: readonly UnitForm[]): Answers {
  const whole = units.map(({ _id, ...unit }) => [`units/${_id}`, { path: ['units', _id], value: unit }] as const);
  return new Map([...answers, ...whole]);
}

function idsOf(items: readonly { _id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ _id }) => _id));
}

/**
 * A unit that waits to be filled in is no answer. And where both began the first unit of an order, each with an id of its own, it is the
 * same unit.
 */
function withSameUnits({ base, mine, theirs }: Sides): Sides {
  const own = mine.units.filter((unit) => !isEmptyUnit(unit) || isIn(unit, base));
  const [first] = own;
  const [other] = theirs.units;
  const isSame = base !== null && base.units.every(isEmptyUnit) && first !== undefined && other !== undefined;
  if (!isSame || own.some(({ _id }) => _id === other._id)) return { base, mine: { ...mine, units: own }, theirs };
  return {
    base: { ...base, units: [createUnitForm(other._id)] },
    mine: { ...mine, units: own.map((unit) => (unit === first ? { ...unit, _id: other._id } : unit)) },
    theirs,
  };
}

function isIn({ _id }: UnitForm, form: OrderForm | null): boolean {
  return form?.units.some((unit) => unit._id === _id) ?? false;
}
