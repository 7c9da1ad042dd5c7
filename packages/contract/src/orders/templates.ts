import { findEmptyField, findUnknownField, templateKinds } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { InputCode } from '../core/input-messages.ts';
import { Id, SeenNumber, requiredText, requiredLongText } from '../core/values.ts';

/** A text for a carrier: a field of a template that has no value yet stops it. */
export function filledIn(schema: z.ZodMiniType<string, string>) {
  return schema.check(({ value, issues }) => {
    const field = findEmptyField(value);
    if (field === null) return;
    issues.push({ code: 'custom', input: value, message: `template-field.empty:${field}` satisfies InputCode });
  });
}

/** A text for carriers with fields of the order in braces, for example `{company}`. */
export const TemplateBody = z.object({
  name: requiredText(80, 'template-name.missing'),
  kind: z.enum(templateKinds),
  text: requiredLongText(1000, 'template-text.missing').check(({ value, issues }) => {
    const field = findUnknownField(value);
    if (field === null) return;
    issues.push({ code: 'custom', input: value, message: `template-field.unknown:${field}` satisfies InputCode });
  }),
});
export type TemplateBody = z.infer<typeof TemplateBody>;

export const Template = z.extend(TemplateBody, { _id: Id, version: z.int() });
export type Template = z.infer<typeof Template>;

export const templates = {
  list: endpoint('GET /permits/admin/templates', {
    access: 'admin',
    summary: 'The templates of the desk, by kind and name',
    answers: { 200: z.object({ items: z.array(Template) }) },
  }),
  create: endpoint('POST /permits/admin/templates', {
    access: 'admin',
    summary: 'Save a text for questions, refusals or rejections, with fields of the order',
    body: TemplateBody,
    answers: { 201: Template },
    problems: ['template.exists'],
  }),
  change: endpoint('PUT /permits/admin/templates/{id}', {
    access: 'admin',
    summary: 'Change a template; `version` is the one that was read',
    body: z.extend(TemplateBody, { version: SeenNumber }),
    answers: { 200: Template },
    problems: ['not-found', 'template.exists', 'template.stale'],
  }),
  remove: endpoint('DELETE /permits/admin/templates/{id}', {
    access: 'admin',
    summary: 'Delete a template; texts that were written from it stay',
    problems: ['not-found'],
  }),
};
