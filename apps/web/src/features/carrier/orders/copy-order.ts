import type { CopiedOrder } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { createId } from '../../../lib/create-id.ts';

/** The id of each new draft until the server answers: a retry with the same id finds a draft that already exists. */
const draftIds = new Map<string, string>();

/** Copies everything but the order's dates. @throws ApiProblem */
export async function copyOrder(id: string): Promise<CopiedOrder> {
  const draftId = draftIds.get(id) ?? createId();
  draftIds.set(id, draftId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const draft = await call(orders.copy, { params: { id }, body: { _id: draftId, timeZone } });
  draftIds.delete(id);
  return draft;
}
