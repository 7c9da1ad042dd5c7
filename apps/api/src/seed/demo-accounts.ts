/** The accounts that the local default seeds; they are nobody's, and production never has them. */
export const demoAccounts = [
  { email: 'carrier@wideload.example', password: 'Permit-2026!', role: 'user' },
  { email: 'admin@wideload.example', password: 'Permit-2026!', role: 'admin' },
] as const;
