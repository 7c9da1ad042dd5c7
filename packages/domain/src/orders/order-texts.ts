import { mapFields } from '../load/unit-fields.ts';
import { normalizeEmail } from '../basics/email.ts';
import { checkPhone } from '../basics/fields.ts';
import { normalizePhone, splitPhone } from '../basics/phone.ts';

/**
 * The texts that a person enters in an order, each with its max length. Types, schemas, columns and forms derive from
 * these declarations.
 */
export const customerTexts = { email: 254, phone: 40, personName: 200 } as const;
export const orderTexts = { title: 200, poNumber: 200 } as const;
export const permitTexts = { comment: 2000 } as const;

export type CustomerTexts = Record<keyof typeof customerTexts, string>;
export type OrderTexts = Record<keyof typeof orderTexts, string>;
export type PermitTexts = Record<keyof typeof permitTexts, string>;

// Cast: Object.keys loses the key type; the record has exactly these keys.
export const orderTextKeys = Object.keys(orderTexts) as (keyof OrderTexts)[];

export function selectOrderTexts(order: OrderTexts): OrderTexts {
  return mapFields(orderTexts, (key) => order[key]);
}

export function selectPermitTexts(permit: PermitTexts): PermitTexts {
  return mapFields(permitTexts, (key) => permit[key]);
}

/** The beginning of a number that is being typed stays as it is. */
const shortestNumber = 7;

/** As an order keeps its customer. A draft keeps what cannot be read, right or wrong. */
export function normalizeCustomer({ email, phone, personName }: CustomerTexts): CustomerTexts {
  const isWhole = checkPhone(phone) === null && splitPhone(phone).number.length >= shortestNumber;
  return { email: normalizeEmail(email), phone: isWhole ? normalizePhone(phone) : phone.trim(), personName };
}
