import type { FastifyError } from 'fastify';
import * as z from 'zod/mini';
import { compileFieldSelector } from './bodies/select-fields.ts';

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

/** Fastify checks what comes in by the schemas of the contract. */
export function compileValidator({ schema }: Compiled) {
  const contract = requireSchema(schema);
  return (input: unknown) => {
    const { success, data, error } = z.safeParse(contract, input);
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
