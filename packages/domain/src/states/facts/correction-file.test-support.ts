import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const found = {
  field: text,
  ours: value,
  right: value,
  why: text,
  source: z.string().check(z.regex(/^s\d+$/)),
  reason: text,
};

/**
 * A difference that the research found between its source and data/states, and its decision (docs/state-corrections.md).
 * `now` names the fields of data/states that hold it, if not `field` with the value `right`; of a note it is a part.
 * `rows` names the rows of the same file that hold it, each with a part of its content.
 */
export const correction = z.discriminatedUnion('decision', [
  z.strictObject({ ...found, decision: z.literal('applied'), now: z.optional(z.record(text, value)) }),
  z.strictObject({ ...found, decision: z.literal('refused') }),
  z.strictObject({
    ...found,
    decision: z.literal('rows'),
    rows: z.array(z.tuple([text, z.record(text, z.unknown())])).check(z.minLength(1)),
  }),
]);
