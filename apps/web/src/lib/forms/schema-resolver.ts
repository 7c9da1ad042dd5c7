import { zodResolver } from '@hookform/resolvers/zod';
import { formatInputMessage } from '@wideload/contract/client';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

// Compiled schemas would need `unsafe-eval` in the Content-Security-Policy.
z.config({ jitless: true });

type Sentence = (message: string) => string;

function translateErrors(errors: object, translate: Sentence): object {
  const translated = Object.entries(errors).map(([name, error]: [string, { message?: unknown }]) => {
    const { message } = error;
    return [
      name,
      typeof message === 'string' ? { ...error, message: translate(message) } : translateErrors(error, translate),
    ];
  });
  return Object.fromEntries(translated);
}

export function createSchemaResolver<In extends FieldValues, Out>(
  schema: z.ZodMiniType<Out, In>,
  translate: Sentence = formatInputMessage,
): Resolver<In, unknown, Out> {
  const resolve = zodResolver(schema);
  return async (...given) => {
    const result = await resolve(...given);
    if (Object.keys(result.errors).length === 0) return result;
    // The fields are the same.
    return { values: {}, errors: translateErrors(result.errors, translate) as FieldErrors<In> };
  };
}
