import type { OwnPayment } from '@wideload/contract';
import { formatReceiptNumber } from '@wideload/domain';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { canSeeOrder } from '#features/orders/orders.service.ts';

/** Oldest first. */
export async function listOwnPayments({ db }: Deps, user: User, orderId: string): Promise<OwnPayment[]> {
  if (!(await canSeeOrder(db, user, orderId))) throw new Problem('not-found');
  const rows = await db
    .selectFrom('payments')
    .select(['payments.id', 'payments.kind', 'payments.amount_cents', 'payments.succeeded_at', 'payments.updated_at'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('payment_attempts as attempts')
          .innerJoin('cards', 'cards.id', 'attempts.card_id')
          .select(['cards.brand', 'cards.last4'])
          .whereRef('attempts.payment_id', '=', 'payments.id')
          .where('attempts.state', '=', 'succeeded')
          .limit(1),
      ).as('card'),
    )
    .leftJoin('book_entries', (join) =>
      join.onRef('book_entries.payment_id', '=', 'payments.id').on('book_entries.kind', 'in', ['charge', 'adjustment']),
    )
    .select(['book_entries.receipt_year', 'book_entries.receipt_no'])
    .where((eb) => eb.and({ 'payments.order_id': orderId, 'payments.status': 'succeeded' }))
    .orderBy('payments.succeeded_at')
    .orderBy('payments.id')
    .execute();
  return rows.map(({ id, kind, amount_cents: amount, succeeded_at: at, updated_at: changedAt, card, ...row }) => ({
    _id: id,
    kind,
    amount,
    paidAt: (at ?? changedAt).toISOString(),
    card,
    receipt: formatReceiptNumber(row.receipt_year, row.receipt_no),
  }));
}
