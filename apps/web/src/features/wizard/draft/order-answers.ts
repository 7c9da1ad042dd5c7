import { toLine, toLines, type StateCode } from '@wideload/domain';
import type { OrderForm, OrderPart } from './order-form.ts';
import type { PermitForm } from './permit-form.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { isEmptyUnit, toUnitBody, toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

/** For example `['units', id, 'lengths', 'dimensions.width']` or `['jurisdictions', 'TX']`. */
export type AnswerPath = readonly string[];
export type Answer = { path: AnswerPath; value: unknown };
export type Answers = ReadonlyMap<string, Answer>;

export function toAnswerKey(path: AnswerPath): string {
  return path.join('/');
}

type Tree = { [key: string]: unknown };

/** Some answers have several fields: a company, two days, two coordinates, the parts of a length. */
function isWhole([part, , field]: AnswerPath, depth: number): boolean {
  return part === 'company' || part === 'trip' || (part === 'permits' && field === 'dates') || depth >= 4;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Every answer of a form, by its key. The code names no field of a unit or permit, so that a new field is a new answer
 * by itself. The review mark is no answer: it concerns all of them.
 */
export function listAnswers(form: OrderForm): Answers {
  const answers = new Map<string, Answer>();
  function collect(value: unknown, path: AnswerPath) {
    if (!isTree(value) || isWhole(path, path.length)) {
      answers.set(toAnswerKey(path), { path, value });
      return;
    }
    for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key]);
  }
  collect(toTree(form), []);
  return answers;
}

export function replaceAnswers(form: OrderForm, answers: readonly Answer[]): OrderForm {
  const tree = structuredClone(toTree(form));
  for (const { path, value } of answers) put(tree, path, value);
  // Each value comes from the same path of another form, so the result still has the shape of a form.
  const { jurisdictions, units, permits, ...rest } = tree;
  return {
    ...rest,
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

/** Turns the lists of a form into records, and normalizes each unit as the server would: one length has many spellings. */
function toTree({ jurisdictions, units, permits, reviewed: _, ...rest }: OrderForm) {
  const unitTrees: Record<string, UnitTree> = Object.fromEntries(units.map(toUnitTree));
  const permitTrees: Record<string, PermitTree> = Object.fromEntries(
    permits.map(({ _id, startDate, endDate, ...permit }) => [
      _id,
      {
        ...permit,
        dates: { startDate: parseTypedDay(startDate) ?? startDate, endDate: parseTypedDay(endDate) ?? endDate },
      },
    ]),
  );
  const states = Object.fromEntries(jurisdictions.map((state) => [state, true]));
  return { ...rest, jurisdictions: states, units: unitTrees, permits: permitTrees };
}

function toUnitTree(form: UnitForm): [id: string, unit: UnitTree] {
  const { _id, ...unit } = toUnitForm(toUnitBody(form));
  return [_id, unit];
}

const toStored = (text: string) => (/[\n\r]/.test(text) ? toLines(text) : toLine(text));

/** Compares plain data. Blanks that the server does not keep are no difference, and companies compare by id. */
export function isSameAnswer(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return toStored(a) === toStored(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameAnswer(item, b[index]));
  if (!isTree(a) || !isTree(b)) return a === b;
  if ('dotNumber' in a && 'dotNumber' in b) return a['_id'] === b['_id'];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameAnswer(a[key], b[key]));
}

/** The parts in which two forms differ. The server decides which permits exist, so permits that only one form has do not count. */
export function findDifferingParts(form: OrderForm, other: OrderForm): Set<OrderPart> {
  const [unitIds, permitIds] = [other.units, other.permits].map((items) => new Set(items.map(({ _id }) => _id)));
  // The server never gets an empty unit.
  const units = form.units.filter((unit) => unitIds?.has(unit._id) || !isEmptyUnit(unit));
  const [mine, theirs] = [listAnswers({ ...form, units }), listAnswers(other)];
  const parts = new Set<OrderPart>(form.reviewed === other.reviewed ? [] : ['reviewed']);
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const path = (mine.get(key) ?? theirs.get(key))?.path ?? [];
    const isForeign = path[0] === 'permits' && (!mine.has(key) || !permitIds?.has(path[1] ?? ''));
    // The first segment of a path is the name of a part.
    if (!isForeign && !isSameAnswer(mine.get(key)?.value, theirs.get(key)?.value)) parts.add(path[0] as OrderPart);
  }
  // The states are in travel order.
  if (form.jurisdictions.join() !== other.jurisdictions.join()) parts.add('jurisdictions');
  return parts;
}
