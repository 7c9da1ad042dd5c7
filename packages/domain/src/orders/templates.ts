/** The texts to carriers that a desk writes again and again. */
export const templateKinds = ['question', 'refusal', 'rejection'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The fields of a template: each has a value in an order, or in one of its permits. */
export const templateFields = [
  'order',
  'customer',
  'company',
  'state',
  'unit',
  'permit',
  'truck',
  'trailer',
  'origin',
  'destination',
  'departure',
] as const;
export type TemplateField = (typeof templateFields)[number];

/** `''` where the order has none. */
export type TemplateValues = Readonly<Record<TemplateField, string>>;

const knownField = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g');
const braces = /\{[^{}]*\}?|\}/;

/** The first pair of braces, or the first single one, that is no field. */
export function findUnknownField(text: string): string | null {
  return braces.exec(text.replaceAll(knownField, ''))?.[0] ?? null;
}

/** A field without a value stays in the text, in its braces. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(knownField, (braced, field: TemplateField) => values[field] || braced);
}

/** The first field in a text for a carrier that still waits for its value. */
export function findEmptyField(text: string): string | null {
  return text.match(knownField)?.[0] ?? null;
}
