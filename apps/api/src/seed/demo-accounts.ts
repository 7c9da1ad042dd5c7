/** Fictional people; production never has these accounts. */
export const demoAccounts = [
  { email: 'carrier@wideload.example', password: 'Permit-2026!', role: 'user' },
  { email: 'admin@wideload.example', password: 'Permit-2026!', role: 'admin' },
] as const;
