import type { Permit } from '@wideload/contract';
import { grantedFields, mapFields, permitTexts } from '@wideload/domain';

/** A requested permit as the server sends it, changed by `parts`. */
export function aPermit(parts: Partial<Permit> = {}): Permit {
  return {
    _id: '0190a5c0-0000-7000-8000-000000000003',
    unit: '0190a5c0-0000-7000-8000-000000000002',
    state: 'TX',
    permitType: 'Oversize',
    price: 6200,
    days: 1,
    fee: 6200,
    date: { startDate: '2026-11-21', endDate: '2026-11-24' },
    route: { origin: { lat: 31.5, lng: -99.25, label: '' }, destination: { lat: 31.5, lng: -99.25, label: '' } },
    planned: null,
    vehicles: null,
    ...mapFields(permitTexts, () => ''),
    typed: {},
    reasons: [],
    stateQuestion: null,
    status: 'requested',
    stateNumber: '',
    validFrom: null,
    validTo: null,
    chargedFeeCents: null,
    refusalReason: '',
    version: 0,
    granted: mapFields(grantedFields, () => null),
    voidReason: '',
    voidedAt: null,
    filedAt: null,
    issuedAt: null,
    document: null,
    ...parts,
  };
}
