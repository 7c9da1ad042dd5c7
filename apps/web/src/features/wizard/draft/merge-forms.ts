import {
  toAnswerKey,
  listAnswers,
  isSameAnswer,
  replaceAnswers,
  type Answer,
  type AnswerPath,
  type Answers,
  findDifferingParts,
} from './order-answers.ts';
import { type OrderForm, applySave, toOrderForm, orderParts, type OrderPart } from './order-form.ts';
import { createUnitForm, isEmptyUnit, type UnitForm } from '#product/unit/unit-form.ts';
import type { Order, UsualDetails } from '@wideload/contract';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { DraftOrder } from '@wideload/domain';

/** `base` is the common ancestor; null when unknown. */
export type Sides = { base: OrderForm | null; mine: OrderForm; theirs: OrderForm };
export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

export type Merge = {
  form: OrderForm;
  /** Answers that both sides changed differently. Without a choice, `mine` wins. */
  collisions: readonly AnswerPath[];
  taken: readonly AnswerPath[];
};

/**
 * Three-way merge of two versions of an order, answer by answer: an answer that one side changed comes from that side,
 * and only an answer that both changed needs a choice. No loss goes unreported. The server decides which permits exist,
 * so the list of permits is theirs.
 */
export function mergeForms(both: Sides, choices: Choices = {}): Merge {
  const sides = withSameUnits(both);
  const [mine, theirs] = [listAnswersBeside(sides.mine, sides.theirs), listAnswersBeside(sides.theirs, sides.mine)];
  const base = sides.base === null ? null : listBaseAnswers(sides.base, [mine, theirs]);
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
  const form = replaceAnswers(sides.theirs, kept);
  const given = collisions.filter((path) => choices[toAnswerKey(path)] === 'theirs').length;
  const reviewed = isReviewedAfter(sides, { mine: kept.length, theirs: taken.length + given });
  return { form: { ...form, reviewed }, collisions, taken };
}

/** A review covers the answers that were reviewed: its mark survives when all answers come from the reviewed side. */
function isReviewedAfter({ mine, theirs }: Sides, from: { mine: number; theirs: number }): boolean {
  if (from.theirs === 0) return mine.reviewed;
  return from.mine === 0 && theirs.reviewed;
}

/** The answers of `form`. A unit that `other` lacks is a single answer, and permits that only one side has are left out. */
function listAnswersBeside(form: OrderForm, other: OrderForm): Answers {
  const [units, permits] = [listIds(other.units), listIds(other.permits)];
  const shared = listAnswers({
    ...form,
    units: form.units.filter(({ _id }) => units.has(_id)),
    permits: form.permits.filter(({ _id }) => permits.has(_id)),
  });
  return withWholeUnits(
    shared,
    form.units.filter(({ _id }) => !units.has(_id)),
  );
}

/** The answers of the base, with the same units as single answers as on the sides. */
function listBaseAnswers(base: OrderForm, sides: readonly Answers[]): Answers {
  const whole = base.units.filter(({ _id }) => sides.some((answers) => answers.has(`units/${_id}`)));
  return withWholeUnits(listAnswers(base), whole);
}

function withWholeUnits(answers: Answers, units: readonly UnitForm[]): Answers {
  const whole = units.map(({ _id, ...unit }) => [`units/${_id}`, { path: ['units', _id], value: unit }] as const);
  return new Map([...answers, ...whole]);
}

function listIds(items: readonly { _id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ _id }) => _id));
}

/** An empty unit is no answer. And when both sides created the first unit, each with a separate id, the two count as the same unit. */
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

/** `base` is the order on which the changes are based, null when unknown; `sent` lists saves without an answer. */
type Here = { base: OrderForm | null; form: OrderForm; sent: readonly OrderForm[] };

type MergedDraft = {
  form: OrderForm;
  taken: readonly AnswerPath[];
};

export function mergeDraft({ base, form, sent }: Here, other: Order): MergedDraft | null {
  const theirs = toOrderForm(other);
  // Our own save whose answer was lost is no conflict.
  if (sent.some((one) => isSaveOf(one, theirs)))
    return { form: applySave(form, { before: null, answer: other, changed: new Set(orderParts) }), taken: [] };
  const { form: merged, collisions, taken } = mergeForms({ base, mine: form, theirs });
  return collisions.length === 0 ? { form: merged, taken } : null;
}

/** @returns true if the server's form is the result of saving `sent`. The server alone sets the review mark. */
function isSaveOf(sent: OrderForm, theirs: OrderForm): boolean {
  return findDifferingParts({ ...sent, reviewed: theirs.reviewed }, theirs).size === 0;
}

/** Fills blank basic details from earlier orders. A part in `changed` stays as it is, blank or not. */
export function fillBlanks(
  form: OrderForm,
  { customer, company }: UsualDetails,
  changed: ReadonlySet<OrderPart>,
): OrderForm {
  const { phone, personName } = form.customer;
  const isFilled = customer !== null && !changed.has('customer');
  return {
    ...form,
    customer: isFilled
      ? { ...form.customer, phone: phone || customer.phone, personName: personName || customer.personName }
      : form.customer,
    company: changed.has('company') ? form.company : (form.company ?? company),
  };
}

type DraftParts = { form: OrderForm; draft: DraftOrder; order: Order | null };

/** `after` with the objects of `before` wherever the two are equal, so that memoized components skip rendering. */
export function reuseEqualParts<State extends DraftParts>(before: State, after: State): State {
  const reuse = <Part>(was: Part, is: Part): Part => replaceEqualDeep(was, is);
  return {
    ...after,
    form: reuse(before.form, after.form),
    draft: reuse(before.draft, after.draft),
    order: reuse(before.order, after.order),
  };
}
