import { parseDollars } from '@wideload/domain';
import { parseTypedDay } from '../../../../product/permit/typed-day.ts';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';
import { partOfFact } from './fill-in.ts';

export type FilledFact = keyof typeof partOfFact;

const readers: Record<FilledFact, (text: string) => unknown> = {
  number: (text) => text.trim(),
  validFrom: parseTypedDay,
  validTo: parseTypedDay,
  fee: parseDollars,
};

// Cast: `Object.keys` loses the key type.
const facts = Object.keys(partOfFact) as FilledFact[];

function isSame(fact: FilledFact, one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && readers[fact](one) === readers[fact](other);
}

/** The facts whose value in the form is another than on the PDF. */
export function listTypedOtherwise(form: PermitWorkForm, found: Partial<PermitWorkForm>) {
  return facts
    .map((fact) => ({ fact, onPdf: found[partOfFact[fact]], typed: form[partOfFact[fact]] }))
    .filter(({ fact, onPdf, typed }) => onPdf !== undefined && !isSame(fact, onPdf, typed));
}
