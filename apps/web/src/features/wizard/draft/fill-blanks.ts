import type { UsualDetails } from '@wideload/contract';
import type { OrderForm, OrderPart } from './order-form.ts';

/** Fills blank basic details from earlier orders. A part in `changed` stays as it is, blank or not. */
export function fillBlanks(
  form: OrderForm,
  { customer, company }: UsualDetails,
  changed: ReadonlySet<OrderPart>,
): OrderForm {
  const { phone, personName } = form.customer;
  const isFilled = customer !== null && !changed.has('customer');
  return {
    ...form,
    customer: isFilled
      ? { ...form.customer, phone: phone || customer.phone, personName: personName || customer.personName }
      : form.customer,
    company: changed.has('company') ? form.company : (form.company ?? company),
  };
}
