import type { Books } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { requireSecondPerson } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { readBooks, readLastClosedMonth } from './books.service.ts';
import { insertReopenedMonth, lockBooks } from './books.store.ts';

type Wanted = { month: string; reason: string };

/** The second person reads what becomes of papers that are out already. */
const consequences = {
  receipts: 'Keep their numbers',
  statements: 'Not closed until the month is closed again',
  file: 'Kept among the reopened months; the next closing makes another one',
};

/** The sums and statements of a later month begin where this one ends: the last one is opened, or the later ones are first. */
export async function reopenMonth(deps: Deps, by: Admin, { month, reason }: Wanted): Promise<Books> {
  await inTransaction(deps.db, async (tx) => {
    await lockBooks(tx, by);
    const last = await readLastClosedMonth(tx, by);
    if (last?.month !== month) throw new Problem('month.not-last');
    const subject = { kind: 'list', id: null, label: `Books of ${month}` } as const;
    const closing = { month, entries: last.entries, totalCents: last.total, closedAt: last.closed?.at };
    const before = { ...closing, state: 'Closed' };
    const after = { ...closing, state: 'Open', why: reason, ...consequences };
    await requireSecondPerson(tx, deps, by, {
      kind: 'month-reopening',
      right: 'bookkeeper',
      isNeeded: true,
      subject,
      before,
      after,
    });
    await insertReopenedMonth(tx, by, { month: `${month}-01`, at: deps.clock.now(), reason });
    await recordAction(tx, deps, by, { what: 'books.reopen', subject, before, after });
  });
  return readBooks(deps, by);
}
