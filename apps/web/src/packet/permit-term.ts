import type { PacketPermit } from '@wideload/contract';
import { findPermitTerm, toDayIn, type PermitTerm } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import type { SignKind } from '#ui/sign.tsx';

export type PacketTerm = PermitTerm | 'waiting' | 'void';

/** Today in the time of the state. */
export function findStateDay({ timeZone }: Pick<PacketPermit, 'timeZone'>, now = new Date()): string {
  return toDayIn(now, timeZone) ?? findToday(now);
}

export function findPacketTerm(permit: PacketPermit, now = new Date()): PacketTerm {
  if (permit.status !== 'issued') return permit.status;
  const { firstDay: validFrom, lastDay: validTo } = permit;
  const today = toDayIn(now, permit.timeZone) ?? findToday(now);
  return findPermitTerm({ status: 'issued', validFrom, validTo }, today) ?? 'waiting';
}

export const termSigns: Record<PacketTerm, SignKind> = {
  ahead: 'draft',
  valid: 'approved',
  'ends-today': 'pending',
  expired: 'rejected',
  waiting: 'pending',
  void: 'rejected',
};
