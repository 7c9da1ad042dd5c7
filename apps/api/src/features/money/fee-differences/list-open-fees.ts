import type { AnswerOf, feeDifferences, OpenFeeDifference } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { findOpenFees, type OpenFeeQuery, type OpenFeeRow } from './open-fees.store.ts';

function toOpenFee(row: OpenFeeRow): OpenFeeDifference {
  return {
    permitId: row.permit_id,
    state: row.state,
    unit: row.position + 1,
    price: row.price_cents,
    charged: row.charged_fee_cents,
    difference: row.difference_cents,
    issuedAt: row.issued_at.toISOString(),
    companyName: row.company_name ?? '',
    order: {
      _id: row.order_id,
      orderNumber: row.order_number,
      userId: row.user_id,
      status: row.status,
      isRefunded: row.is_refunded,
    },
  };
}

/** Over all statuses of orders, so that none is forgotten with its approval or rejection. */
export async function listOpenFeeDifferences(
  { db }: Deps,
  by: Admin,
  query: OpenFeeQuery,
): Promise<AnswerOf<typeof feeDifferences.list>> {
  const { rows, total } = await findOpenFees(db, by, query);
  return { items: rows.map(toOpenFee), total, page: query.page, pageSize: query.pageSize };
}
