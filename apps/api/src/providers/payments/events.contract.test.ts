import { describe, expect, test } from 'vitest';
import { signWebhook } from '@wideload/stripe-stand-in';
import { SECOND } from '#clock.ts';
import { failure, aSubject } from './gateway.test-support.ts';

describe('the payment port: events', () => {
  const { subject, gateway, hands } = aSubject();

  test('events are listed oldest first', async () => {
    const since = subject.clock.now();
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    await hands.confirm(intent, methodId);
    const types = ['payment_method.attached', 'payment_intent.succeeded'];
    const events = (await gateway.listEvents(since, types)).filter(({ objectId }) =>
      [intent.id, methodId].includes(objectId),
    );
    expect(events.map(({ type, objectId }) => [type, objectId])).toEqual([
      ['payment_method.attached', methodId],
      ['payment_intent.succeeded', intent.id],
    ]);
  });

  describe('a webhook', () => {
    const payload = JSON.stringify({
      id: 'evt_one',
      object: 'event',
      created: 1_794_841_200,
      livemode: false,
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_one' } },
    });
    const raw = new TextEncoder().encode(payload);
    const toInstant = (seconds: number) => new Date(subject.clock.now().getTime() + seconds * SECOND);
    const findFailureKind = (body: Uint8Array, header: string | undefined) =>
      failure(Promise.resolve().then(() => gateway.verifyWebhook(body, header)));

    test('with a good signature is read', () => {
      expect(gateway.verifyWebhook(raw, signWebhook(payload, 'whsec_current1', toInstant(0)))).toEqual({
        id: 'evt_one',
        type: 'payment_intent.succeeded',
        objectId: 'pi_one',
        livemode: false,
        createdAt: new Date(1_794_841_200 * SECOND),
      });
    });

    test('signed with the secret that is being rotated out is read', () => {
      expect(gateway.verifyWebhook(raw, signWebhook(payload, 'whsec_previous', toInstant(0))).id).toBe('evt_one');
    });

    test.each([
      ['another secret', () => signWebhook(payload, 'whsec_foreign', toInstant(0))],
      ['another payload', () => signWebhook(`${payload} `, 'whsec_current1', toInstant(0))],
      ['an age over 300 seconds', () => signWebhook(payload, 'whsec_current1', toInstant(-301))],
      [
        'a changed time',
        () =>
          signWebhook(payload, 'whsec_current1', toInstant(-400)).replace(
            /^t=\d+/,
            `t=${Math.floor(toInstant(0).getTime() / SECOND)}`,
          ),
      ],
      ['no signature', () => undefined],
      ['nonsense', () => 't=,v1=zz,=,'],
    ])('with %s is refused', async (_name, header) => {
      expect((await findFailureKind(raw, header())).kind).toBe('BadSignature');
    });

    test('just within 300 seconds is read', () => {
      expect(gateway.verifyWebhook(raw, signWebhook(payload, 'whsec_current1', toInstant(-300))).id).toBe('evt_one');
    });
  });
});
