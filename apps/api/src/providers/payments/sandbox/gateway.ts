import type { IdempotencyKey, IntentSnapshot, PaymentGateway } from '../port.ts';
import type { Operation } from './controls.ts';
import { listEvents, readEvent } from './events.ts';
import { deleteCustomer } from './customers.ts';
import { execute, transact, type Core, type Outcome } from './execute.ts';
import { cancel, capture, confirm, createIntent, updateAmount } from './intents.ts';
import { listObjects, newId, putObject, readObject, type IntentObject, type Work } from './objects.ts';
import { createRefund, currentRefunds } from './refunds.ts';
import { adopt, createSetup, detach, updateBilling } from './setups.ts';
import { verify } from './signature.ts';
import { cardOf, refundOf, snapshotOf } from './snapshots.ts';

/** The port on the sandbox's own state. */
export function makeGateway(core: Core, secrets: readonly string[]): PaymentGateway {
  async function read<T>(operation: Operation, work: (work: Work) => Promise<T>): Promise<T> {
    await core.road.arrive(operation);
    const answer = await transact(core, work);
    core.road.leave(operation);
    return answer;
  }

  function write<T>(
    operation: Operation,
    key: IdempotencyKey,
    parameters: object,
    work: (work: Work) => Promise<T>,
  ): Promise<T> {
    return execute(core, { operation, key, parameters }, async (tx): Promise<Outcome<T>> => ({
      ok: true,
      body: await work(tx),
    }));
  }

  async function writeIntent(
    operation: Operation,
    key: IdempotencyKey,
    parameters: object,
    work: (work: Work) => Promise<IntentObject>,
  ): Promise<IntentSnapshot> {
    return snapshotOf(await write(operation, key, parameters, work));
  }

  return {
    provider: 'sandbox',
    livemode: false,

    createCustomer: async (key, customer) => {
      const created = await write('createCustomer', key, customer, (work) =>
        putObject(work, 'customer', { id: newId('customer'), ...customer }),
      );
      return created.id;
    },
    deleteCustomer: async (key, customerId) => {
      await write('deleteCustomer', key, { customerId }, async (work) => {
        await deleteCustomer(work, customerId);
        return {};
      });
    },
    createCardSetup: async (key, setup) => {
      const { id, clientSecret } = await write('createCardSetup', key, setup, (work) =>
        createSetup(work, setup.customerId),
      );
      return { id, clientSecret };
    },
    getCard: async (methodId) => cardOf(await read('getCard', (work) => readObject(work.client, 'method', methodId))),
    adoptCard: async (key, adoption) =>
      cardOf(await write('adoptCard', key, adoption, (work) => adopt(work, adoption.methodId, adoption.customerId))),
    listCards: async (customerId) =>
      (await read('listCards', (work) => listObjects(work.client, 'method', customerId))).map(cardOf),
    updateCardBilling: async (key, change) =>
      cardOf(
        await write('updateCardBilling', key, change, (work) => updateBilling(work, change.methodId, change.billing)),
      ),
    detachCard: async (key, methodId) => {
      await write('detachCard', key, { methodId }, async (work) => {
        await detach(work, methodId);
        return {};
      });
    },

    createIntent: (key, intent) => writeIntent('createIntent', key, intent, (work) => createIntent(work, intent)),
    updateIntentAmount: (key, change) =>
      writeIntent('updateIntentAmount', key, change, (work) => updateAmount(work, change)),
    confirmIntent: async (key, { intentId, methodId, offSession = false }) => {
      const parameters = { intentId, methodId, offSession };
      return snapshotOf(
        await execute(core, { operation: 'confirmIntent', key, parameters }, (work) => confirm(work, parameters)),
      );
    },
    getIntent: async (intentId) =>
      snapshotOf(await read('getIntent', (work) => readObject(work.client, 'intent', intentId))),
    findIntents: async ({ customerId, paymentId, createdSince }) => {
      const intents = await read('findIntents', (work) => listObjects(work.client, 'intent', customerId));
      return intents
        .map(snapshotOf)
        .filter(
          ({ metadata, createdAt }) =>
            metadata['paymentId'] === paymentId && createdAt >= (createdSince ?? new Date(0)),
        );
    },
    captureIntent: (key, intentId) =>
      writeIntent('captureIntent', key, { intentId }, (work) => capture(work, intentId)),
    cancelIntent: (key, intentId) => writeIntent('cancelIntent', key, { intentId }, (work) => cancel(work, intentId)),

    createRefund: async (key, refund) =>
      refundOf(await write('createRefund', key, refund, (work) => createRefund(work, refund))),
    listRefunds: async (intentId) =>
      (await read('listRefunds', (work) => currentRefunds(work, intentId))).map(refundOf),

    verifyWebhook(rawBody, signature) {
      const payload = new TextDecoder().decode(rawBody);
      verify(payload, signature, { secrets, now: core.clock.now() });
      return readEvent(payload);
    },
    listEvents: (since, types) => read('listEvents', (work) => listEvents(work, since, types)),
  };
}
