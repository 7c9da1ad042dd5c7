import type { FiledOrderChange } from '@wideload/contract';
import { cents } from '@wideload/domain';
import type { ChangeRow } from './order-changes.store.ts';

/** Only the owner and admins can change an order, so whoever is not `ownerId` is an admin. */
export function toFiledChange(row: ChangeRow, ownerId: string): FiledOrderChange {
  return {
    _id: row.id,
    at: row.asked_at.toISOString(),
    byCarrier: row.asked_by === ownerId,
    comment: row.comment,
    permits: row.permits.map((permit) => ({
      permit: permit.permit_id,
      unit: permit.permit_unit,
      state: permit.permit_state,
      fate: permit.fate,
      fee: permit.fee_cents === null ? null : cents(permit.fee_cents),
      lines: permit.lines,
      status: permit.status,
      reason: permit.reason,
    })),
  };
}
