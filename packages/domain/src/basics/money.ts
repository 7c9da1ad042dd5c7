import type { Brand } from './brand.ts';

/** Whole US cents. */
export type Cents = Brand<number, 'Cents'>;

/** @throws RangeError for a fraction or an unsafe number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  return amount as Cents;
}

const dollarText = /^(\d{1,3}(?:,\d{3})+|\d{1,9}|(?=\.\d))(?:\.(?:(\d{1,2})|-)?)?$/;
const sign = String.raw`(?:us\s*\$|usd\s*\$?|\$|dollars?)`;
const beforeAmount = new RegExp(String.raw`^${sign}\s*(?=[\d.])`, 'i');
const afterAmount = new RegExp(String.raw`(?<=[\d.-])\s*${sign}$`, 'i');

/** Parses `62`, `62.5`, `$1,234.50`, `.50`, `75 USD`, `75.-`; null for any other text, as for `75,50`, which may be any amount. */
export function parseDollars(text: string): Cents | null {
  const [, dollars, rest = ''] = dollarText.exec(text.trim().replace(beforeAmount, '').replace(afterAmount, '')) ?? [];
  if (dollars === undefined) return null;
  return cents(Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0')));
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function multiplyCents(amount: Cents, times: number): Cents {
  return cents(amount * times);
}

export function formatDollars(amount: Cents): string {
  const whole = String(Math.trunc(Math.abs(amount) / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = String(Math.abs(amount) % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}$${whole}.${rest}`;
}
