import type { Order, UsualDetails } from '@wideload/contract';
import { mergeForms } from './merge-forms.ts';
import { findDifferingParts, type AnswerPath } from './order-answers.ts';
import { applySave, toOrderForm, orderParts, type OrderForm, type OrderPart } from './order-form.ts';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { DraftOrder } from '@wideload/domain';

/** `base` is the order on which the changes are based, null when unknown; `sent` lists saves without an answer. */
type Here = { base: OrderForm | null; form: OrderForm; sent: readonly OrderForm[] };

export type MergedDraft = {
  form: OrderForm;
  taken: readonly AnswerPath[];
};

export function mergeDraft({ base, form, sent }: Here, other: Order): MergedDraft | null {
  const theirs = toOrderForm(other);
  // Our own save whose answer was lost is no conflict.
  if (sent.some((one) => isSaveOf(one, theirs)))
    return { form: applySave(form, { before: null, answer: other, changed: new Set(orderParts) }), taken: [] };
  const { form: merged, collisions, taken } = mergeForms({ base, mine: form, theirs });
  return collisions.length === 0 ? { form: merged, taken } : null;
}

/** Whether the server's form is the result of saving `sent`. The server alone sets the review mark. */
function isSaveOf(sent: OrderForm, theirs: OrderForm): boolean {
  return findDifferingParts({ ...sent, reviewed: theirs.reviewed }, theirs).size === 0;
}

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

type DraftParts = { form: OrderForm; draft: DraftOrder; order: Order | null };

/** `after` with the objects of `before` wherever the two are equal, so that memoized components skip rendering. */
export function reuseEqualParts<State extends DraftParts>(before: State, after: State): State {
  const reuse = <Part>(was: Part, is: Part): Part => replaceEqualDeep(was, is);
  return {
    ...after,
    form: reuse(before.form, after.form),
    draft: reuse(before.draft, after.draft),
    order: reuse(before.order, after.order),
  };
}
