import { isLuhnValid } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#problem.ts';

/** Digits grouped as people type them, as many as follow one another; no part of a word, an id or a decimal. */
const runs = /(?<![\w.-])\d(?:[ -]?\d)*(?!\w|[.-]\w)/g;

/** By length, as cards that pay begin (ISO/IEC 7812). A tenth of all other digits in a row, such as a phone and a ZIP code, fits Luhn, too. */
const issued = /^(?:4\d{12}|3[0689]\d{12}|3[47]\d{13}|(?:1800|2131)\d{11}|[2-6]\d{15,18})$/;
const [FEWEST_DIGITS, MOST_DIGITS] = [13, 19];

/** People write the end of a card and its code behind it. */
function holdsIssued(run: string): boolean {
  const groups = run.split(' ').map((group) => group.replaceAll('-', ''));
  return groups.some((group, from) => {
    let digits = '';
    // Numbers on cards begin with four digits; whatever begins a run may be grouped otherwise.
    if (from > 0 && group.length < 4) return false;
    for (let at = from; at < groups.length && digits.length < MOST_DIGITS; at += 1) {
      digits += groups[at] ?? '';
      if (digits.length >= FEWEST_DIGITS && issued.test(digits) && isLuhnValid(digits)) return true;
    }
    return false;
  });
}

function hasCardNumber(text: string): boolean {
  return (text.match(runs) ?? []).some(holdsIssued);
}

function isCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return hasCardNumber(value);
  return typeof value === 'number' && Number.isSafeInteger(value) && hasCardNumber(String(value));
}

export function containsCardNumber(value: unknown): boolean {
  // Iterative: a body can be nested deeper than the call stack.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (isCardNumber(next)) return true;
    if (typeof next !== 'object' || next === null || next instanceof Uint8Array) continue;
    for (const [key, member] of Object.entries(next)) left.push(key, member);
  }
  return false;
}

/** No card number can reach a log, a table or a mail. */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body }, _reply, done) => {
    if (containsCardNumber(body)) done(new Problem('card_number_refused'));
    else done();
  });
}
