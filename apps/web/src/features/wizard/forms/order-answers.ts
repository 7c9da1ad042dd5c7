import type { StateCode } from '@wideload/domain';
import { dayOfText } from './date-text.ts';
import type { OrderForm, OrderPart } from './order-form.ts';
import type { PermitForm } from './permit-form.ts';
import { isEmptyUnit, toUnitBody, toUnitForm, type UnitForm } from '../../../product/unit/unit-form.ts';

/** Where an answer stands: `['units', id, 'lengths', 'dimensions.width']`, `['jurisdictions', 'TX']`. */
export type AnswerPath = readonly string[];
export type Answer = { path: AnswerPath; value: unknown };
export type Answers = ReadonlyMap<string, Answer>;

export function answerKey(path: AnswerPath): string {
  return path.join('/');
}

type Tree = { [key: string]: unknown };

/** Answers that are one thing, however many fields they have: a company, two days, two coordinates, the parts of a length. */
function isWhole([part, , field]: AnswerPath, depth: number): boolean {
  return part === 'company' || (part === 'permits' && field === 'dates') || depth >= 4;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Every answer of a form, by its key. It names no field of a unit or permit, so that one more field is one more answer.
 * The review mark is no answer: it says something of all of them.
 */
export function answersOf(form: OrderForm): Answers {
  const answers = new Map<string, Answer>();
  function collect(value: unknown, path: AnswerPath) {
    if (!isTree(value) || isWhole(path, path.length)) {
      answers.set(answerKey(path), { path, value });
      return;
    }
    for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key]);
  }
  collect(treeOf(form), []);
  return answers;
}

/** The form with other answers in place; `undefined` takes one out. Units and permits stand in the order of `form`, new ones after them. */
export function withAnswers(form: OrderForm, answers: readonly Answer[]): OrderForm {
  const tree = structuredClone(treeOf(form));
  for (const { path, value } of answers) put(tree, path, value);
  // Every value put into it is another form's at the same path, so that it still is the tree of a form.
  const { customer, title, poNumber, company, jurisdictions, units, permits } = tree;
  return {
    customer,
    title,
    poNumber,
    company,
    jurisdictions: Object.keys(jurisdictions) as StateCode[],
    units: Object.entries(units).map(([_id, unit]) => ({ ...unit, _id })),
    permits: Object.entries(permits).map(([_id, { dates, ...permit }]) => ({ ...permit, ...dates, _id })),
    reviewed: form.reviewed,
  };
}

function put(tree: Tree, path: AnswerPath, value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) {
    const inner = tree[key];
    if (isTree(inner)) put(inner, rest, value);
  } else if (value === undefined) delete tree[key];
  else tree[key] = value;
}

type UnitTree = Omit<UnitForm, '_id'>;
type PermitTree = Omit<PermitForm, '_id' | 'startDate' | 'endDate'> & { dates: { startDate: string; endDate: string } };

/** The form with its lists as records, by what names their members, and every unit as the server would give it back: one length has many spellings. */
function treeOf({ customer, title, poNumber, company, jurisdictions, units, permits }: OrderForm) {
  const unitTrees: Record<string, UnitTree> = Object.fromEntries(units.map(unitTree));
  const permitTrees: Record<string, PermitTree> = Object.fromEntries(
    permits.map(({ _id, startDate, endDate, ...permit }) => [
      _id,
      { ...permit, dates: { startDate: dayOfText(startDate) ?? startDate, endDate: dayOfText(endDate) ?? endDate } },
    ]),
  );
  const states = Object.fromEntries(jurisdictions.map((state) => [state, true]));
  return { customer, title, poNumber, company, jurisdictions: states, units: unitTrees, permits: permitTrees };
}

function unitTree(form: UnitForm): [id: string, unit: UnitTree] {
  const { _id, ...unit } = toUnitForm(toUnitBody(form));
  return [_id, unit];
}

/** Equal answers: plain data, but for blanks at the ends of texts, which the server takes off, and companies, which are known by their id. */
export function isSameAnswer(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (!isTree(a) || !isTree(b)) return a === b;
  if ('dotNumber' in a && 'dotNumber' in b) return a['_id'] === b['_id'];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameAnswer(a[key], b[key]));
}

/** The parts of an order in which two forms differ. Permits that only one of them has are the server's affair. */
export function differingParts(form: OrderForm, other: OrderForm): Set<OrderPart> {
  const [unitIds, permitIds] = [other.units, other.permits].map((items) => new Set(items.map(({ _id }) => _id)));
  // A unit that waits to be filled in is not told to the server.
  const units = form.units.filter((unit) => unitIds?.has(unit._id) || !isEmptyUnit(unit));
  const [mine, theirs] = [answersOf({ ...form, units }), answersOf(other)];
  const parts = new Set<OrderPart>(form.reviewed === other.reviewed ? [] : ['reviewed']);
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const path = (mine.get(key) ?? theirs.get(key))?.path ?? [];
    const isForeign = path[0] === 'permits' && (!mine.has(key) || !permitIds?.has(path[1] ?? ''));
    // The first segment of a path is a part's name.
    if (!isForeign && !isSameAnswer(mine.get(key)?.value, theirs.get(key)?.value)) parts.add(path[0] as OrderPart);
  }
  return parts;
}
