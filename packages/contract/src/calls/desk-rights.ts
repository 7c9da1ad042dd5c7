import type { DeskRight } from '../accounts/desk-roles.ts';
import { type contract, mapEndpoints } from './contract.ts';

type Contract = typeof contract;
type OfAdmins<Part> = { [N in keyof Part as Part[N] extends { access: 'admin' } ? N : never]: DeskRight };
type Shared<Part> = { [N in keyof Part as Part[N] extends { access: 'signed-in' } ? N : never]?: DeskRight };
type Rights = {
  readonly [P in keyof Contract as keyof OfAdmins<Contract[P]> extends never ? never : P]: OfAdmins<Contract[P]> &
    Shared<Contract[P]>;
};

/**
 * The right that each call needs at the desk: each admin reads all orders, and changes what the role is for. A call for admins
 * does not compile without its line; one that carriers make, too, needs a line only if not every admin may make it.
 */
export const deskRights = {
  accounts: { setFirstPage: 'desk' },
  permits: {
    change: 'clerk',
    file: 'clerk',
    undoFile: 'clerk',
    issue: 'clerk',
    amend: 'clerk',
    void: 'lead',
  },
  statePdfs: { read: 'clerk' },
  orderSearch: { find: 'desk' },
  // A rejection and its reversal are a lead's: `actRights`.
  adminOrders: { list: 'desk', export: 'desk', changeStatus: 'clerk' },
  orderChanges: { change: 'lead', refuse: 'clerk' },
  orderFile: {
    read: 'desk',
    vehicles: 'desk',
    previewUnits: 'desk',
    changeUnits: 'lead',
    changePoNumber: 'clerk',
    fillSheet: 'clerk',
    addNote: 'desk',
  },
  restrictions: { list: 'desk', preview: 'lead', create: 'lead', update: 'lead', withdraw: 'lead' },
  phoneOrders: { handOver: 'clerk' },
  phoneCharges: { read: 'desk', charge: 'clerk' },
  stateQuestions: { list: 'desk', answer: 'clerk' },
  templates: { list: 'desk', create: 'lead', change: 'lead', remove: 'lead' },
  adjustments: { cards: 'desk', charge: 'lead', withdraw: 'lead' },
  books: { read: 'desk', close: 'bookkeeper', reopen: 'bookkeeper', reopenedFile: 'desk', file: 'desk' },
  statements: { listOfUser: 'desk' },
  feeDifferences: { list: 'desk', read: 'desk', settle: 'bookkeeper', undo: 'bookkeeper' },
  ledger: { read: 'desk', explain: 'bookkeeper', export: 'desk' },
  messages: { ask: 'clerk', withdraw: 'clerk', markRead: 'clerk', upload: 'clerk' },
  paymentAlerts: { list: 'desk', resolve: 'bookkeeper' },
  payouts: { list: 'desk', read: 'desk' },
  // Taking an order from another admin is a lead's: `actRights`.
  queue: {
    list: 'desk',
    count: 'desk',
    next: 'desk',
    desk: 'lead',
    read: 'desk',
    claim: 'clerk',
    assign: 'lead',
    release: 'clerk',
  },
  refunds: { create: 'bookkeeper' },
  // For the account of a carrier. Only an owner changes another admin's account: `actRights`.
  users: {
    list: 'desk',
    export: 'desk',
    read: 'desk',
    orders: 'desk',
    create: 'owner',
    createCarrier: 'clerk',
    changeDeskRole: 'owner',
    remove: 'lead',
    changeEmail: 'lead',
    sendEmailLink: 'owner',
    changeName: 'lead',
    changePhone: 'lead',
    changePassword: 'lead',
    removeSecondFactor: 'lead',
    endSessions: 'lead',
  },
  articles: {
    adminList: 'desk',
    adminRead: 'desk',
    adminImage: 'desk',
    create: 'owner',
    save: 'owner',
    publish: 'owner',
    unpublish: 'owner',
    remove: 'owner',
    setImage: 'owner',
    removeImage: 'owner',
  },
  // The right of the act is checked in `approvals.service.ts`.
  approvals: { list: 'desk', ask: 'desk', approve: 'desk', refuse: 'desk' },
  auditLog: { list: 'desk', export: 'desk', exportSigned: 'desk', readKey: 'desk' },
  statistics: { read: 'desk', export: 'desk' },
  system: { read: 'desk', waits: 'desk', retryMail: 'owner' },
} as const satisfies Rights;

const rightOfEndpoint = mapEndpoints<DeskRight>(deskRights);

export function findDeskRight(endpoint: object): DeskRight {
  return rightOfEndpoint.get(endpoint) ?? 'desk';
}
