import type { CopiedOrder } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import type { Departure } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { createId } from '#lib/create-id.ts';

export type CopyOptions = { departure?: Departure; isReturn?: true; isNextLoad?: true; unit?: string };

/** The id of each new draft until the server answers: the same request again finds a draft that already exists. */
const draftIds = new Map<string, string>();

/** Copies everything but the order's dates; its trip gets the new departure, or leads back, or its trucks get their next load. @throws ApiProblem */
export async function copyOrder(id: string, options: CopyOptions): Promise<CopiedOrder> {
  const request = JSON.stringify([id, options]);
  const draftId = draftIds.get(request) ?? createId();
  draftIds.set(request, draftId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const draft = await call(orders.copy, { params: { id }, body: { _id: draftId, timeZone, ...options } });
  draftIds.delete(request);
  return draft;
}
