import { parseDollars } from '@wideload/domain';
import { parseTypedDay } from '../../../../product/permit/typed-day.ts';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';
import { partOfFact, type PaperForm } from './fill-in.ts';

export type FilledFact = keyof typeof partOfFact;

const readers: Record<FilledFact, (text: string) => unknown> = {
  number: (text) => text.trim(),
  validFrom: parseTypedDay,
  validTo: parseTypedDay,
  fee: parseDollars,
};

// Cast: `Object.keys` loses the key type.
const facts = Object.keys(partOfFact) as FilledFact[];

function isSame(fact: FilledFact, one: string, other: string): boolean {
  return readers[fact](one) === readers[fact](other);
}

/** The facts whose value in the form is another than on the PDF. */
export function listTypedOtherwise(form: PaperForm, found: Partial<PermitWorkForm>) {
  return facts.flatMap((fact) => {
    const [onPdf, typed] = [found[partOfFact[fact]], form[partOfFact[fact]]];
    return onPdf === undefined || typed === undefined || isSame(fact, onPdf, typed) ? [] : [{ fact, onPdf, typed }];
  });
}
