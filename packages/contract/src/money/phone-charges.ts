import { phoneAgreementVersion, phoneLimits } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CentsValue, Id, Instant, SeenNumber } from '../core/values.ts';

/** The carrier's agreement that clerks charge a card for orders that they enter by phone, up to `limit` for each. */
export const PhoneAgreement = z.object({
  card: z.object({ id: Id, brand: z.string(), last4: z.string() }),
  limit: CentsValue,
  givenAt: Instant,
});
export type PhoneAgreement = z.infer<typeof PhoneAgreement>;

const Agreed = z.object({ agreement: z.nullable(PhoneAgreement) });

export const AgreeBody = z.object({
  cardId: Id,
  limit: CentsValue.check(z.gte(phoneLimits.min), z.lte(phoneLimits.max)),
  textVersion: z.literal(phoneAgreementVersion),
});

/** `expectedTotal`: cents that the admin saw. */
export const PhoneChargeBody = z.object({ expectedTotal: SeenNumber });

export const phoneCharges = {
  agreement: endpoint('GET /users/phone_agreement', {
    access: 'user',
    summary: 'The own agreement in force about orders by phone; null without one, and once its card is deleted',
    answers: { 200: Agreed },
  }),
  agree: endpoint('PUT /users/phone_agreement', {
    access: 'user',
    summary:
      'Agree that orders by phone are charged to an own card, up to a limit for each; it replaces the one before',
    body: AgreeBody,
    answers: { 200: PhoneAgreement },
    problems: ['not-found'],
  }),
  withdraw: endpoint('DELETE /users/phone_agreement', {
    access: 'user',
    summary: 'Withdraw the own agreement; from then on orders by phone wait until the carrier pays them',
    answers: { 200: z.object({ status: z.literal('withdrawn') }) },
  }),
  read: endpoint('GET /permits/admin/orders/{id}/phone_charge', {
    access: 'admin',
    summary: "The agreement of a phone order's owner; null without one",
    answers: { 200: Agreed },
    problems: ['not-found'],
  }),
  charge: endpoint('POST /permits/admin/orders/{id}/phone_charge', {
    access: 'admin',
    stepUp: true,
    shed: 'never',
    summary:
      'Charge a complete phone order to the card that its owner has agreed to; once, however often it is pressed',
    body: PhoneChargeBody,
    answers: {
      200: z.union([
        z.object({ status: z.literal('succeeded') }),
        z.object({ status: z.literal('declined'), message: z.string() }),
      ]),
      202: z.object({ status: z.literal('processing') }),
    },
    problems: [
      'not-found',
      'phone-charge.not-agreed',
      'order_not_payable',
      'order_incomplete',
      'order.state-first',
      'amount_changed',
      'payment_in_progress',
      'payment.too-many-declines',
      'payment.abandoned',
      'payment.cards-gone',
      'provider_unavailable',
    ],
  }),
};
