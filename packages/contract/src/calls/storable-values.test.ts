import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../core/endpoint.ts';
import { BookMonthValue } from '../money/books.ts';
import { contract } from './contract.ts';

type Leaf = [name: string, schema: z.core.$ZodType];

/** The schemas of the single values that a caller sends. */
function listLeaves(name: string, schema: z.core.$ZodType): Leaf[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, part]) => listLeaves(`${name}.${key}`, part));
  if (schema instanceof z.ZodMiniArray) return listLeaves(`${name}[]`, schema.def.element);
  if (schema instanceof z.ZodMiniRecord) return listLeaves(`${name}{}`, schema.def.valueType);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => listLeaves(name, option));
  const isWrapped =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault;
  return isWrapped ? listLeaves(name, schema.def.innerType) : [[name, schema]];
}

const leaves = Object.entries(contract).flatMap(([part, table]) =>
  Object.entries<Endpoint>(table).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([place, schema]) =>
      schema === undefined ? [] : listLeaves(`${part}.${name}.${place}`, schema),
    ),
  ),
);
// A password is hashed, and what a second person approves is read again by the schemas of its call.
const isStored = ([name]: Leaf) => !/password|approvals\.ask\.body\.body/i.test(name);

test.each(leaves.filter(isStored))('%s has no text that cannot be stored', (_name, schema) => {
  for (const text of ['a\u0000', '\u0000', '\uD800', 'a\uDC00b']) expect(z.safeParse(schema, text).success).toBe(false);
});

/** Texts that keep their line breaks: a new one is one line unless it is added here. */
const longTexts = [
  'adminOrders.changeStatus.body.comment',
  'approvals.ask.body.reason',
  'articles.create.body.description',
  'articles.save.body.description',
  'books.reopen.body.reason',
  'feeDifferences.settle.body.reason',
  'ledger.explain.body.reason',
  'messages.answer.body.text',
  'messages.ask.body.text',
  'orderChanges.change.body.comment',
  'orderChanges.refuse.body.reason',
  'orderFile.addNote.body.text',
  'orderFile.changeUnits.body.comment',
  'orders.save.body.permits[].comment',
  'outreach.contactRequest.body.message',
  'outreach.joinTeam.body.message',
  'permits.change.body.reason',
  'permits.resubmit.body.answer',
  'permits.resubmit.body.comment',
  'permits.resubmitOrder.body.answer',
  'permits.resubmitOrder.body.permits[].comment',
  'permits.void.body.reason',
  'refunds.create.body.reason',
  'restrictions.create.body.what',
  'restrictions.preview.body.what',
  'restrictions.update.body.what',
  'stateQuestions.answer.body.reason',
  'templates.change.body.text',
  'templates.create.body.text',
];
/** A parser reads these: cells are read by the schemas of their fields, and HTML is sanitized. */
const parsed = [
  'articles.create.body.html',
  'articles.save.body.html',
  'companies.importFile.body.csv',
  'trailers.importFile.body.csv',
  'trucks.importFile.body.csv',
];
const samples = ['a b', '79101', 'https://example.com/a', 'ann@example.com', '8065550101', 'TX', '2026-12-01'];
const lineBreaks = ['\n', '\r', '\r\n', '\u0085', '\u2028', '\v', '\f'];
const controls = ['\t', '\u0001', '\u0007', '\u001B', '\u007F', '\u009B', '\u202E', '\u2067'];

/** Every output of the schema for a sample with the sign in it. */
const readWith = (schema: z.core.$ZodType, sign: string) =>
  samples
    .map((sample) => z.safeParse(schema, `${sample.slice(0, 2)}${sign}${sample.slice(2)}`).data)
    .filter((data) => typeof data === 'string');

test('only these texts keep their line breaks', () => {
  const keeping = leaves
    .filter(isStored)
    .filter(([, schema]) => readWith(schema, '\n').some((text) => text.includes('\n')));
  expect(keeping.map(([name]) => name).toSorted()).toEqual([...longTexts, ...parsed].toSorted());
});

test.each(leaves.filter((leaf) => isStored(leaf) && !parsed.includes(leaf[0])))(
  '%s keeps no control',
  (name, schema) => {
    const removed = longTexts.includes(name) ? controls : [...controls, ...lineBreaks];
    for (const sign of removed) for (const text of readWith(schema, sign)) expect(text).not.toContain(sign);
  },
);

test.each(leaves.filter(isStored))('%s has no number that the database cannot count on from', (_name, schema) => {
  for (const number of [2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
    for (const sent of [number, String(number)]) expect(z.safeParse(schema, sent).data).not.toBe(number);
});

test.each(['0000-01', '0001-01', '1900-01', '9999-12', '2026-13', '2026-00', '+2026-1'])(
  'no books have the month %s',
  (month) => {
    expect(z.safeParse(BookMonthValue, month).success).toBe(false);
  },
);
