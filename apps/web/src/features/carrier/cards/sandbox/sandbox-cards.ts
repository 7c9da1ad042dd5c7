// The test cards of the sandbox form. A number is compared here, in the browser, and only its alias is ever sent.
import { passesLuhn } from '@wideload/domain';
import * as texts from './sandbox.texts.ts';

export type SandboxBrand = 'visa' | 'mastercard' | 'amex';

export type SandboxCard = {
  /** Digits only. */
  readonly number: string;
  /** What the sandbox provider is told in place of the number. */
  readonly alias: string;
  readonly brand: SandboxBrand;
  /** What the card does, for the list that the form offers. */
  readonly title: string;
};

function card(number: string, alias: string, title: string, brand: SandboxBrand = 'visa'): SandboxCard {
  return { number: number.replaceAll(' ', ''), alias, brand, title };
}

/** Numbers published at https://docs.stripe.com/testing, and two of our own (do not honor, insufficient funds at the charge). */
export const sandboxCards: readonly SandboxCard[] = [
  card('4242 4242 4242 4242', 'pm_card_visa', 'Visa, pays'),
  card('5555 5555 5555 4444', 'pm_card_mastercard', 'MasterCard, pays', 'mastercard'),
  card('2223 0031 2200 3222', 'pm_card_mastercard_2series', 'MasterCard (2-series), pays', 'mastercard'),
  card('3782 822463 10005', 'pm_card_amex', 'American Express (CVC of 4 digits), pays', 'amex'),
  card('4000 0566 5566 5556', 'pm_card_visa_debit', 'Visa debit, pays'),
  card('4000 0000 0000 0341', 'pm_card_chargeCustomerFail', 'Can be saved; declined at PAY'),
  card('4000 0000 0000 0515', 'pm_card_sandbox_insufficientFunds', 'Can be saved; insufficient funds at PAY'),
  card('4000 0000 0000 0507', 'pm_card_sandbox_doNotHonor', 'Can be saved; do not honor at PAY'),
  card('4000 0025 0000 3155', 'pm_card_authenticationRequiredOnSetup', '3-D Secure when saved and at PAY, then pays'),
  card('4000 0027 6000 3184', 'pm_card_authenticationRequired', '3-D Secure always, then pays'),
  card(
    '4000 0082 6000 3178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    '3-D Secure, then insufficient funds at PAY',
  ),
  card('4000 0000 0000 0002', 'pm_card_visa_chargeDeclined', 'Cannot be saved: declined'),
  card('4000 0000 0000 9995', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'Cannot be saved: insufficient funds'),
  card('4000 0000 0000 9987', 'pm_card_visa_chargeDeclinedLostCard', 'Cannot be saved: lost card'),
  card('4000 0000 0000 9979', 'pm_card_visa_chargeDeclinedStolenCard', 'Cannot be saved: stolen card'),
  card('4000 0000 0000 0069', 'pm_card_chargeDeclinedExpiredCard', 'Cannot be saved: expired'),
  card('4000 0000 0000 0127', 'pm_card_chargeDeclinedIncorrectCvc', 'Cannot be saved: wrong security code'),
  card('4000 0000 0000 0119', 'pm_card_chargeDeclinedProcessingError', 'Cannot be saved: processing error'),
  card('4000 0000 0000 6975', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'Cannot be saved: used too often'),
  card('4000 0000 0000 0010', 'pm_card_avsFail', 'Pays; street and ZIP checks fail'),
  card('4000 0000 0000 0036', 'pm_card_avsZipFail', 'Pays; ZIP check fails'),
  card('4000 0000 0000 0101', 'pm_card_cvcCheckFail', 'Pays; security code check fails'),
  card('4000 0000 0000 7726', 'pm_card_pendingRefund', 'Pays; a refund is pending at first'),
  card('4000 0000 0000 5126', 'pm_card_refundFail', 'Pays; a refund fails later'),
];

const byNumber = new Map(sandboxCards.map((entry) => [entry.number, entry]));

