/** Mail addresses and phone numbers, of nobody with an account, that get news of the account's orders. */
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { InputCode } from '../core/input-messages.ts';
import { Id, Instant, MailOrPhone, requiredText } from '../core/values.ts';

/** Events of webhooks that someone outside may want to know. */
export const recipientEvents = [
  'order.paid',
  'permit.issued',
  'permit.amended',
  'permit.refused',
  'permit.voided',
  'permit.expiring',
] as const;
export type RecipientEvent = (typeof recipientEvents)[number];

export const maxRecipients = 10;

export const RecipientBody = z.object({
  name: requiredText(60, 'field.missing'),
  to: MailOrPhone,
  events: z
    .array(z.enum(recipientEvents))
    .check(z.minLength(1, 'webhook-events.missing' satisfies InputCode), z.maxLength(recipientEvents.length))
    .check(z.overwrite((chosen) => recipientEvents.filter((event) => chosen.includes(event)))),
});

export const Recipient = z.object({
  _id: Id,
  name: z.string(),
  to: z.string(),
  events: z.array(z.enum(recipientEvents)),
  createdAt: Instant,
  /** Nothing is sent to this recipient. */
  hasOptedOut: z.boolean(),
});
export type Recipient = z.infer<typeof Recipient>;

export const recipients = {
  list: endpoint('GET /recipients', {
    access: 'user',
    summary: 'The recipients of news of the own account, who have no account',
    answers: { 200: z.object({ items: z.array(Recipient) }) },
  }),
  create: endpoint('POST /recipients', {
    access: 'user',
    summary: `Add a recipient of news, by mail or text message; at most ${maxRecipients}. News of an issued permit has a link to the permits of its order`,
    body: RecipientBody,
    answers: { 201: Recipient },
    problems: ['recipient.exists', 'recipient.many', 'recipient.opted-out', 'texts.unavailable'],
    perMinute: 10,
  }),
  remove: endpoint('DELETE /recipients/{id}', {
    access: 'user',
    summary: 'Remove a recipient of news; the links in the news open nothing any more',
    problems: ['not-found'],
  }),
};
