import type { CopiedOrder } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { newId } from '../../../lib/new-id.ts';

/** What the new draft of each order is called until an answer comes: asked again after a failure, the server finds the draft that may be there. */
const draftIds = new Map<string, string>();

/** A new draft with everything but the dates of an order. @throws ApiProblem */
export async function copyOrder(id: string): Promise<CopiedOrder> {
  const draftId = draftIds.get(id) ?? newId();
  draftIds.set(id, draftId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const draft = await call(orders.copy, { params: { id }, body: { _id: draftId, timeZone } });
  draftIds.delete(id);
  return draft;
}
