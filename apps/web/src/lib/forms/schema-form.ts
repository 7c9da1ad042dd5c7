import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { createSchemaResolver } from './schema-resolver.ts';

/** A field shows its message once it was left. The summary of a refused submit takes the focus, and no field does. */
export function useSchemaForm<In extends FieldValues, Out>(
  schema: z.ZodMiniType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: createSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
}
