import type { CompanyFacts, Order } from '@wideload/contract';
import { customerTexts, mapFields, orderTexts } from '@wideload/domain';

export const orderId = '0190a5c0-0000-7000-8000-000000000001';

/** A draft as the server sends it, empty except for `parts`. */
export function anOrder(parts: Partial<Order> = {}): Order {
  return {
    _id: orderId,
    orderNumber: 100_001,
    user: '01990000-0000-7000-8000-00000000000a',
    startedBy: null,
    status: 'draft',
    step: 1,
    version: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:42:00.000Z',
    ...mapFields(orderTexts, () => ''),
    customer: mapFields(customerTexts, () => ''),
    company: null,
    jurisdictions: [],
    trip: null,
    units: [],
    permits: [],
    filing: {},
    reviewed: false,
    reviewChanges: [],
    isRefunded: false,
    totalPrice: 0,
    ...parts,
  };
}

export function aCompany(): CompanyFacts {
  const place = { street: '1 Placeholder Road', city: 'Casper', state: 'WY', zip: '82601', country: 'US' } as const;
  const contact = { carrierName: '', email: '', phone: '', extension: '', address_secondary: '', title: '' };
  const numbers = { dotNumber: '9000001', docketNumber: '900001', docketPrefix: 'MC', typedFields: '' };
  const forStates = {
    insurance: '',
    insuranceExpiry: '',
    fein: '',
    iftaNumber: '',
    emergencyContact: '',
    stateAccounts: '',
    permitEmail: '',
  };
  return {
    _id: '0190a5c0-0000-7000-8000-0000000000c0',
    name: 'Imaginary Ridge Haulers',
    ...numbers,
    ...place,
    ...contact,
    ...forStates,
  };
}
