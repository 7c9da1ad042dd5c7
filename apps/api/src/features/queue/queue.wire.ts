import type { QueueClaim, QueueOrder } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import type { Admin } from '../../actor.ts';
import type { QueueRow } from './queue.store.ts';

const noPermits = { requested: 0, filed: 0, issued: 0, refused: 0 };

function toClaim({ admin_id, holder_email, claimed_at }: QueueRow, viewer: Admin): QueueClaim | null {
  if (admin_id === null || holder_email === null || claimed_at === null) return null;
  return {
    admin: { _id: admin_id, email: holder_email },
    since: claimed_at.toISOString(),
    isMine: admin_id === viewer.id,
  };
}

function toDeparture({ departure }: QueueRow): QueueOrder['departure'] {
  if (departure === null || departure.origin === null || departure.startDate === null) return null;
  const { startDate, startTime, origin } = departure;
  return { startDate, startTime, timeZone: localTime.findZone(origin) };
}

export function toQueueOrder(row: QueueRow, viewer: Admin): QueueOrder {
  return {
    _id: row.id,
    orderNumber: row.order_number,
    status: row.status,
    userId: row.user_id,
    paidAt: row.paid_at.toISOString(),
    customer: { email: row.customer_email, personName: row.customer_person_name },
    companyName: row.company_name ?? '',
    // Cast: written only after the contract has parsed them.
    jurisdictions: row.jurisdictions as StateCode[],
    permits: row.permits ?? noPermits,
    isResubmitted: row.is_resubmitted,
    totalPrice: row.total_price_cents,
    departure: toDeparture(row),
    claim: toClaim(row, viewer),
  };
}
