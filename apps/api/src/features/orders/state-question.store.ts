import type { StateQuestion } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';

/** Of a permit whose order is locked. */
export async function writeStateQuestion(tx: Tx, _by: Admin, permitId: string, question: StateQuestion): Promise<void> {
  await tx
    .updateTable('permits')
    .set({ state_question: JSON.stringify(question) })
    .where('id', '=', permitId)
    .execute();
}
