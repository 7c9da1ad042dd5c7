import type { OrderableState } from '../../basics/state-code.ts';

/** The account number of a state in `TX 12345, NM 99-1`; null without one. */
export function findStateAccount(accounts: string, state: OrderableState): string | null {
  for (const part of accounts.split(/[,;\n]/)) {
    const [, code = '', number = ''] = /^\s*([A-Za-z]{2})[\s:#-]+(.*?)\s*$/.exec(part) ?? [];
    if (code.toUpperCase() === state && number !== '') return number;
  }
  return null;
}
