import type { CardBilling } from '@wideload/contract';
import { createRoot, type Root } from 'react-dom/client';
import * as texts from './sandbox.texts.ts';
import type { CardFields, CardProvider, FieldsState, SetupResult } from '../card-port.ts';
import { checkSandboxEntry, sandboxEntryState, type SandboxEntry } from './sandbox-cards.ts';
import { answerSandboxBank, confirmSandboxSetup, type SandboxAnswer } from './sandbox-api.ts';
import { askSandboxBank } from './sandbox-bank.tsx';
import { SandboxFields } from './sandbox-fields.tsx';
import { thisMonth } from '../this-month.ts';

const nothing: SandboxEntry = { number: '', expiry: '', cvc: '' };

const unanswered: SetupResult = {
  ok: false,
  code: 'setup_intent_authentication_failure',
  declineCode: null,
  message: texts.notSaved,
};

function resultOf(answer: Exclude<SandboxAnswer, { status: 'requires_action' }>): SetupResult {
  if (answer.status === 'refused') return { ok: false, ...answer };
  return { ok: true, sourceId: answer.sourceId ?? '' };
}

async function confirmSetup(entry: SandboxEntry, clientSecret: string, billing: CardBilling): Promise<SetupResult> {
  const check = checkSandboxEntry(entry, thisMonth());
  if (!check.ok) return { ok: false, code: `invalid_${check.field}`, declineCode: null, message: check.message };
  const { alias, expMonth, expYear } = check;
  const answer = await confirmSandboxSetup({ clientSecret, alias, expMonth, expYear, billing });
  if (answer.status !== 'requires_action') return resultOf(answer);
  const chosen = await askSandboxBank();
  if (chosen === 'closed') return unanswered;
  const after = await answerSandboxBank(clientSecret, chosen);
  return after.status === 'requires_action' ? unanswered : resultOf(after);
}

function createFields(): CardFields {
  const listeners = new Set<(state: FieldsState) => void>();
  let entry = nothing;
  let root: Root | undefined;
  let place: HTMLElement | undefined;

  function put(next: SandboxEntry) {
    entry = next;
    root?.render(<SandboxFields entry={entry} onEntry={put} />);
    const state = sandboxEntryState(entry, thisMonth());
    for (const listener of listeners) listener(state);
  }

  return {
    mount(element) {
      place = element;
      root = createRoot(element);
      put(entry);
    },
    unmount() {
      const old = root;
      root = undefined;
      // React refuses to unmount a root while another one renders.
      setTimeout(() => old?.unmount());
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    focus: () => place?.querySelector('input')?.focus(),
    clear: () => put(nothing),
    confirmSetup: (clientSecret, billing) => confirmSetup(entry, clientSecret, billing),
  };
}

/** The sandbox in the place of a real provider: the same form, documented test cards only. */
export const sandboxProvider: CardProvider = {
  createFields,
  async handleAction(clientSecret) {
    const chosen = await askSandboxBank();
    if (chosen === 'closed') return 'closed';
    await answerSandboxBank(clientSecret, chosen);
    return 'answered';
  },
  // No wallet knows a sandbox.
  loadWallet: null,
};
