import type { Reader } from './settings.ts';

/** Required where real orders are; the demo accounts of a local start have none. */
export function readAdminSecondFactor(read: Reader, production: boolean): boolean {
  const asDefault = production ? 'required' : 'optional';
  const other = production ? 'optional' : 'required';
  return read.oneOf('ADMIN_SECOND_FACTOR', [asDefault, other]) === 'required';
}

/** @returns cents */
export function readRefundLimit(read: Reader): number {
  const text = read.text('REFUND_WITHOUT_PROOF') ?? '250';
  const dollars = Number(text);
  if (!/^\d{1,7}$/.test(text))
    read.wrong.push(`REFUND_WITHOUT_PROOF is '${text}', but it is an amount in whole dollars.`);
  return dollars * 100;
}
