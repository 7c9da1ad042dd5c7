import type { Permit } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';

export type PermitWorkForm = {
  stateNumber: string;
  validFrom: string;
  validTo: string;
  fee: string;
  reason: string;
  /** The chosen PDF, not stored yet. */
  file: File | null;
};

export function toPermitWorkForm(permit: Permit): PermitWorkForm {
  const { stateNumber, validFrom, validTo, chargedFeeCents, date, price } = permit;
  return {
    stateNumber,
    validFrom: validFrom ?? date.startDate,
    validTo: validTo ?? date.endDate,
    fee: formatDollars(cents(chargedFeeCents ?? price)),
    reason: '',
    file: null,
  };
}
