// Addresses of a customer account that are told of events of its orders, signed as https://www.standardwebhooks.com describes.
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { InputCode } from '../core/input-messages.ts';
import { Id, Instant, requiredText } from '../core/values.ts';

export const webhookEvents = [
  'order.paid',
  'permit.filed',
  'permit.issued',
  'permit.refused',
  'permit.amended',
  'permit.voided',
  'permit.expiring',
  'fee.asked',
  'order.message',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** A press of a person sends it, whatever events were chosen. It is of no order. */
export const testEvent = 'webhook.test';

export const maxWebhooks = 10;

const events = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1, 'webhook-events.missing' satisfies InputCode), z.maxLength(webhookEvents.length))
  .check(z.overwrite((chosen) => webhookEvents.filter((event) => chosen.includes(event))));

const AnyUrl = z.url();

const address = requiredText(500, 'field.missing').check(
  z.refine((typed) => AnyUrl.safeParse(typed).success, 'webhook-address.wrong' satisfies InputCode),
);

export const WebhookBody = z.object({ address, events });

export const Webhook = z.object({
  _id: Id,
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: Instant,
  /** Nothing is sent while it is paused; what happens meanwhile is sent afterwards. */
  pausedAt: z.nullable(Instant),
  /** When its receiver, which does not answer as it should, is tried again. */
  retryAt: z.nullable(Instant),
});
export type Webhook = z.infer<typeof Webhook>;

/** The secret is shown once: receivers check signatures with it. */
const WithSecret = z.extend(Webhook, { secret: z.string() });

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const Delivery = z.object({
  _id: Id,
  event: z.enum([...webhookEvents, testEvent]),
  /** Null for a test. */
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.int()),
  state: z.enum(deliveryStates),
  createdAt: Instant,
  tries: z.int(),
  /** The status of the last answer; null without one. */
  answer: z.nullable(z.int()),
  /** Why the last try failed; empty if it did not. */
  failure: z.string(),
  sentAt: z.nullable(Instant),
  /** Null once it arrived or was given up, and while its webhook is paused. */
  nextTryAt: z.nullable(Instant),
});
export type Delivery = z.infer<typeof Delivery>;

export const webhooks = {
  list: endpoint('GET /webhooks', {
    access: 'user',
    summary: 'The webhooks of the own account',
    answers: { 200: z.object({ items: z.array(Webhook) }) },
  }),
  create: endpoint('POST /webhooks', {
    access: 'user',
    stepUp: true,
    summary: 'Add a webhook; the answer has its secret, which is shown once',
    body: WebhookBody,
    answers: { 201: WithSecret },
    problems: ['webhook.address-refused', 'webhook.too-many'],
    perMinute: 20,
  }),
  update: endpoint('PUT /webhooks/{id}', {
    access: 'user',
    summary: 'Choose the events of a webhook, pause it, or let it go on',
    body: z.object({ events, isPaused: z.boolean() }),
    answers: { 200: Webhook },
    problems: ['not-found'],
  }),
  rotateSecret: endpoint('POST /webhooks/{id}/secret', {
    access: 'user',
    stepUp: true,
    summary: 'Replace the secret of a webhook; for a day both sign',
    answers: { 200: WithSecret },
    problems: ['not-found'],
    perMinute: 20,
  }),
  move: endpoint('PUT /webhooks/{id}/address', {
    access: 'user',
    stepUp: true,
    summary: 'Change the address of a webhook, and its secret: for a day both sign. What waits goes to the new address',
    body: z.object({ address }),
    answers: { 200: WithSecret },
    problems: ['not-found', 'webhook.address-refused'],
    perMinute: 20,
  }),
  test: endpoint('POST /webhooks/{id}/test', {
    access: 'user',
    summary: 'Send a webhook an event of no order, now; its deliveries say what became of it',
    problems: ['not-found'],
    perMinute: 20,
  }),
  remove: endpoint('DELETE /webhooks/{id}', {
    access: 'user',
    summary: 'Remove a webhook, with its deliveries',
    problems: ['not-found'],
  }),
  deliveries: endpoint('GET /webhooks/{id}/deliveries', {
    access: 'user',
    summary: 'The last 50 deliveries of a webhook, newest first; they are kept for 30 days',
    answers: { 200: z.object({ items: z.array(Delivery) }) },
    problems: ['not-found'],
  }),
  replay: endpoint('POST /webhooks/deliveries/{id}/replay', {
    access: 'user',
    summary: 'Send a delivery once more, with the id of before',
    problems: ['not-found'],
    perMinute: 60,
  }),
};
