import type { FiledOrderChange } from '@wideload/contract';
import { cents } from '@wideload/domain';
import type { ChangeRow } from './order-changes.store.ts';

export function toFiledChange(row: ChangeRow): FiledOrderChange {
  return {
    _id: row.id,
    at: row.asked_at.toISOString(),
    byCarrier: row.by_carrier === true,
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
