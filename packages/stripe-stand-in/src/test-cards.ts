import { createHash } from 'node:crypto';

export type Decline = { readonly code: string; readonly declineCode: string | null; readonly message: string };

type Check = 'line1' | 'zip' | 'cvc';

/** Outcomes as published at https://docs.stripe.com/testing. */
export type TestCard = {
  /** Digits only. The browser's frame knows it and never sends it. */
  readonly number: string;
  readonly alias: string;
  readonly title: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly refusedAtSetup: Decline | null;
  /** The bank asks for 3-D Secure `onSession` for payments made by a person, `always` also off session. */
  readonly authentication: 'none' | 'onSession' | 'always';
  readonly declinedAtCharge: Decline | null;
  readonly failedChecks: readonly Check[];
  /** The bank disputes each charge at once; an inquiry withdraws nothing. */
  readonly dispute: { readonly reason: string; readonly isInquiry: boolean } | null;
  readonly refund: readonly ['succeeded'] | readonly ['pending', 'succeeded'] | readonly ['succeeded', 'failed'];
};

function createDecline(declineCode: string, message = 'Your card was declined.'): Decline {
  return { code: 'card_declined', declineCode, message };
}

const insufficientFunds = createDecline('insufficient_funds', 'Your card has insufficient funds.');
const expired: Decline = { code: 'expired_card', declineCode: null, message: 'Your card has expired.' };
const wrongCvc: Decline = {
  code: 'incorrect_cvc',
  declineCode: null,
  message: "Your card's security code is incorrect.",
};
const processingError: Decline = {
  code: 'processing_error',
  declineCode: null,
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

type Differences = Partial<Omit<TestCard, 'number' | 'alias' | 'title'>>;

function createCard(number: string, alias: string, title: string, differences: Differences = {}): TestCard {
  return {
    number: number.replaceAll(' ', ''),
    alias,
    title,
    brand: 'visa',
    refusedAtSetup: null,
    authentication: 'none',
    declinedAtCharge: null,
    failedChecks: [],
    refund: ['succeeded'],
    dispute: null,
    ...differences,
  };
}

function createRefusedCard(number: string, alias: string, title: string, refusedAtSetup: Decline): TestCard {
  return createCard(number, alias, `Cannot be saved: ${title}`, { refusedAtSetup });
}

/** Stripe's published numbers, plus two: Stripe's cards with these declines cannot be saved. */
export const testCards: readonly TestCard[] = [
  createCard('4242 4242 4242 4242', 'pm_card_visa', 'Visa, pays'),
  createCard('5555 5555 5555 4444', 'pm_card_mastercard', 'MasterCard, pays', { brand: 'mastercard' }),
  createCard('2223 0031 2200 3222', 'pm_card_mastercard_2series', 'MasterCard (2-series), pays', {
    brand: 'mastercard',
  }),
  createCard('3782 822463 10005', 'pm_card_amex', 'American Express (CVC of 4 digits), pays', { brand: 'amex' }),
  createCard('4000 0566 5566 5556', 'pm_card_visa_debit', 'Visa debit, pays'),
  createCard('4000 0000 0000 0341', 'pm_card_chargeCustomerFail', 'Can be saved; declined at PAY', {
    declinedAtCharge: createDecline('generic_decline'),
  }),
  createCard('4000 0000 0000 0515', 'pm_card_sandbox_insufficientFunds', 'Can be saved; insufficient funds at PAY', {
    declinedAtCharge: insufficientFunds,
  }),
  createCard('4000 0000 0000 0507', 'pm_card_sandbox_doNotHonor', 'Can be saved; do not honor at PAY', {
    declinedAtCharge: createDecline('do_not_honor'),
  }),
  createCard(
    '4000 0025 0000 3155',
    'pm_card_authenticationRequiredOnSetup',
    '3-D Secure when saved and at PAY, then pays',
    {
      authentication: 'onSession',
    },
  ),
  createCard('4000 0027 6000 3184', 'pm_card_authenticationRequired', '3-D Secure always, then pays', {
    authentication: 'always',
  }),
  createCard(
    '4000 0082 6000 3178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    '3-D Secure, then insufficient funds at PAY',
    { authentication: 'always', declinedAtCharge: insufficientFunds },
  ),
  createRefusedCard('4000 0000 0000 0002', 'pm_card_visa_chargeDeclined', 'declined', createDecline('generic_decline')),
  createRefusedCard(
    '4000 0000 0000 9995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'insufficient funds',
    insufficientFunds,
  ),
  createRefusedCard(
    '4000 0000 0000 9987',
    'pm_card_visa_chargeDeclinedLostCard',
    'lost card',
    createDecline('lost_card'),
  ),
  createRefusedCard(
    '4000 0000 0000 9979',
    'pm_card_visa_chargeDeclinedStolenCard',
    'stolen card',
    createDecline('stolen_card'),
  ),
  createRefusedCard('4000 0000 0000 0069', 'pm_card_chargeDeclinedExpiredCard', 'expired', expired),
  createRefusedCard('4000 0000 0000 0127', 'pm_card_chargeDeclinedIncorrectCvc', 'wrong security code', wrongCvc),
  createRefusedCard(
    '4000 0000 0000 0119',
    'pm_card_chargeDeclinedProcessingError',
    'processing error',
    processingError,
  ),
  createRefusedCard(
    '4000 0000 0000 6975',
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    'used too often',
    createDecline('card_velocity_exceeded'),
  ),
  createCard('4000 0000 0000 0010', 'pm_card_avsFail', 'Pays; street and ZIP checks fail', {
    failedChecks: ['line1', 'zip'],
  }),
  createCard('4000 0000 0000 0036', 'pm_card_avsZipFail', 'Pays; ZIP check fails', { failedChecks: ['zip'] }),
  createCard('4000 0000 0000 0101', 'pm_card_cvcCheckFail', 'Pays; security code check fails', {
    failedChecks: ['cvc'],
  }),
  createCard('4000 0000 0000 7726', 'pm_card_pendingRefund', 'Pays; a refund is pending at first', {
    refund: ['pending', 'succeeded'],
  }),
  createCard('4000 0000 0000 5126', 'pm_card_refundFail', 'Pays; a refund fails later', {
    refund: ['succeeded', 'failed'],
  }),
  createCard('4000 0000 0000 0259', 'pm_card_createDispute', 'Pays; disputed as fraudulent', {
    dispute: { reason: 'fraudulent', isInquiry: false },
  }),
  createCard('4000 0000 0000 2685', 'pm_card_createDisputeProductNotReceived', 'Pays; disputed as not received', {
    dispute: { reason: 'product_not_received', isInquiry: false },
  }),
  createCard('4000 0000 0000 1976', 'pm_card_createDisputeInquiry', 'Pays; the bank asks before it disputes', {
    dispute: { reason: 'fraudulent', isInquiry: true },
  }),
];

/** The last four digits are unique, so they identify the test card of a saved one (a test checks all). */
export function findByLast4(last4: string): TestCard {
  const found = testCards.find(({ number }) => number.endsWith(last4));
  if (found === undefined) throw new Error(`No test card ends in ${last4}.`);
  return found;
}

export function computeFingerprint({ alias }: TestCard): string {
  return createHash('sha256').update(`sandbox:${alias}`).digest('base64url').slice(0, 16);
}

export function checkField(testCard: TestCard, field: Check, isGiven: boolean): 'pass' | 'fail' | null {
  if (!isGiven) return null;
  return testCard.failedChecks.includes(field) ? 'fail' : 'pass';
}
