/** The data that remains after an account is deleted. The server's `erasures.store.ts` assigns one of these keys to each table that keeps some. */
export const keptAfterErasure = {
  'paid-orders': {
    what: 'Orders that were paid',
    how: 'Number, days, states, loads, vehicles, the carrier’s name, address and USDOT number, permits and prices. Your name, e-mail, phone, order titles and comments are taken out, and so are the issued permits with their numbers.',
    why: 'The permits were issued for them.',
  },
  payments: {
    what: 'Payments',
    how: 'Amount, day, receipt number, card brand and its last four digits, the provider’s own numbers, and a line in the books of its month with the carrier’s company and job number. The billing details are taken out.',
    why: 'Money that was taken must be accounted for, and can be refunded.',
  },
  account: {
    what: 'An account number',
    how: 'When it was made and deleted. It holds no name, e-mail, phone or password any more, and nobody can sign in to it.',
    why: 'The orders that stay belong to it.',
  },
  'admin-log': {
    what: 'Name and e-mail of an administrator',
    how: 'Only of people who worked for us as administrators, beside each of their acts in the log of acts, for as long as the log is kept.',
    why: 'Every change of an order must lead to the person who made it.',
  },
} as const satisfies Record<string, { what: string; how: string; why: string }>;

export type StaysAs = keyof typeof keptAfterErasure;

/** The lines of the privacy policy about how long data is kept, in its order. */
export type Retention = 'account' | 'registrations' | 'sign-ins' | 'mails' | 'form-messages' | 'logs' | 'backups';
