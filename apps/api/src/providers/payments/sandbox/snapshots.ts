import type { CardDetails, ChargeFacts, IntentSnapshot, RefundSnapshot } from '../port.ts';
import { behaviourOf, fingerprintOf } from './behaviours.ts';
import type { IntentObject, MethodObject, RefundObject } from './objects.ts';

function latestChargeOf({ charges, createdAt }: IntentObject): ChargeFacts | null {
  const latest = charges.at(-1);
  return latest === undefined ? null : { ...latest, createdAt: new Date(latest.createdAt ?? createdAt) };
}

export function snapshotOf(intent: IntentObject): IntentSnapshot {
  return {
    id: intent.id,
    clientSecret: intent.clientSecret,
    status: intent.status,
    amountCents: intent.amountCents,
    amountReceivedCents: intent.amountReceivedCents,
    currency: 'usd',
    customerId: intent.customerId,
    livemode: false,
    metadata: intent.metadata,
    createdAt: new Date(intent.createdAt),
    latestCharge: latestChargeOf(intent),
    lastError: intent.lastError,
  };
}

export function cardOf(method: MethodObject): CardDetails {
  const { brand, last4, country } = behaviourOf(method.alias);
  return {
    methodId: method.id,
    customerId: method.customerId,
    fingerprint: fingerprintOf(method.alias),
    brand,
    wallet: null,
    last4,
    expMonth: method.expMonth,
    expYear: method.expYear,
    country,
    checks: method.checks,
    billing: method.billing,
  };
}

export function refundOf({ id, intentId, amountCents, status, failure, metadata }: RefundObject): RefundSnapshot {
  return { id, intentId, amountCents, status, failure, metadata };
}
