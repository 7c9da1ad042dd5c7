import type { PdfLine } from './pdf-lines.ts';
import { readMoney } from './pdf-values.ts';

const amount = /(?<![\d.,/-])\$? ?(\d[\d,]*\.\d{2})(?![\d.]| ?(?:miles?|mi|km|feet|ft|lbs|pounds)\b)/g;
/** Before the sum of the amounts that precede it. */
const ofSum = /(?:\btotal(?: (?:fees?|due|paid|charged|amount))?|=)[\s:.$]*$/i;
const ofMoney = /\b(?:fees?|charges?|costs?|permit|base)\b|\$/i;
/** Miles have decimals too, and an account has a balance. */
const ofOther = /\b(?:(?<!ton-)miles?|deposit|escrow|balance|account|hours?)\b/i;
/** A paper has fewer fees. */
const MOST = 8;
const NEAR = 40;

const oneFee = /(?:fees?|surcharge|charges?)(?: \([^)]{1,30}\))?[\s:.]{1,4}\$? ?(\d[\d,]*\.\d{2})(?!\d)/gi;
const threeWords = /(?:[a-z/-]+ ){0,3}$/i;
const ofRule =
  /\b(?:late|penalt\w+|fines?|violat\w+|returned|replacement|duplicate|refund\w*|each|per|additional|maximum|a|former)\b/i;

/** @returns true if a page has other fees beside this one, and so no fee without a total. */
function hasOtherFees(lines: readonly PdfLine[], own: number): boolean {
  const text = lines.map(({ cells }) => cells.map((cell) => cell.text).join(' ')).join(' ');
  return [...text.matchAll(oneFee)].some(({ 1: digits = '', index }) => {
    const cents = readMoney(digits);
    const [words = ''] = threeWords.exec(text.slice(Math.max(0, index - NEAR), index)) ?? [];
    return cents !== null && cents !== 0 && cents !== own && !ofRule.test(words);
  });
}

type Amount = { cents: number; before: string };

function listAmounts(text: string): Amount[] {
  let end = 0;
  return [...text.matchAll(amount)].flatMap(({ 0: found, 1: digits = '', index }) => {
    const before = text.slice(Math.max(end, index - NEAR), index);
    end = index + found.length;
    const cents = readMoney(digits);
    return cents === null ? [] : { cents, before: found.startsWith('$') ? `${before}$` : before };
  });
}

/** @returns true if an amount is called the sum of several before it, and is. */
function isSumAt(amounts: readonly Amount[], at: number): boolean {
  const own = amounts[at];
  if (own === undefined || !ofSum.test(own.before) || ofOther.test(own.before)) return false;
  let rest = own.cents;
  let words = own.before;
  for (let first = at - 1; first >= Math.max(0, at - MOST); first -= 1) {
    const { cents = 0, before = '' } = amounts[first] ?? {};
    if (ofOther.test(before)) return false;
    words += ` ${before}`;
    rest -= cents;
    if (rest <= 0) return rest === 0 && at - first > 1 && ofMoney.test(words);
  }
  return false;
}

/** In cents: the sum of a page's fees, or the one fee beside its label where the page has no other. */
export function findFee(lines: readonly PdfLine[], labelled: number | null): number | null {
  const isOneOfSeveral = labelled !== null && hasOtherFees(lines, labelled);
  return findFeeSum(lines) ?? (isOneOfSeveral ? null : labelled);
}

/** In cents: the one amount of a page that is the sum of the fees before it, as `Permit fee $40.00 + Engineering $20.00 = $60.00`. */
function findFeeSum(lines: readonly PdfLine[]): number | null {
  const amounts = listAmounts(lines.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join(' '));
  const sums = new Set(amounts.filter((_, at) => isSumAt(amounts, at)).map(({ cents }) => cents));
  const [sum = null] = sums;
  return sums.size === 1 ? sum : null;
}
