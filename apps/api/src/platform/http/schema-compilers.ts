import type { FastifyError } from 'fastify';
import * as z from 'zod/mini';

type Pick = (value: unknown) => unknown;

const leaves = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);

/** A leaf cannot bring fields with it, so its value is not looked at further. */
function selectLeaf(schema: z.core.$ZodType): Pick {
  return (value) => (typeof value === 'object' && value !== null ? z.encode(schema, value) : value);
}

function selectObject(shape: Readonly<Record<string, z.core.$ZodType>>, schema: z.core.$ZodType): Pick {
  const fields = Object.entries(shape).map(([key, field]) => [key, compileFieldSelector(field)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) return z.encode(schema, value);
    const picked: Record<string, unknown> = {};
    // Cast: a value of an object is looked up by the names of the schema only.
    for (const [key, pick] of fields) {
      const field = (value as Readonly<Record<string, unknown>>)[key];
      if (field !== undefined) picked[key] = pick(field);
    }
    return picked;
  };
}

function selectItems(item: z.core.$ZodType, schema: z.core.$ZodType): Pick {
  const pick = compileFieldSelector(item);
  return (value) => (Array.isArray(value) ? value.map(pick) : z.encode(schema, value));
}

/** Trimming, for one, changes the value. */
const isRewritten = ({ checks = [] }: z.core.$ZodTypeDef) =>
  checks.some(({ _zod: { def } }) => def.check === 'overwrite');

/** A faster `z.encode` for values that already fit `schema`: it copies only the fields that the schema names. */
function compileFieldSelector(schema: z.core.$ZodType): Pick {
  // Cast: the definition says by its type what else it has.
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    shape?: Record<string, z.core.$ZodType>;
    catchall?: z.core.$ZodType;
    element?: z.core.$ZodType;
    innerType?: z.core.$ZodType;
  };
  if (leaves.has(def.type) && !isRewritten(def)) return selectLeaf(schema);
  if (def.type === 'object' && def.shape !== undefined && def.catchall === undefined)
    return selectObject(def.shape, schema);
  if (def.type === 'array' && def.element !== undefined) return selectItems(def.element, schema);
  if (['nullable', 'optional', 'default'].includes(def.type) && def.innerType !== undefined) {
    const pick = compileFieldSelector(def.innerType);
    return (value) => (value === null || value === undefined ? value : pick(value));
  }
  return (value) => z.encode(schema, value);
}

type ValidationIssue = NonNullable<FastifyError['validation']>[number];
type Compiled = { schema: unknown };

function requireSchema(schema: unknown): z.core.$ZodType {
  if (schema instanceof z.core.$ZodType) return schema;
  throw new Error('A route has a schema that is not of the contract.');
}

function toValidationError({ code, path, message }: z.core.$ZodIssue): ValidationIssue {
  const instancePath = `/${path.join('/')}`;
  return {
    keyword: code ?? 'invalid',
    instancePath,
    schemaPath: `#${instancePath}/${code ?? 'invalid'}`,
    message,
    params: {},
  };
}

/** Inputs without a message of their own are mistakes of programs, so the default is technical: `Invalid input: expected string, received array`. */
const { localeError: sayExpected } = z.locales.en();

/** Fastify checks what comes in by the schemas of the contract. */
export function compileValidator({ schema }: Compiled) {
  const contract = requireSchema(schema);
  return (input: unknown) => {
    const { success, data, error } = z.safeParse(contract, input, { error: sayExpected });
    return success ? { value: data } : { error: error.issues.map(toValidationError) };
  };
}

/** An answer has the fields of its schema and no others. */
export function compileSerializer({ schema }: Compiled) {
  const pick = compileFieldSelector(requireSchema(schema));
  return (answer: unknown) => JSON.stringify(pick(answer));
}

/** For tests: an answer must also fit its schema, value by value. */
export function compileStrictSerializer({ schema }: Compiled) {
  const contract = requireSchema(schema);
  const serialize = compileSerializer({ schema });
  return (answer: unknown) => {
    const text = JSON.stringify(z.encode(contract, answer));
    if (serialize(answer) !== text) throw new Error(`The answer is written as ${serialize(answer)}, not as ${text}.`);
    return text;
  };
}
