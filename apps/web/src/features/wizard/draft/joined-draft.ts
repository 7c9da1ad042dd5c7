import type { Order } from '@wideload/contract';
import { mergeForms } from './merge-forms.ts';
import { differingParts, type AnswerPath } from '../forms/order-answers.ts';
import { formAfterSave, orderFormOf, orderParts, type OrderForm } from '../forms/order-form.ts';

/** What stands here: `base` is what it began from, null where nobody knows it any more; `sent` went out and was not answered. */
type Here = { base: OrderForm | null; form: OrderForm; sent: readonly OrderForm[] };

export type Joined = {
  form: OrderForm;
  /** Answers that came from the server's order. */
  taken: readonly AnswerPath[];
};

/** What stands here put together with the order that the server has; null where a person has to choose. */
export function joinedDraft({ base, form, sent }: Here, other: Order): Joined | null {
  const theirs = orderFormOf(other);
  // A save of ours whose answer was lost is no conflict.
  if (sent.some((one) => isSaveOf(one, theirs)))
    return { form: formAfterSave(form, other, new Set(orderParts)), taken: [] };
  const { form: merged, collisions, taken } = mergeForms({ base, mine: form, theirs });
  return collisions.length === 0 ? { form: merged, taken } : null;
}

/** Whether the server's form is what `sent` makes of it; the review mark is the server's to give. */
function isSaveOf(sent: OrderForm, theirs: OrderForm): boolean {
  return differingParts({ ...sent, reviewed: theirs.reviewed }, theirs).size === 0;
}
