import { normalizeEmail } from '../basics/email.ts';
import { checkPhone } from '../basics/fields.ts';
import type { CustomerTexts } from './order-texts.ts';
import { normalizePhone, splitPhone } from '../basics/phone.ts';

/** The beginning of a number that is being typed stays as it is. */
const shortestNumber = 7;

/** As an order keeps its customer. A draft keeps what cannot be read, right or wrong. */
export function normalizeCustomer({ email, phone, personName }: CustomerTexts): CustomerTexts {
  const isWhole = checkPhone(phone) === null && splitPhone(phone).number.length >= shortestNumber;
  return { email: normalizeEmail(email), phone: isWhole ? normalizePhone(phone) : phone.trim(), personName };
}
