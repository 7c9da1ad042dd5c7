import type { Order } from '@wideload/contract';
import { mergeForms } from './merge-forms.ts';
import { findDifferingParts, type AnswerPath } from './order-answers.ts';
import { applySave, toOrderForm, orderParts, type OrderForm } from './order-form.ts';

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
