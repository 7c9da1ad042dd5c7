import type { Line } from './endpoint.ts';

/** The calls of visitors and carriers, and those of every signed-in person. */
export const ownCalls = {
  session: {
    refreshToken: { method: 'POST', path: '/auth/refreshToken', access: 'visitor' },
    signOut: { method: 'POST', path: '/auth/sign-out', access: 'visitor' },
    currentUser: { method: 'GET', path: '/users/', access: 'signed-in' },
  },
  accounts: {
    signIn: { method: 'POST', path: '/auth/sign-in', access: 'visitor' },
    signUp: { method: 'POST', path: '/auth/sign-up', access: 'visitor' },
    resendCode: { method: 'POST', path: '/auth/resend_code', access: 'visitor' },
    confirmByCode: { method: 'POST', path: '/users/email/confirmByCode', access: 'visitor' },
    resetPassword: { method: 'POST', path: '/auth/resetPassword', access: 'visitor' },
    newPassword: { method: 'POST', path: '/auth/new_password', access: 'visitor' },
    // `PUT /users/{type}` of the specification: a closed list, each with what it takes.
    changeName: { method: 'PUT', path: '/users/name', access: 'signed-in' },
    changePassword: { method: 'PUT', path: '/users/password', access: 'signed-in' },
    addEmail: { method: 'PUT', path: '/users/email', access: 'signed-in' },
    setPhone: { method: 'PUT', path: '/users/phone', access: 'signed-in' },
    setTheme: { method: 'PUT', path: '/users/theme', access: 'signed-in' },
    changePhone: { method: 'POST', path: '/auth/change_phone_number', access: 'signed-in' },
    changeEmail: { method: 'POST', path: '/auth/change_password', access: 'signed-in' },
    confirmCode: { method: 'POST', path: '/auth/confirm_code', access: 'signed-in' },
    sessions: { method: 'GET', path: '/users/sessions', access: 'signed-in' },
    endSession: { method: 'DELETE', path: '/users/sessions/{id}', access: 'signed-in' },
    endOtherSessions: { method: 'DELETE', path: '/users/sessions', access: 'signed-in' },
  },
  personalData: {
    download: { method: 'GET', path: '/users/data', access: 'signed-in' },
    // An admin's account is deleted by another admin.
    remove: { method: 'DELETE', path: '/users/', access: 'user' },
  },
  companies: {
    list: { method: 'GET', path: '/companies', access: 'user' },
    verify: { method: 'GET', path: '/companies/fmcsa', access: 'user' },
    create: { method: 'POST', path: '/companies', access: 'user' },
    update: { method: 'PUT', path: '/companies/{id}', access: 'user' },
    remove: { method: 'DELETE', path: '/companies/{id}', access: 'user' },
  },
  trucks: {
    list: { method: 'GET', path: '/trucks', access: 'user' },
    create: { method: 'POST', path: '/trucks', access: 'user' },
    update: { method: 'PUT', path: '/trucks/{id}', access: 'user' },
    remove: { method: 'DELETE', path: '/trucks/{id}', access: 'user' },
  },
  trailers: {
    list: { method: 'GET', path: '/trailers', access: 'user' },
    create: { method: 'POST', path: '/trailers', access: 'user' },
    update: { method: 'PUT', path: '/trailers/{id}', access: 'user' },
    remove: { method: 'DELETE', path: '/trailers/{id}', access: 'user' },
  },
  combinations: {
    list: { method: 'GET', path: '/combinations', access: 'user' },
    create: { method: 'POST', path: '/combinations', access: 'user' },
    remove: { method: 'DELETE', path: '/combinations/{id}', access: 'user' },
  },
  orders: {
    list: { method: 'GET', path: '/permits/orders', access: 'signed-in' },
    recent: { method: 'GET', path: '/permits/orders/recent', access: 'user' },
    read: { method: 'GET', path: '/permits/orders/{id}', access: 'user' },
    create: { method: 'POST', path: '/permits/orders', access: 'user' },
    copy: { method: 'POST', path: '/permits/orders/{id}/copy', access: 'user' },
    save: { method: 'PUT', path: '/permits/orders/{id}', access: 'user' },
    remove: { method: 'DELETE', path: '/permits/orders/{id}', access: 'user' },
    events: { method: 'GET', path: '/permits/orders/{id}/events', access: 'user' },
    changePoNumber: { method: 'PUT', path: '/permits/orders/{id}/po_number', access: 'user' },
  },
  locations: {
    list: { method: 'GET', path: '/permits/locations', access: 'user' },
  },
  cards: {
    list: { method: 'GET', path: '/stripe/cards', access: 'user' },
    setup: { method: 'POST', path: '/stripe/setup_intents', access: 'user' },
    create: { method: 'POST', path: '/stripe/cards', access: 'user' },
    update: { method: 'PUT', path: '/stripe/cards', access: 'user' },
    remove: { method: 'DELETE', path: '/stripe/cards/{id}', access: 'user' },
  },
  payments: {
    config: { method: 'GET', path: '/payments/config', access: 'user' },
    confirm: { method: 'POST', path: '/permits/confirm_payment', access: 'user' },
    intent: { method: 'GET', path: '/payment_intent', access: 'signed-in' },
    status: { method: 'GET', path: '/permits/orders/{id}/payment_status', access: 'user' },
    balance: { method: 'GET', path: '/permits/orders/{id}/balance', access: 'user' },
    receipt: { method: 'GET', path: '/permits/orders/{id}/receipt', access: 'signed-in' },
    list: { method: 'GET', path: '/permits/orders/{id}/payments', access: 'user' },
    paymentReceipt: { method: 'GET', path: '/permits/payments/{id}/receipt', access: 'signed-in' },
  },
  permits: {
    change: { method: 'PUT', path: '/permits/admin/permits/{id}', access: 'admin' },
    upload: { method: 'PUT', path: '/permits/admin/permits/{id}/document', access: 'admin' },
    document: { method: 'GET', path: '/permits/documents/{id}', access: 'signed-in' },
    resubmit: { method: 'PUT', path: '/permits/permits/{id}/resubmit', access: 'user' },
  },
  notifications: {
    list: { method: 'GET', path: '/notifications', access: 'user' },
    read: { method: 'PUT', path: '/notifications/{id}/read', access: 'user' },
    remove: { method: 'DELETE', path: '/notifications/{id}', access: 'user' },
    restore: { method: 'PUT', path: '/notifications/{id}/restore', access: 'user' },
  },
  provisions: {
    list: { method: 'GET', path: '/permits/provisions', access: 'signed-in' },
    read: { method: 'GET', path: '/permits/provisions/{state}.pdf', access: 'visitor' },
  },
  outreach: {
    joinTeam: { method: 'POST', path: '/users/join_team', access: 'visitor' },
    contactRequest: { method: 'POST', path: '/users/contact_request', access: 'visitor' },
  },
  site: {
    config: { method: 'GET', path: '/site/config', access: 'visitor' },
  },
} as const satisfies Record<string, Record<string, Line>>;
