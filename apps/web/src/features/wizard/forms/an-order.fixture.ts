import type { Order } from '@wideload/contract';

export const orderId = '0190a5c0-0000-7000-8000-000000000001';

/** The empty answer of a state for a permit that was never filed. */
export const noStateAnswer = {
  stateNumber: '',
  validFrom: null,
  validTo: null,
  chargedFeeCents: null,
  refusalReason: '',
  filedAt: null,
  issuedAt: null,
  document: null,
};

/** A draft as the server sends it, empty except for `parts`. */
export function anOrder(parts: Partial<Order> = {}): Order {
  return {
    _id: orderId,
    orderNumber: 100_001,
    user: '01990000-0000-7000-8000-00000000000a',
    status: 'draft',
    step: 1,
    version: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:42:00.000Z',
    customer: { email: '', phone: '', personName: '' },
    title: '',
    poNumber: '',
    company: null,
    jurisdictions: [],
    units: [],
    permits: [],
    reviewed: false,
    reviewChanges: [],
    totalPrice: 0,
    ...parts,
  };
}
