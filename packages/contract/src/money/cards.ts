import { normalizePostalCode } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, OptionalEmail, OptionalPhone, StateValue, text, rawText } from '../core/values.ts';

const Address = z.object({
  line1: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postal_code: z.string(),
});

const Check = z.nullable(z.string());

/** Spec [3]. The card number exists only in the provider's fields. */
export const Card = z.object({
  id: Id,
  sourceId: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  country: z.nullable(z.string()),
  address_line1_check: Check,
  address_zip_check: Check,
  cvc_check: Check,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: Address,
  owner: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: Address }),
});
export type Card = z.infer<typeof Card>;

export const CardBilling = z.object({
  name: text(200),
  phone: OptionalPhone,
  email: OptionalEmail,
  address: z.object({
    line1: text(200),
    city: text(100),
    state: z.union([z.literal(''), StateValue]),
    country: z.literal('US'),
    postal_code: text(20).check(z.overwrite(normalizePostalCode), z.maxLength(10, 'text.too-long:10')),
  }),
});
export type CardBilling = z.infer<typeof CardBilling>;

const SourceBody = z.object({ sourceId: rawText(200).check(z.minLength(1)) });

export const cards = {
  list: endpoint('GET /stripe/cards', {
    access: 'user',
    alsoAt: ['/user/cards'],
    summary: 'Own saved cards',
    answers: { 200: z.array(Card) },
  }),
  setup: endpoint('POST /stripe/setup_intents', {
    access: 'user',
    shed: 'never',
    summary: 'Begin to save a card; the client secret goes to the provider’s form',
    answers: { 201: z.object({ id: z.string(), clientSecret: z.string() }) },
    problems: ['provider_unavailable', 'rate.limited'],
  }),
  create: endpoint('POST /stripe/cards', {
    access: 'user',
    shed: 'never',
    alsoAt: ['/user/cards'],
    summary: 'Keep a card that the provider has set up for this person',
    body: SourceBody,
    answers: { 200: Card, 201: Card },
    problems: ['not-found', 'provider_unavailable', 'card_number_refused'],
  }),
  update: endpoint('PUT /stripe/cards', {
    access: 'user',
    alsoAt: ['/user/cards'],
    summary: 'Change the billing details of a saved card',
    body: z.object({ id: Id, values: CardBilling }),
    answers: { 200: Card },
    problems: ['not-found', 'provider_unavailable', 'card_number_refused'],
  }),
  remove: endpoint('DELETE /stripe/cards/{id}', {
    access: 'user',
    alsoAt: ['/user/cards/{id}'],
    summary: 'Delete a saved card, at the provider first',
    problems: ['not-found', 'provider_unavailable', 'payment_in_progress'],
  }),
};
