import type { KeyScope } from '../accounts/api-keys.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { type contract, mapEndpoints } from './contract.ts';

type Contract = typeof contract;
/** A key acts with the right of a person, so only calls that a role decides can have a scope. */
type Open<Part> = { [N in keyof Part as Part[N] extends { access: 'user' | 'signed-in' } ? N : never]?: KeyScope };
type Scopes = { readonly [P in keyof Contract]?: Open<Contract[P]> };

/** Of companies, trucks and trailers. */
const records = {
  list: 'drafts:write',
  export: 'drafts:write',
  importFile: 'drafts:write',
  create: 'drafts:write',
  update: 'drafts:write',
} as const;

/** The scope that an API key needs for each call. A call that is not here refuses every key. */
export const scopes = {
  companies: { ...records, verify: 'drafts:write' },
  trucks: records,
  trailers: records,
  combinations: { list: 'drafts:write' },
  locations: { list: 'drafts:write' },
  routes: { find: 'drafts:write' },
  orderStart: { details: 'drafts:write', lastLoad: 'drafts:write' },
  orders: {
    list: 'orders:read',
    export: 'orders:read',
    read: 'orders:read',
    events: 'orders:read',
    create: 'drafts:write',
    copy: 'drafts:write',
    save: 'drafts:write',
    remove: 'drafts:write',
    changePoNumber: 'orders:place',
  },
  weekBoard: { read: 'orders:read' },
  orderChanges: { list: 'orders:read', preview: 'orders:place', change: 'orders:place' },
  cards: { list: 'orders:place' },
  payments: {
    confirm: 'orders:place',
    status: 'orders:read',
    balance: 'orders:read',
    list: 'orders:read',
    receipt: 'orders:read',
    paymentReceipt: 'orders:read',
  },
  refunds: { list: 'orders:read' },
  messages: { read: 'orders:read', file: 'orders:read' },
  permits: {
    document: 'permits:read',
    versions: 'permits:read',
    all: 'permits:read',
    resubmit: 'orders:place',
    resubmitOrder: 'orders:place',
  },
} as const satisfies Scopes;

const scopeOfEndpoint = mapEndpoints<KeyScope>(scopes);

/** Names a call that creates or pays: if it is repeated within 24 hours, it gets the same answer and does nothing twice. */
export const idempotencyHeader = 'idempotency-key';

/** Null for a call that refuses every key. */
export function findScope(endpoint: object): KeyScope | null {
  return scopeOfEndpoint.get(endpoint) ?? null;
}

/** All that creates or pays, and that a program may repeat. */
export function takesIdempotencyKey(endpoint: Endpoint): boolean {
  return endpoint.method === 'POST' && findScope(endpoint) !== null;
}
