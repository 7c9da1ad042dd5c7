import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import type { Headers } from '../rates/format-request.ts';

/** @returns what requests of the demo account carry. */
export async function signIn(origin: string, role: 'user' | 'admin'): Promise<Headers> {
  const account = demoAccounts.find((one) => one.role === role);
  const body = JSON.stringify({ email: account?.email, password: account?.password });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`);
  // Cast: the same shape in each build.
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
