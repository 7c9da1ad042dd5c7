/** The accounts that the local default seeds; they are nobody's, and production never has them. */
export const demoAccounts = [
  { email: 'carrier@wideload.example', password: 'Carrier-demo-1', role: 'user' },
  { email: 'admin@wideload.example', password: 'Admin-demo-1', role: 'admin' },
] as const;
