import { checkPhone, normalizePhone } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { InputCode } from '../core/input-messages.ts';
import { languages } from './site-page.ts';
import { Email, Empty, Id, text, requiredText, longText, requiredLongText } from '../core/values.ts';

const phone = text(40).check(
  z.overwrite(normalizePhone),
  z.refine((typed) => checkPhone(typed)?.code !== 'numbers.only', 'numbers.only' satisfies InputCode),
  z.refine((typed) => checkPhone(typed)?.code !== 'phone.too-long', 'phone.too-long' satisfies InputCode),
);

const Sender = z.object({
  /** The form makes the id, so that a retry is stored once. Spec [7] sends none. */
  _id: z.optional(Id),
  name: requiredText(100, 'name.missing'),
  email: Email,
  phone: z._default(phone, ''),
  language: z._default(z.enum(languages), 'en'),
  /** A honeypot: people never see this field. */
  website: z._default(text(500), ''),
});

export const JoinTeamBody = z.extend(Sender, {
  position: requiredText(100, 'position.missing'),
  message: z._default(longText(2000), ''),
});
export type JoinTeamBody = z.infer<typeof JoinTeamBody>;

export const ContactRequestBody = z.extend(Sender, { message: requiredLongText(2000, 'message.missing') });
export type ContactRequestBody = z.infer<typeof ContactRequestBody>;

export const outreach = {
  joinTeam: endpoint('POST /users/join_team', {
    access: 'visitor',
    summary: 'Ask to join the team; a representative answers',
    body: JoinTeamBody,
    answers: { 201: Empty },
    problems: ['rate.limited'],
    perMinute: 20,
  }),
  contactRequest: endpoint('POST /users/contact_request', {
    access: 'visitor',
    summary: 'Write to the company; a representative answers',
    body: ContactRequestBody,
    answers: { 201: Empty },
    problems: ['rate.limited'],
    perMinute: 20,
  }),
};
