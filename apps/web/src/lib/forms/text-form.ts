import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchemaForm } from './schema-form.ts';

export type FieldOf<Body extends z.ZodMiniObject> = keyof Body['shape'] & string;
export type TextValues<Body extends z.ZodMiniObject> = { [Field in FieldOf<Body>]: string };
export type TextForm<Body extends z.ZodMiniObject> = UseFormReturn<TextValues<Body>, unknown, z.output<Body>>;

type RecordOf<Body extends z.ZodMiniObject> = Readonly<Partial<Record<FieldOf<Body>, string | number>>>;

export function toTextValues<Body extends z.ZodMiniObject>(body: Body, record?: RecordOf<Body>): TextValues<Body> {
  const texts = Object.keys(body.shape).map((field) => [field, String(record?.[field as FieldOf<Body>] ?? '')]);
  // Each field of the body has one text.
  return Object.fromEntries(texts) as TextValues<Body>;
}

type Tidy<Body extends z.ZodMiniObject> = { [Field in FieldOf<Body>]?: (text: string) => string };

function toSchema<Body extends z.ZodMiniObject>(body: Body, tidy: Tidy<Body>) {
  const tidied = z.transform((values: TextValues<Body>): Record<string, string> => {
    const texts = Object.entries<string>(values).map(([field, text]) => [
      field,
      tidy[field as FieldOf<Body>]?.(text) ?? text,
    ]);
    return Object.fromEntries(texts);
  });
  // Every field of a body parses text; the compiler cannot see that in a generic body.
  const rules = body as unknown as z.ZodMiniType<z.output<Body>, Record<string, string>>;
  return z.pipe(z.pipe(z.custom<TextValues<Body>>(), tidied), rules);
}

export function useTextForm<Body extends z.ZodMiniObject>(
  body: Body,
  { tidy, record }: { tidy: Tidy<Body>; record: RecordOf<Body> | undefined },
): TextForm<Body> {
  return useSchemaForm(toSchema(body, tidy), toTextValues(body, record) as DefaultValues<TextValues<Body>>);
}
