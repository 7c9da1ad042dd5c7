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
