import type { Right } from '../accounts/account-roles.ts';
import { type contract, mapEndpoints } from './contract.ts';

type Contract = typeof contract;
type Carried<Part> = { [N in keyof Part as Part[N] extends { access: 'user' | 'signed-in' } ? N : never]: Right };
type Rights = {
  readonly [P in keyof Contract as keyof Carried<Contract[P]> extends never ? never : P]: Carried<Contract[P]>;
};

/** Companies, trucks and trailers are kept alike. */
const records = {
  list: 'viewer',
  export: 'viewer',
  importFile: 'dispatcher',
  create: 'dispatcher',
  update: 'dispatcher',
  remove: 'dispatcher',
} as const;

/** The role that each call needs. A call for signed-in people does not compile without its line. */
export const rights = {
  accounts: {
    currentUser: 'person',
    changeName: 'person',
    changePassword: 'person',
    addEmail: 'person',
    setPhone: 'person',
    setTheme: 'person',
    changePhone: 'person',
    changeEmail: 'person',
    confirmCode: 'person',
    sessions: 'person',
    endSession: 'person',
    endOtherSessions: 'person',
  },
  signInMethods: {
    list: 'person',
    newPasskeyOptions: 'person',
    addPasskey: 'person',
    renamePasskey: 'person',
    removePasskey: 'person',
    beginAuthenticator: 'person',
    confirmAuthenticator: 'person',
    removeAuthenticator: 'person',
    newRecoveryCodes: 'person',
    stepUpOptions: 'person',
    stepUp: 'person',
  },
  people: {
    list: 'viewer',
    changeRole: 'owner',
    changePayLimit: 'owner',
    remove: 'owner',
    invite: 'owner',
    revoke: 'owner',
    accept: 'person',
    decline: 'person',
    accounts: 'person',
    open: 'person',
    leave: 'person',
  },
  joins: { list: 'owner', ask: 'owner', end: 'owner', agree: 'owner', confirm: 'owner' },
  personalData: { download: 'person', remove: 'person' },
  notifications: {
    list: 'person',
    read: 'person',
    readAll: 'person',
    readMails: 'person',
    chooseMails: 'person',
    remove: 'person',
    restore: 'person',
  },
  permits: {
    document: 'viewer',
    versions: 'viewer',
    all: 'viewer',
    resubmit: 'dispatcher',
    resubmitOrder: 'dispatcher',
  },
  waits: { list: 'viewer' },
  warnings: { list: 'viewer' },
  packets: { list: 'viewer', create: 'dispatcher', revoke: 'dispatcher', send: 'dispatcher' },
  calendarFeeds: { read: 'person', create: 'person', revoke: 'person' },
  companies: { ...records, verify: 'dispatcher' },
  trucks: records,
  trailers: records,
  combinations: { list: 'viewer', create: 'dispatcher', remove: 'dispatcher' },
  orders: {
    list: 'viewer',
    export: 'viewer',
    recent: 'viewer',
    read: 'viewer',
    events: 'viewer',
    create: 'dispatcher',
    copy: 'dispatcher',
    save: 'dispatcher',
    remove: 'dispatcher',
    changePoNumber: 'dispatcher',
  },
  orderStart: { details: 'viewer', lastLoad: 'viewer' },
  weekBoard: { read: 'viewer' },
  corrections: { find: 'viewer', take: 'dispatcher' },
  orderChanges: { preview: 'viewer', change: 'dispatcher', list: 'viewer' },
  phoneCharges: { agreement: 'viewer', agree: 'owner', withdraw: 'owner' },
  statements: { list: 'viewer', file: 'viewer' },
  feeDifferences: { own: 'viewer', consents: 'viewer', consent: 'owner', withdraw: 'owner' },
  cards: { list: 'dispatcher', setup: 'owner', create: 'owner', update: 'owner', remove: 'owner' },
  locations: { list: 'viewer' },
  messages: { read: 'viewer', answer: 'dispatcher', upload: 'dispatcher', file: 'viewer' },
  payments: {
    config: 'viewer',
    // A dispatcher up to the limit that an owner has set.
    confirm: 'dispatcher',
    askOwner: 'dispatcher',
    intent: 'viewer',
    status: 'viewer',
    balance: 'viewer',
    receipt: 'viewer',
    list: 'viewer',
    paymentReceipt: 'viewer',
  },
  refunds: { list: 'viewer' },
  routes: { find: 'viewer' },
  provisions: { list: 'viewer' },
  webhooks: {
    list: 'owner',
    create: 'owner',
    update: 'owner',
    rotateSecret: 'owner',
    move: 'owner',
    test: 'owner',
    remove: 'owner',
    deliveries: 'owner',
    replay: 'owner',
  },
  recipients: { list: 'viewer', create: 'dispatcher', remove: 'dispatcher' },
  apiKeys: { list: 'owner', create: 'owner', revoke: 'owner', calls: 'owner' },
} as const satisfies Rights;

const rightOfEndpoint = mapEndpoints<Right>(rights);

/** Null for a call that no role decides: of visitors and of admins. */
export function findRight(endpoint: object): Right | null {
  return rightOfEndpoint.get(endpoint) ?? null;
}
