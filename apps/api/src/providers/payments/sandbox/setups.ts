import { GatewayError } from '../gateway-error.ts';
import type { Billing, BillingChange, CardDetails, DeclineFacts } from '../port.ts';
import { behaviours, checkOf, type CardBehaviour } from './behaviours.ts';
import { emit } from './events.ts';
import {
  newClientSecret,
  newId,
  putObject,
  readObject,
  type MethodObject,
  type SetupObject,
  type Work,
} from './objects.ts';

/** What the form sends in place of a card: never its number or CVC. */
export type CardEntry = { alias: string; expMonth: number; expYear: number; billing: Billing };

export type SetupOutcome =
  | { status: 'succeeded'; methodId: string }
  | { status: 'requires_action' }
  | { status: 'refused'; decline: DeclineFacts };

const authenticationFailed: DeclineFacts = {
  code: 'setup_intent_authentication_failure',
  declineCode: null,
  adviceCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const expired: DeclineFacts = {
  code: 'invalid_expiry_year',
  declineCode: null,
  adviceCode: null,
  message: "Your card's expiration year is invalid.",
};

export async function createSetup(work: Work, customerId: string): Promise<SetupObject> {
  await readObject(work.client, 'customer', customerId);
  const id = newId('setup');
  const clientSecret = newClientSecret(id);
  return putObject(work, 'setup', { id, clientSecret, customerId, status: 'requires_payment_method', methodId: null });
}

function checksOf(behaviour: CardBehaviour, { address }: Billing): CardDetails['checks'] {
  return {
    addressLine1: checkOf(behaviour, 'line1', address.line1 !== null),
    addressPostalCode: checkOf(behaviour, 'zip', address.postalCode !== null),
    cvc: checkOf(behaviour, 'cvc', true),
  };
}

async function attach(work: Work, setup: SetupObject, method: MethodObject): Promise<SetupOutcome> {
  await putObject(work, 'method', { ...method, customerId: setup.customerId });
  await putObject(work, 'setup', { ...setup, status: 'succeeded', methodId: method.id });
  await emit(work, 'payment_method.attached', method.id);
  await emit(work, 'setup_intent.succeeded', setup.id, { payment_method: method.id });
  return { status: 'succeeded', methodId: method.id };
}

/** The form has sent a card. A setup that has succeeded answers so again and saves nothing further. */
export async function confirmSetup(work: Work, setupId: string, entry: CardEntry): Promise<SetupOutcome> {
  const setup = await readObject(work.client, 'setup', setupId, { lock: true });
  if (setup.status === 'succeeded' && setup.methodId !== null) return { status: 'succeeded', methodId: setup.methodId };
  const behaviour = behaviours.get(entry.alias);
  if (behaviour === undefined) {
    throw new GatewayError({ kind: 'Rejected', message: 'Only the documented test cards work in the sandbox.' });
  }
  const { alias, expMonth, expYear, billing } = entry;
  if (expYear * 12 + expMonth < work.now.getUTCFullYear() * 12 + work.now.getUTCMonth() + 1) {
    return { status: 'refused', decline: expired };
  }
  if (behaviour.refusedAtSetup !== null) return { status: 'refused', decline: behaviour.refusedAtSetup };
  const checks = checksOf(behaviour, billing);
  const method = await putObject(work, 'method', {
    id: newId('method'),
    alias,
    customerId: null,
    expMonth,
    expYear,
    billing,
    checks,
  });
  if (behaviour.authentication === 'none') return attach(work, setup, method);
  await putObject(work, 'setup', { ...setup, status: 'requires_action', methodId: method.id });
  return { status: 'requires_action' };
}

export async function authenticateSetup(work: Work, setupId: string, succeeds: boolean): Promise<SetupOutcome> {
  const setup = await readObject(work.client, 'setup', setupId, { lock: true });
  if (setup.status === 'succeeded' && setup.methodId !== null) return { status: 'succeeded', methodId: setup.methodId };
  if (setup.status !== 'requires_action' || setup.methodId === null)
    return { status: 'refused', decline: authenticationFailed };
  if (succeeds) return attach(work, setup, await readObject(work.client, 'method', setup.methodId, { lock: true }));
  await putObject(work, 'setup', { ...setup, status: 'requires_payment_method', methodId: null });
  return { status: 'refused', decline: authenticationFailed };
}

/** A method made outside of a setup of this customer, or already theirs. */
export async function adopt(work: Work, methodId: string, customerId: string): Promise<MethodObject> {
  const method = await readObject(work.client, 'method', methodId, { lock: true });
  if (method.customerId === customerId) return method;
  if (method.customerId !== null) {
    throw new GatewayError({ kind: 'Rejected', message: 'The payment method is attached to another customer.' });
  }
  if (method.wasDetached === true) {
    throw new GatewayError({ kind: 'Rejected', message: 'The payment method was detached and may not be used again.' });
  }
  await readObject(work.client, 'customer', customerId);
  await emit(work, 'payment_method.attached', methodId);
  return putObject(work, 'method', { ...method, customerId });
}

function merged(old: string | null, change: string | undefined): string | null {
  return change === undefined ? old : change === '' ? null : change;
}

/** Merges fields; only an attached method can be changed. */
export async function updateBilling(work: Work, methodId: string, change: BillingChange): Promise<MethodObject> {
  const method = await readObject(work.client, 'method', methodId, { lock: true });
  if (method.customerId === null) {
    throw new GatewayError({
      kind: 'Rejected',
      message: 'You must save this PaymentMethod to a customer before you can update it.',
    });
  }
  const { name, email, phone, address } = method.billing;
  const billing: Billing = {
    name: merged(name, change.name),
    email: merged(email, change.email),
    phone: merged(phone, change.phone),
    address: {
      line1: merged(address.line1, change.address?.line1),
      city: merged(address.city, change.address?.city),
      state: merged(address.state, change.address?.state),
      country: merged(address.country, change.address?.country),
      postalCode: merged(address.postalCode, change.address?.postalCode),
    },
  };
  await emit(work, 'payment_method.updated', methodId);
  return putObject(work, 'method', { ...method, billing });
}

export async function detach(work: Work, methodId: string): Promise<void> {
  const method = await readObject(work.client, 'method', methodId, { lock: true });
  if (method.customerId === null) return;
  await putObject(work, 'method', { ...method, customerId: null, wasDetached: true });
  await emit(work, 'payment_method.detached', methodId);
}
