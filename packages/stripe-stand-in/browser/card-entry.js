// Only a documented test card leaves the frame, as its alias.

const messages = {
  numberIncomplete: 'Your card number is incomplete.',
  numberInvalid: 'Your card number is invalid.',
  notATestCard: 'Only the documented test cards work in the sandbox.',
  expiryIncomplete: "Your card's expiration date is incomplete.",
  expiryInvalid: "Your card's expiration date is invalid.",
  expiryPast: "Your card's expiration date is in the past.",
  cvcIncomplete: "Your card's security code is incomplete.",
  cvcInvalid: "Your card's security code is invalid.",
};

const unfinished = new Set([messages.numberIncomplete, messages.expiryIncomplete, messages.cvcIncomplete]);

function passesLuhn(digits) {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function toDigits(text) {
  return text.replaceAll(/[\s-]/g, '');
}

/** The brand of a number that may be unfinished; null while several brands are possible. */
export function findBrand(number) {
  const digits = toDigits(number);
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  const four = Number(digits.slice(0, 4).padEnd(4, '0'));
  return (four >= 5100 && four <= 5599) || (four >= 2221 && four <= 2720) ? 'mastercard' : null;
}

function findNumberProblem(digits) {
  if (/\D/.test(digits)) return messages.numberInvalid;
  if (digits.length < (findBrand(digits) === 'amex' ? 15 : 16)) return messages.numberIncomplete;
  return passesLuhn(digits) ? messages.notATestCard : messages.numberInvalid;
}

/** Parses '12 / 30', '1230' and '12/2030'. A card is valid to the end of its month. `today.month` is 1 to 12. */
export function readExpiry(expiry, today) {
  const text = expiry.trim();
  const match = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text);
  if (match === null) return { ok: false, message: messages.expiryIncomplete };
  const expMonth = Number(match[1]);
  const expYear = Number(match[2]) + (match[2].length === 2 ? 2000 : 0);
  if (expMonth < 1 || expMonth > 12 || expYear > today.year + 50) return { ok: false, message: messages.expiryInvalid };
  if (expYear * 12 + expMonth < today.year * 12 + today.month) return { ok: false, message: messages.expiryPast };
  return { ok: true, expMonth, expYear };
}

function findCvcProblem(cvc, brand) {
  const text = cvc.trim();
  const length = brand === 'amex' ? 4 : 3;
  if (/\D/.test(text) || text.length > length) return messages.cvcInvalid;
  return text.length === length ? null : messages.cvcIncomplete;
}

/** Only the contents of an `ok` answer may leave the frame. */
export function checkEntry({ number, expiry, cvc }, cards, today) {
  const digits = toDigits(number);
  const card = cards.find((one) => one.number === digits);
  if (card === undefined) return { ok: false, field: 'number', message: findNumberProblem(digits) };
  const date = readExpiry(expiry, today);
  if (!date.ok) return { ok: false, field: 'expiry', message: date.message };
  const cvcProblem = findCvcProblem(cvc, card.brand);
  if (cvcProblem !== null) return { ok: false, field: 'cvc', message: cvcProblem };
  return { ok: true, alias: card.alias, expMonth: date.expMonth, expYear: date.expYear };
}

/** An error is shown only when a field looks finished. */
export function describeEntry(entry, cards, today) {
  const check = checkEntry(entry, cards, today);
  return {
    complete: check.ok,
    empty: entry.number === '' && entry.expiry === '' && entry.cvc === '',
    brand: findBrand(entry.number) ?? 'unknown',
    error: check.ok || unfinished.has(check.message) ? undefined : toError(check),
  };
}

export function toError({ field, message }) {
  return { type: 'validation_error', code: `invalid_${field}`, message };
}

export function groupInFours(number) {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
