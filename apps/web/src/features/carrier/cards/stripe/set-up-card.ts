import type { ConfirmCardSetupData, Stripe, StripeError } from '@stripe/stripe-js';
import type { CardBilling } from '@wideload/contract';
import * as texts from './stripe.texts.ts';
import { withDialogsHidden } from '#ui/overlay/hide-dialogs.ts';
import type { SetupResult } from '../card-port.ts';

type Billing = NonNullable<Exclude<ConfirmCardSetupData['payment_method'], string | undefined>['billing_details']>;

const omitEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));

/** Empty fields are left out, because the provider refuses an empty e-mail. */
export function toBillingDetails({ address, ...person }: CardBilling): Billing {
  return { ...omitEmpty(person), address: omitEmpty(address) };
}

type Setup = NonNullable<StripeError['setup_intent']>;

function toMethodId({ payment_method: method }: Setup): string {
  return typeof method === 'string' ? method : (method?.id ?? '');
}

export function toRefused({ code, type, decline_code: declineCode, message }: StripeError): SetupResult {
  return { ok: false, code: code ?? type, declineCode: declineCode ?? null, message: message ?? texts.cardRefused };
}

type Answer = { setupIntent?: Setup | undefined; error?: StripeError | undefined };

function toResult({ setupIntent, error }: Answer): SetupResult {
  // The response to an earlier, successful press was lost.
  const setup = error?.code === 'setup_intent_unexpected_state' ? error.setup_intent : setupIntent;
  if (setup?.status === 'succeeded') return { ok: true, sourceId: toMethodId(setup) };
  return error ? toRefused(error) : { ok: false, code: 'setup_failed', declineCode: null, message: texts.cardRefused };
}

/** The provider draws the bank's challenge below any open dialog, so it is a separate step. */
export async function setUpCard(
  stripe: Stripe,
  clientSecret: string,
  data: ConfirmCardSetupData,
): Promise<SetupResult> {
  const confirmed = await stripe.confirmCardSetup(clientSecret, data, { handleActions: false });
  if (confirmed.setupIntent?.status !== 'requires_action') return toResult(confirmed);
  return toResult(await withDialogsHidden(() => stripe.handleNextAction({ clientSecret })));
}
