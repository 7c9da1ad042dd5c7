import { describe, expect, test } from 'vitest';
import { billing, failure, aSubject } from './gateway.test-support.ts';
import { buildKey } from './port.ts';

describe('the payment port: cards', () => {
  const { gateway, hands } = aSubject();

  test.each([
    ['pm_card_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
    ['pm_card_mastercard_2series', 'mastercard', '3222'],
    ['pm_card_amex', 'amex', '0005'],
    ['pm_card_visa_debit', 'visa', '5556'],
    ['pm_card_authenticationRequiredOnSetup', 'visa', '3155'],
  ])('%s can be saved', async (alias, brand, last4) => {
    const customerId = await hands.aCustomer();
    const methodId = await hands.saveCard(customerId, alias);
    const card = await gateway.getCard(methodId);
    expect(card).toMatchObject({
      methodId,
      customerId,
      brand,
      last4,
      expMonth: 12,
      expYear: 2030,
      country: 'US',
      billing,
    });
    expect(card.checks).toEqual({ addressLine1: 'pass', addressPostalCode: 'pass', cvc: 'pass' });
    expect(await gateway.listCards(customerId)).toEqual([card]);
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', null, 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', null, "Your card's security code is incorrect."],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    [
      'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined.',
    ],
  ])('%s is refused when it is saved', async (alias, code, declineCode, message) => {
    const customerId = await hands.aCustomer();
    const refused = await failure(hands.saveCard(customerId, alias));
    expect(refused).toMatchObject({ kind: 'Declined', decline: { code, declineCode, message } });
    expect(await gateway.listCards(customerId)).toEqual([]);
  });

  test.each([
    ['pm_card_avsFail', { addressLine1: 'fail', addressPostalCode: 'fail', cvc: 'pass' }],
    ['pm_card_avsZipFail', { addressLine1: 'pass', addressPostalCode: 'fail', cvc: 'pass' }],
    ['pm_card_cvcCheckFail', { addressLine1: 'pass', addressPostalCode: 'pass', cvc: 'fail' }],
  ])('%s is saved and charged with its failed checks', async (alias, checks) => {
    const { intent, methodId } = await hands.anIntent(alias);
    expect((await gateway.getCard(methodId)).checks).toEqual(checks);
    expect((await hands.confirm(intent, methodId)).status).toBe('succeeded');
  });

  test('the same number has the same fingerprint, another number another', async () => {
    const customerId = await hands.aCustomer();
    const [first, again, other] = await Promise.all(
      ['pm_card_visa', 'pm_card_visa', 'pm_card_amex'].map(async (alias) =>
        gateway.getCard(await hands.saveCard(customerId, alias)),
      ),
    );
    expect(again?.fingerprint).toBe(first?.fingerprint);
    expect(again?.methodId).not.toBe(first?.methodId);
    expect(other?.fingerprint).not.toBe(first?.fingerprint);
  });

  test('billing details are merged, and an empty text clears one', async () => {
    const methodId = await hands.saveCard(await hands.aCustomer(), 'pm_card_visa');
    const change = { name: '', phone: '5550100', address: { city: 'Austin' } };
    const card = await gateway.updateCardBilling(buildKey('billing', crypto.randomUUID()), {
      methodId,
      billing: change,
    });
    expect(card.billing).toEqual({
      ...billing,
      name: null,
      phone: '5550100',
      address: { ...billing.address, city: 'Austin' },
    });
  });

  test('a detached card belongs to no customer, can be neither changed nor attached again, and a second detach succeeds', async () => {
    const customerId = await hands.aCustomer();
    const methodId = await hands.saveCard(customerId, 'pm_card_visa');
    await gateway.detachCard(buildKey('detach', crypto.randomUUID()), methodId);
    await gateway.detachCard(buildKey('detach', crypto.randomUUID()), methodId);
    expect((await gateway.getCard(methodId)).customerId).toBeNull();
    expect(await gateway.listCards(customerId)).toEqual([]);
    const change = gateway.updateCardBilling(buildKey('billing', crypto.randomUUID()), {
      methodId,
      billing: { name: 'Bo' },
    });
    expect((await failure(change)).kind).toBe('Rejected');
    const adoption = gateway.adoptCard(buildKey('adopt', crypto.randomUUID()), { methodId, customerId });
    expect((await failure(adoption)).kind).toBe('Rejected');
  });

  test('a card of the customer is adopted as it is, another customer’s is not', async () => {
    const customerId = await hands.aCustomer();
    const methodId = await hands.saveCard(customerId, 'pm_card_visa');
    const adopt = (by: string) =>
      gateway.adoptCard(buildKey('adopt', crypto.randomUUID()), { methodId, customerId: by });
    expect((await adopt(customerId)).customerId).toBe(customerId);
    expect((await failure(adopt(await hands.aCustomer()))).kind).toBe('Rejected');
  });

  test('a deleted customer has no cards and begins no setup, and a second deletion finds nothing; payments stay', async () => {
    const { intent, methodId, customerId } = await hands.anIntent('pm_card_visa');
    const paid = await gateway.confirmIntent(buildKey('confirm', crypto.randomUUID()), {
      intentId: intent.id,
      methodId,
    });
    const unknown = `${customerId}x`;
    expect([await gateway.isCustomerDeleted(customerId), await gateway.isCustomerDeleted(unknown)]).toEqual([
      false,
      false,
    ]);
    await gateway.deleteCustomer(buildKey('forget', crypto.randomUUID()), customerId);
    expect(await gateway.isCustomerDeleted(customerId)).toBe(true);
    expect(await gateway.listCards(customerId)).toEqual([]);
    expect((await gateway.getCard(methodId)).customerId).toBeNull();
    const setup = gateway.createCardSetup(buildKey('seti', crypto.randomUUID()), { customerId });
    expect((await failure(setup)).kind).toBe('NotFound');
    const again = gateway.deleteCustomer(buildKey('forget', crypto.randomUUID()), customerId);
    expect((await failure(again)).kind).toBe('NotFound');
    expect(await gateway.getIntent(intent.id)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: paid.amountCents,
    });
  });
});
