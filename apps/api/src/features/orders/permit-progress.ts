import type { PermitStatus, StateCode } from '@wideload/domain';
import type { Admin } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';
import { updatePermitStatuses } from './order-moves.store.ts';

type Progress = { orderId: string; statuses: Partial<Record<StateCode, PermitStatus>> };

/** Records how far the states are with the permits of a paid order; an admin's affair. A state that is not named stays where it is. */
export async function recordPermitStatuses(tx: Tx, by: Admin, { orderId, statuses }: Progress): Promise<void> {
  for (const [state, status] of Object.entries(statuses))
    await updatePermitStatuses(tx, by, { orderId, state, status });
}
