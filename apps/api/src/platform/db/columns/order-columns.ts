import { orderTexts, type CustomerTexts } from '@wideload/domain';
import { toColumns } from './record-columns.ts';

export const orderTextColumns = toColumns(orderTexts);
export const customerColumns = {
  email: 'customer_email',
  phone: 'customer_phone',
  personName: 'customer_person_name',
} as const satisfies Record<keyof CustomerTexts, string>;
