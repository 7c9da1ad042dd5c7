import { parseDollars } from '@wideload/domain';
import { parseTypedDay } from '../../../../product/permit/typed-day.ts';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';

const readers = {
  number: { part: 'stateNumber', read: (text: string) => text.trim() },
  validFrom: { part: 'validFrom', read: parseTypedDay },
  validTo: { part: 'validTo', read: parseTypedDay },
  fee: { part: 'fee', read: parseDollars },
} as const;

export type FilledFact = keyof typeof readers;
type Facts = Partial<PermitWorkForm>;

// Cast: `Object.keys` loses the key type.
const facts = Object.keys(readers) as FilledFact[];

function isSame(fact: FilledFact, one: string | undefined, other: string | undefined): boolean {
  const { read } = readers[fact];
  return one !== undefined && other !== undefined && read(one) === read(other);
}

type Filling = { found: Facts; untouched: readonly Facts[] };

/** The facts of a PDF, where the form still has an untouched value. A typed value stays. */
export function fillIn(form: PermitWorkForm, { found, untouched }: Filling): Facts {
  const free = facts.filter((fact) => {
    const { part } = readers[fact];
    return found[part] !== undefined && untouched.some((values) => values[part] === form[part]);
  });
  return Object.fromEntries(free.map((fact) => [readers[fact].part, found[readers[fact].part]]));
}

/** The facts whose value in the form is another than on the PDF. */
export function listTypedOtherwise(form: PermitWorkForm, found: Facts) {
  return facts
    .map((fact) => ({ fact, onPdf: found[readers[fact].part], typed: form[readers[fact].part] }))
    .filter(({ fact, onPdf, typed }) => onPdf !== undefined && !isSame(fact, onPdf, typed));
}
