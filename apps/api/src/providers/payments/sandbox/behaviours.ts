import { createHash } from 'node:crypto';
import type { Check, DeclineFacts } from '../port.ts';

/** When the cardholder's bank asks for 3-D Secure: `onSession` for payments made by a person, `always` off session too. */
export type Authentication = 'none' | 'onSession' | 'always';

/** What a test card does. Outcomes are those that Stripe publishes for its test cards, but for the two marked `sandbox`. */
export type CardBehaviour = {
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly last4: string;
  readonly country: string;
  /** Why the card cannot be saved, null where it can. */
  readonly refusedAtSetup: DeclineFacts | null;
  readonly authentication: Authentication;
  /** Why a charge is declined, null where it succeeds. */
  readonly declinedAtCharge: DeclineFacts | null;
  readonly failedChecks: readonly ('line1' | 'zip' | 'cvc')[];
  /** How a refund of it goes: states in their order. */
  readonly refund: readonly ['succeeded'] | readonly ['pending', 'succeeded'] | readonly ['succeeded', 'failed'];
};

const declined = 'Your card was declined.';

function decline(code: string, declineCode: string | null, message = declined): DeclineFacts {
  return { code, declineCode, adviceCode: null, message };
}

function card(last4: string, differences: Partial<CardBehaviour> = {}): CardBehaviour {
  return {
    brand: 'visa',
    last4,
    country: 'US',
    refusedAtSetup: null,
    authentication: 'none',
    declinedAtCharge: null,
    failedChecks: [],
    refund: ['succeeded'],
    ...differences,
  };
}

const insufficientFunds = decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.');
const processingMessage = 'An error occurred while processing your card. Try again in a little bit.';

/** By the alias that the browser sends in place of the number (https://docs.stripe.com/testing). */
export const behaviours: ReadonlyMap<string, CardBehaviour> = new Map([
  ['pm_card_visa', card('4242')],
  ['pm_card_mastercard', card('4444', { brand: 'mastercard' })],
  ['pm_card_mastercard_2series', card('3222', { brand: 'mastercard' })],
  ['pm_card_amex', card('0005', { brand: 'amex' })],
  ['pm_card_visa_debit', card('5556')],
  ['pm_card_visa_chargeDeclined', card('0002', { refusedAtSetup: decline('card_declined', 'generic_decline') })],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', card('9995', { refusedAtSetup: insufficientFunds })],
  ['pm_card_visa_chargeDeclinedLostCard', card('9987', { refusedAtSetup: decline('card_declined', 'lost_card') })],
  ['pm_card_visa_chargeDeclinedStolenCard', card('9979', { refusedAtSetup: decline('card_declined', 'stolen_card') })],
  [
    'pm_card_chargeDeclinedExpiredCard',
    card('0069', { refusedAtSetup: decline('expired_card', null, 'Your card has expired.') }),
  ],
  [
    'pm_card_chargeDeclinedIncorrectCvc',
    card('0127', { refusedAtSetup: decline('incorrect_cvc', null, "Your card's security code is incorrect.") }),
  ],
  [
    'pm_card_chargeDeclinedProcessingError',
    card('0119', { refusedAtSetup: decline('processing_error', null, processingMessage) }),
  ],
  [
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    card('6975', { refusedAtSetup: decline('card_declined', 'card_velocity_exceeded') }),
  ],
  ['pm_card_chargeCustomerFail', card('0341', { declinedAtCharge: decline('card_declined', 'generic_decline') })],
  ['pm_card_sandbox_insufficientFunds', card('0515', { declinedAtCharge: insufficientFunds })],
  ['pm_card_sandbox_doNotHonor', card('0507', { declinedAtCharge: decline('card_declined', 'do_not_honor') })],
  ['pm_card_authenticationRequiredOnSetup', card('3155', { authentication: 'onSession' })],
  ['pm_card_authenticationRequired', card('3184', { authentication: 'always' })],
  [
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    card('3178', { authentication: 'always', declinedAtCharge: insufficientFunds }),
  ],
  ['pm_card_avsFail', card('0010', { failedChecks: ['line1', 'zip'] })],
  ['pm_card_avsZipFail', card('0036', { failedChecks: ['zip'] })],
  ['pm_card_cvcCheckFail', card('0101', { failedChecks: ['cvc'] })],
  ['pm_card_pendingRefund', card('7726', { refund: ['pending', 'succeeded'] })],
  ['pm_card_refundFail', card('5126', { refund: ['succeeded', 'failed'] })],
]);

/** What a method made from `alias` does; an alias that is stored is one of the table. */
export function behaviourOf(alias: string): CardBehaviour {
  const behaviour = behaviours.get(alias);
  if (behaviour === undefined) throw new Error(`The sandbox holds a card of no known kind: ${alias}`);
  return behaviour;
}

/** The same card number has the same fingerprint, whoever saves it. */
export function fingerprintOf(alias: string): string {
  return createHash('sha256').update(`sandbox:${alias}`).digest('base64url').slice(0, 16);
}

/** The check of a field: only what was given can be checked. */
export function checkOf(behaviour: CardBehaviour, what: 'line1' | 'zip' | 'cvc', given: boolean): Check {
  if (!given) return null;
  return behaviour.failedChecks.includes(what) ? 'fail' : 'pass';
}
