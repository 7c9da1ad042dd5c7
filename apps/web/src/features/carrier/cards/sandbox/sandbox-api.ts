import type { CardBilling } from '@wideload/contract';
import { networkFailed, problemOf } from '../../../../lib/api/api-problem.ts';

/** What the sandbox answers to a setup or to a bank's question. */
export type SandboxAnswer =
  | { status: 'succeeded'; sourceId: string | null }
  | { status: 'requires_action' }
  | { status: 'refused'; code: string; declineCode: string | null; message: string };

type SetupBody = { clientSecret: string; alias: string; expMonth: number; expYear: number; billing: CardBilling };

// These calls belong to the provider, not to the contract: the client secret is their authority, as with a real one.
async function post(path: string, body: object): Promise<SandboxAnswer> {
  const response = await fetch(`/api/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw networkFailed(error);
  });
  if (!response.ok) throw await problemOf(response);
  return response.json();
}

/** Sends the card's alias, never its number or code. Throws `ApiProblem`. */
export function confirmSandboxSetup(body: SetupBody): Promise<SandboxAnswer> {
  return post('setup_intents/confirm', body);
}

export function answerSandboxBank(clientSecret: string, outcome: 'succeed' | 'fail'): Promise<SandboxAnswer> {
  return post('authenticate', { clientSecret, outcome });
}