/** The provider's own sentences, and the sandbox's one. */
export const sandboxMessages = {
  numberIncomplete: texts.numberIncomplete,
  numberInvalid: texts.numberInvalid,
  notATestCard: texts.notATestCard,
  expiryIncomplete: texts.expiryIncomplete,
  expiryInvalid: texts.expiryInvalid,
  expiryPast: texts.expiryPast,
  cvcIncomplete: texts.cvcIncomplete,
  cvcInvalid: texts.cvcInvalid,
} as const;

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Spaces and dashes are ignored. */
export function findSandboxCard(number: string): SandboxCard | null {
  return byNumber.get(digitsOf(number)) ?? null;
}

/** The brand that a number begins like, while it is typed. */
export function sandboxBrand(number: string): SandboxBrand | null {
  const digits = digitsOf(number);
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  const four = Number(digits.slice(0, 4).padEnd(4, '0'));
  return (four >= 5100 && four <= 5599) || (four >= 2221 && four <= 2720) ? 'mastercard' : null;
}

/** What is wrong with a number, null for a documented test card. */
function numberProblem(number: string): string | null {
  const digits = digitsOf(number);
  if (/\D/.test(digits)) return sandboxMessages.numberInvalid;
  const length = sandboxBrand(digits) === 'amex' ? 15 : 16;
  if (digits.length < length) return sandboxMessages.numberIncomplete;
  if (!passesLuhn(digits)) return sandboxMessages.numberInvalid;
  return byNumber.has(digits) ? null : sandboxMessages.notATestCard;
}

type Today = { year: number; /** 1 to 12. */ month: number };
type Expiry = { ok: true; expMonth: number; expYear: number } | { ok: false; message: string };

/** Reads '12 / 30', '1230', '12/2030'; a card is good to the end of its month. */
export function readExpiry(expiry: string, today: Today): Expiry {
  const text = expiry.trim();
  const match = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text);
  const [, monthText, yearText] = match ?? [];
  if (monthText === undefined || yearText === undefined)
    return { ok: false, message: sandboxMessages.expiryIncomplete };
  const expMonth = Number(monthText);
  const expYear = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  if (expMonth < 1 || expMonth > 12 || expYear > today.year + 50)
    return { ok: false, message: sandboxMessages.expiryInvalid };
  if (expYear * 12 + expMonth < today.year * 12 + today.month)
    return { ok: false, message: sandboxMessages.expiryPast };
  return { ok: true, expMonth, expYear };
}

function cvcProblem(cvc: string, brand: SandboxBrand): string | null {
  const length = brand === 'amex' ? 4 : 3;
  if (/\D/.test(cvc.trim()) || cvc.trim().length > length) return sandboxMessages.cvcInvalid;
  return cvc.trim().length === length ? null : sandboxMessages.cvcIncomplete;
}

export type SandboxEntry = { number: string; expiry: string; cvc: string };
export type SandboxField = keyof SandboxEntry;
export type SandboxCheck =
  | { ok: true; alias: string; brand: SandboxBrand; expMonth: number; expYear: number }
  | { ok: false; field: SandboxField; message: string };

/** Judges what is in the form; only what an `ok` answer holds may leave the browser. */
export function checkSandboxEntry({ number, expiry, cvc }: SandboxEntry, today: Today): SandboxCheck {
  const found = findSandboxCard(number);
  if (found === null)
    return { ok: false, field: 'number', message: numberProblem(number) ?? sandboxMessages.numberInvalid };
  const date = readExpiry(expiry, today);
  if (!date.ok) return { ok: false, field: 'expiry', message: date.message };
  const wrongCvc = cvcProblem(cvc, found.brand);
  if (wrongCvc !== null) return { ok: false, field: 'cvc', message: wrongCvc };
  return { ok: true, alias: found.alias, brand: found.brand, expMonth: date.expMonth, expYear: date.expYear };
}

/** The form's state as it is told on every change; `error` waits until a field looks finished. */
export function sandboxEntryState(entry: SandboxEntry, today: Today) {
  const check = checkSandboxEntry(entry, today);
  const unfinished: readonly string[] = [
    sandboxMessages.numberIncomplete,
    sandboxMessages.expiryIncomplete,
    sandboxMessages.cvcIncomplete,
  ];
  return {
    complete: check.ok,
    empty: entry.number === '' && entry.expiry === '' && entry.cvc === '',
    brand: sandboxBrand(entry.number),
    error: check.ok || unfinished.includes(check.message) ? null : check.message,
  };
}
