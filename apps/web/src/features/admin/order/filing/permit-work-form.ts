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

/** The fee is not the one that was sold: only the PDF or the clerk knows what the state charged. */
export function toPermitWorkForm(permit: Permit): PermitWorkForm {
  const { stateNumber, validFrom, validTo, chargedFeeCents, date } = permit;
  return {
    stateNumber,
    validFrom: validFrom ?? date.startDate,
    validTo: validTo ?? date.endDate,
    fee: chargedFeeCents === null ? '' : formatDollars(cents(chargedFeeCents)),
    reason: '',
    file: null,
  };
}
