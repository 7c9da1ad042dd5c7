import type { WebhookEvent } from '@wideload/contract';
import type { NewOrderEvent } from './record-event.ts';

/** What programs of the account are told; null for what concerns people alone. */
export function findWebhookEvent({ what, from, to, by, webhookEvent }: NewOrderEvent): WebhookEvent | null {
  if (webhookEvent !== undefined) return webhookEvent;
  if (what === 'status') return from === 'draft' && to === 'pending' ? 'order.paid' : null;
  if (what === 'message') return by.kind === 'admin' ? 'order.message' : null;
  if (what !== 'permit') return null;
  if (to === 'issued') return from === 'issued' ? 'permit.amended' : 'permit.issued';
  // A permit that was issued by mistake goes back to filed.
  if (to === 'filed') return from === 'requested' ? 'permit.filed' : null;
  if (to === 'refused') return 'permit.refused';
  return to === 'voided' ? 'permit.voided' : null;
}
