import { replaceEqualDeep } from '@tanstack/react-query';
import type { Order } from '@wideload/contract';
import type { DraftOrder } from '@wideload/domain';
import type { OrderForm } from './order-form.ts';

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
