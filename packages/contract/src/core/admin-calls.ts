import type { Line } from './endpoint.ts';

/** The calls of administrators, and of who reads what they write. Carriers' pages do without these lines. */
export const adminCalls = {
  adminOrders: {
    list: { method: 'GET', path: '/permits/admin/orders', access: 'admin' },
    export: { method: 'GET', path: '/permits/admin/orders.csv', access: 'admin' },
    changeStatus: { method: 'PUT', path: '/permits/admin/orders/{id}', access: 'admin' },
  },
  orderFile: {
    read: { method: 'GET', path: '/permits/admin/orders/{id}', access: 'admin' },
    vehicles: { method: 'GET', path: '/permits/admin/orders/{id}/vehicles', access: 'admin' },
    previewUnits: { method: 'POST', path: '/permits/admin/orders/{id}/units/preview', access: 'admin' },
    changeUnits: { method: 'PUT', path: '/permits/admin/orders/{id}/units', access: 'admin' },
    changePoNumber: { method: 'PUT', path: '/permits/admin/orders/{id}/po_number', access: 'admin' },
    addNote: { method: 'POST', path: '/permits/admin/orders/{id}/notes', access: 'admin' },
  },
  refunds: {
    create: { method: 'POST', path: '/permits/admin/orders/{id}/refunds', access: 'admin' },
    list: { method: 'GET', path: '/permits/orders/{id}/refunds', access: 'user' },
  },
  adjustments: {
    cards: { method: 'GET', path: '/permits/admin/orders/{id}/adjustments', access: 'admin' },
    charge: { method: 'POST', path: '/permits/admin/orders/{id}/adjustments', access: 'admin' },
    withdraw: { method: 'DELETE', path: '/permits/admin/orders/{id}/adjustments', access: 'admin' },
  },
  ledger: {
    read: { method: 'GET', path: '/permits/admin/orders/{id}/ledger', access: 'admin' },
    explain: { method: 'PUT', path: '/permits/admin/orders/{id}/ledger', access: 'admin' },
    export: { method: 'GET', path: '/permits/admin/ledger.csv', access: 'admin' },
  },
  queue: {
    list: { method: 'GET', path: '/permits/admin/queue', access: 'admin' },
    read: { method: 'GET', path: '/permits/admin/queue/{id}', access: 'admin' },
    claim: { method: 'PUT', path: '/permits/admin/queue/{id}/claim', access: 'admin' },
    release: { method: 'DELETE', path: '/permits/admin/queue/{id}/claim', access: 'admin' },
  },
  paymentAlerts: {
    list: { method: 'GET', path: '/permits/admin/payment_alerts', access: 'admin' },
    resolve: { method: 'PUT', path: '/permits/admin/payment_alerts/{id}/resolve', access: 'admin' },
  },
  statistics: {
    read: { method: 'GET', path: '/permits/admin/statistics', access: 'admin' },
    export: { method: 'GET', path: '/permits/admin/statistics.csv', access: 'admin' },
  },
  users: {
    // Without the slash of `session.currentUser`.
    list: { method: 'GET', path: '/users', access: 'admin' },
    export: { method: 'GET', path: '/users.csv', access: 'admin' },
    read: { method: 'GET', path: '/users/{id}', access: 'admin' },
    orders: { method: 'GET', path: '/permits/{userId}/orders', access: 'admin' },
    create: { method: 'POST', path: '/users', access: 'admin' },
    remove: { method: 'DELETE', path: '/users/{id}', access: 'admin' },
    changeEmail: { method: 'PUT', path: '/users/{id}/email', access: 'admin' },
    changeName: { method: 'PUT', path: '/users/{id}/name', access: 'admin' },
    changePhone: { method: 'PUT', path: '/users/{id}/phone', access: 'admin' },
    changePassword: { method: 'PUT', path: '/users/{id}/password', access: 'admin' },
  },
  auditLog: {
    list: { method: 'GET', path: '/audit', access: 'admin' },
    export: { method: 'GET', path: '/audit.csv', access: 'admin' },
  },
  articles: {
    list: { method: 'GET', path: '/articles', access: 'visitor' },
    read: { method: 'GET', path: '/articles/{id}', access: 'visitor' },
    image: { method: 'GET', path: '/articles/{id}/image', access: 'visitor' },
    adminList: { method: 'GET', path: '/articles/admin', access: 'admin' },
    adminRead: { method: 'GET', path: '/articles/admin/{id}', access: 'admin' },
    adminImage: { method: 'GET', path: '/articles/admin/{id}/image', access: 'admin' },
    create: { method: 'POST', path: '/articles', access: 'admin' },
    save: { method: 'PUT', path: '/articles/{id}', access: 'admin' },
    publish: { method: 'PUT', path: '/articles/{id}/publish', access: 'admin' },
    unpublish: { method: 'PUT', path: '/articles/{id}/unpublish', access: 'admin' },
    remove: { method: 'DELETE', path: '/articles/{id}', access: 'admin' },
    setImage: { method: 'PUT', path: '/articles/{id}/image', access: 'admin' },
    removeImage: { method: 'DELETE', path: '/articles/{id}/image', access: 'admin' },
  },
} as const satisfies Record<string, Record<string, Line>>;
