import { expect, test } from 'vitest';
import { aCard, readOrder } from '#test/factories/money/payment-factories.ts';
import { setPaymentStage } from '#test/stages/payment-stage.ts';

const { authenticate, expectPaidOnce, expectUnpaid, intent, press, problem, stage } = setPaymentStage();

test('3-D Secure is required; after it the same press succeeds and charges once', async () => {
  const card = await aCard(stage.world, stage.user, 'pm_card_authenticationRequired');
  const waiting = await press(card);
  expect(waiting.json()).toEqual({
    status: 'requires_action',
    clientSecret: expect.stringContaining('_secret_'),
    attemptId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await expectUnpaid();
  expect((await press(card)).json()).toEqual(waiting.json());
  await authenticate(waiting, 'succeed');
  expect((await press(card)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
  expect((await intent()).body).not.toContain('_secret_');
});

test('a failed 3-D Secure is a 402, and another card pays', async () => {
  const card = await aCard(stage.world, stage.user, 'pm_card_authenticationRequired');
  await authenticate(await press(card), 'fail');
  expect(problem(await press(card))).toMatchObject({
    status: 402,
    code: 'authentication_failed',
    detail:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  await expectUnpaid();
  await press(await aCard(stage.world, stage.user));
  await expectPaidOnce();
});

test('a card may be declined after its 3-D Secure', async () => {
  const card = await aCard(stage.world, stage.user, 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
  await authenticate(await press(card), 'succeed');
  expect(problem(await press(card))).toMatchObject({
    status: 402,
    code: 'card_declined',
    declineCode: 'insufficient_funds',
  });
  await expectUnpaid();
});

test('a trailer that is edited during 3-D Secure does not change the paid order', async () => {
  const card = await aCard(stage.world, stage.user, 'pm_card_authenticationRequired');
  const waiting = await press(card);
  const before = await readOrder(stage.world, stage.user, stage.order);
  await stage.world.change('trailers', { id: before.units[0]?.trailerId ?? '' }, { length_ft: 58 });
  expect((await press(card)).json()).toEqual(waiting.json());
  await authenticate(waiting, 'succeed');
  await press(card);
  await expectPaidOnce();
  const { units, permits, reviewed, reviewChanges } = await readOrder(stage.world, stage.user, stage.order);
  expect({ units, permits, reviewed, reviewChanges }).toEqual({
    units: before.units,
    permits: before.permits,
    reviewed: true,
    reviewChanges: [],
  });
});

test('another card during 3-D Secure cancels the first intent and pays with a new one', async () => {
  const waiting = await press(await aCard(stage.world, stage.user, 'pm_card_authenticationRequired'));
  const paid = await press(await aCard(stage.world, stage.user));
  expect(paid.json<{ status: string }>().status).toBe('succeeded');
  await authenticate(waiting, 'succeed');
  await expectPaidOnce();
});

test('another card after a finished 3-D Secure finds the order paid', async () => {
  const waiting = await press(await aCard(stage.world, stage.user, 'pm_card_authenticationRequired'));
  const other = await aCard(stage.world, stage.user);
  await authenticate(waiting, 'succeed');
  expect((await press(other)).json<{ status: string }>().status).toBe('succeeded');
  await expectPaidOnce();
});
