import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';

/** The facts of a PDF, and the fields of the form that they belong to. */
export const partOfFact = { number: 'stateNumber', validFrom: 'validFrom', validTo: 'validTo', fee: 'fee' } as const;

type Facts = Partial<PermitWorkForm>;
/** The form of an act; an amendment has no fee. */
export type PaperForm = Partial<Pick<PermitWorkForm, (typeof partOfFact)[keyof typeof partOfFact]>>;
type Filling = { found: Facts; untouched: readonly Facts[] };

/** The facts of a PDF, where the form still has an untouched value. A typed value stays. */
export function fillIn(form: PaperForm, { found, untouched }: Filling): Facts {
  const free = Object.values(partOfFact).filter(
    (part) =>
      found[part] !== undefined && form[part] !== undefined && untouched.some((values) => values[part] === form[part]),
  );
  return Object.fromEntries(free.map((part) => [part, found[part]]));
}
