import type { TypedFacts } from '@wideload/contract/client';
import { parseDollars } from '@wideload/domain';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import type { PaperForm } from './fill-in.ts';

/** A text that cannot be read is left to the form's own problems. */
function read<T>(text: string | undefined, parse: (text: string) => T | null): T | null | undefined {
  return text?.trim() === '' ? null : text === undefined ? undefined : (parse(text) ?? undefined);
}

/** The facts typed in a form, for comparison with its PDF. */
export function toTypedFacts({ stateNumber, validFrom, validTo, fee }: PaperForm): TypedFacts {
  return {
    number: stateNumber?.trim(),
    validFrom: read(validFrom, parseTypedDay),
    validTo: read(validTo, parseTypedDay),
    feeCents: read(fee, parseDollars),
  };
}
