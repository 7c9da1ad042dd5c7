/** Accounts of a local installation, of fictional people; production never has them. */
export const demoAccounts = [
  { email: 'carrier@wideload.example', password: 'Permit-2026!', role: 'user' },
  { email: 'admin@wideload.example', password: 'Permit-2026!', role: 'admin' },
] as const;
