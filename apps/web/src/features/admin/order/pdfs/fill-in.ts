import type { PermitWorkForm } from '../filing/permit-work.ts';

/** The facts of a PDF, and the fields of the form that they belong to. */
export const partOfFact = { number: 'stateNumber', validFrom: 'validFrom', validTo: 'validTo', fee: 'fee' } as const;

type Part = (typeof partOfFact)[keyof typeof partOfFact];
const parts: readonly Part[] = Object.values(partOfFact);

type Facts = Partial<PermitWorkForm>;
/** The form of an act, which may lack a part. */
export type PdfFormFields = Partial<Pick<PermitWorkForm, Part>>;
/** `former` are the facts of the PDF that the new one replaces. */
type Filling = { found: Facts; initial: PdfFormFields; former: Facts };

/** The facts of a PDF, where the form has none that was typed. A fact that only the former PDF had goes with it. */
export function fillIn(form: PdfFormFields, { found, initial, former }: Filling): Facts {
  const isOfFormer = (part: Part) => former[part] !== undefined && former[part] === form[part];
  const free = parts.filter((part) => form[part] !== undefined && (form[part] === initial[part] || isOfFormer(part)));
  const changed = free.filter((part) => found[part] !== undefined || isOfFormer(part));
  return Object.fromEntries(changed.map((part) => [part, found[part] ?? initial[part]]));
}
