import {
  addDays,
  toDayIn,
  priceFee,
  decidePermit,
  listReasons,
  rulesVersion,
  getStateCenter,
  type Day,
  type Load,
  type OrderableState,
  type OrderStatus,
  type PermitStatus,
} from '@wideload/domain';
import { isSuperload } from '@wideload/domain/permit-facts';
import { v7 as uuid } from 'uuid';
import { after, DAY, HOUR } from '../../clock.ts';
import type { Draws } from './bulk-draws.ts';

function drawStatus(draws: Draws, order: OrderStatus, isFirst: boolean): PermitStatus {
  if (order === 'draft') return 'requested';
  if (order === 'approved') return 'issued';
  if (order === 'rejected' && isFirst) return 'refused';
  return draws.oneOf(['requested', 'filed', 'issued']);
}

type Progress = { id: string; at: Date; charged: number; day: Day; adminId: string };

function createProgress(status: PermitStatus, { id, at, charged, day, adminId }: Progress) {
  const [issuedAt, documentId] = [after(at, 2 * DAY), uuid()];
  const isIssued = status === 'issued';
  const columns = {
    status,
    state_number: isIssued ? `OS-${id.slice(-8).toUpperCase()}` : '',
    valid_from: isIssued ? day : null,
    valid_to: isIssued ? addDays(day, 4) : null,
    charged_fee_cents: isIssued ? charged : null,
    refusal_reason: status === 'refused' ? 'The route is closed to loads of this width.' : '',
    filed_at: status === 'requested' ? null : after(at, 6 * HOUR),
    issued_at: isIssued ? issuedAt : null,
    document_id: isIssued ? documentId : null,
  };
  // Documents get rows only: nobody needs two hundred thousand files.
  const document = {
    id: documentId,
    permit_id: id,
    bytes: 20_480,
    sha256: '',
    stored_at: issuedAt,
    stored_by: adminId,
  };
  return { columns, documents: isIssued ? [document] : [] };
}

export type PermitsOf = {
  orderId: string;
  unitId: string;
  load: Load;
  states: readonly OrderableState[];
  status: OrderStatus;
  at: Date;
  adminId: string;
};

/** The rules choose and price the permits. */
export function createPermitRows(draws: Draws, { orderId, unitId, load, states, status, at, adminId }: PermitsOf) {
  const today = toDayIn(at, 'America/Denver');
  if (today === null) throw new Error('The zone of Wyoming is known everywhere.');
  const [start, end] = [addDays(today, 3), addDays(today, 6)];
  return states.map((state, index) => {
    const { fee, days, amount } = priceFee({ facts: load, type: 'general' }, state, { start, end });
    const { lat, lng } = getStateCenter(state);
    const id = uuid();
    const progress = { id, at, charged: amount, day: start, adminId };
    const { columns, documents } = createProgress(drawStatus(draws, status, index === 0), progress);
    const row = {
      id,
      order_id: orderId,
      unit_id: unitId,
      state,
      start_day: start,
      end_day: end,
      origin_lat: lat,
      origin_lng: lng,
      destination_lat: lat,
      destination_lng: lng,
      comment: '',
      typed: {},
      reasons: listReasons(decidePermit(load, state)),
      rules_version: rulesVersion,
      is_superload: isSuperload({ facts: load, type: 'general' }, state),
      fee_cents: fee,
      days,
      price_cents: amount,
      ...columns,
    };
    return { row, documents };
  });
}
