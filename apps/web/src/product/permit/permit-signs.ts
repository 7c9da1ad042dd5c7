import type { Permit } from '@wideload/contract';
import { findPermitTerm, type Day, type IssuedDays, type PermitTerm } from '@wideload/domain';
import * as texts from '../order/status.texts.ts';
import type { SignKind } from '#ui/sign.tsx';

export type PermitSign = { kind: SignKind; word: string };

const signs: Record<Permit['status'], PermitSign> = {
  requested: { kind: 'pending', word: texts.requested },
  filed: { kind: 'draft', word: texts.filed },
  issued: { kind: 'approved', word: texts.issued },
  refused: { kind: 'rejected', word: texts.refused },
  voided: { kind: 'no', word: texts.voided },
};

/** Issued, and what that means on this day. */
const termSigns: Record<PermitTerm, PermitSign> = {
  ahead: signs.issued,
  valid: signs.issued,
  'ends-today': { kind: 'pending', word: texts.endsToday },
  expired: { kind: 'rejected', word: texts.expired },
};

/** `today` is that of the device. */
export function findPermitSign(permit: IssuedDays, today: Day): PermitSign {
  const term = findPermitTerm(permit, today);
  return term === null ? signs[permit.status] : termSigns[term];
}

export function formatPermitStatus(status: Permit['status']): string {
  return signs[status].word;
}
