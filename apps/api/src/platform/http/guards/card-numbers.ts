import { isLuhnValid } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#problem.ts';

/** Digits grouped as people type them; not part of a longer word, id or decimal. */
const candidates = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g;

function hasCardNumber(text: string): boolean {
  return (text.match(candidates) ?? []).some((run) => isLuhnValid(run.replaceAll(/[ -]/g, '')));
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
