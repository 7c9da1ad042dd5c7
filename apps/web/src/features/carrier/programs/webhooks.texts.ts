import type { Delivery, WebhookEvent } from '@wideload/contract';

export const webhooks = 'Webhooks';
export const whatWebhooksAre =
  'We tell your own program when something happens to your orders: a signed HTTPS call for each event, in order for one order, tried for three days.';
export const noWebhooks = 'No program is told yet.';
export const howToBegin =
  'Press Add webhook, enter the address where your program listens, and choose the events. You then see a secret once: your program checks our signatures with it.';
export const addWebhook = 'Add webhook';
export const webhookSaved = 'Webhook saved';

export const address = 'Address';
export const addressHint = 'Begins with https://, on the public internet';
export const events = 'Events';
export const chooseEvents = 'Choose events';
export const saveEvents = 'Save events';
export const missingEvents = 'Please choose at least one event';
export const eventNames: Record<WebhookEvent, string> = {
  'order.paid': 'An order is paid',
  'permit.filed': 'A permit is filed',
  'permit.issued': 'A permit is issued',
  'permit.refused': 'A permit is refused',
  'permit.amended': 'An issued permit is amended',
  'permit.voided': 'A permit is void',
  'permit.expiring': 'A permit ends within two days',
  'fee.asked': 'A difference is to be paid',
  'order.message': 'We write about an order',
};

const testEvent = 'A test from this page';
export const nameEvent = (event: Delivery['event']) => (event === 'webhook.test' ? testEvent : eventNames[event]);

export const sendTest = 'Send test';
export const testSent = 'The test is on its way';
export const changeAddress = 'Change address';
export const saveAddress = 'Save address';
export const whatNewAddressDoes =
  'What waits goes to the new address, too. You then see a new secret once; for a day we sign with the old one as well.';

export const pause = 'Pause';
export const goOn = 'Go on';
export const paused = 'Paused';
export const failing = 'Does not answer';
export const working = 'On';
export const nextTry = 'Tried again';
export const edit = 'Events';
export const newSecret = 'New secret';
export const remove = 'Remove';
export const named = (what: string, address: string) => `${what}: ${address}`;

export const newSecretQuestion = 'Make a new secret ?';
export const whatNewSecretDoes =
  'For a day we sign with both secrets, so nothing is lost while your program changes to the new one.';
export const makeNewSecret = 'Make a new secret';

export const secretWords = {
  title: 'Secret of the webhook',
  intro: 'We show it only now. Keep it where your program finds it.',
  copy: 'Copy secret',
  copied: 'Copied',
  kept: 'I have kept it',
  unkept: {
    discardQuestion: 'Close without the secret ?',
    throwAway: 'Close',
    keepTyping: 'Stay',
    notSavedYet: 'It is not shown again. Without it your program cannot check who is calling.',
    close: 'Close',
  },
};

export const removeQuestion = 'Remove this webhook ?';
export const whatRemovalDoes = (address: string) => `${address} is told of nothing more. Its deliveries go, too.`;
export const removed = 'Webhook removed';

export const lastDeliveries = 'Last deliveries';
export const showDeliveries = 'Deliveries';
export const noDeliveries = 'Nothing was sent yet. The next event that you chose appears here.';
export const states: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};
export const order = (number: number) => `Order ${number}`;
export const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);
export const sendAgain = 'Send again';
export const sendAgainNamed = (event: string, number: number | null) =>
  number === null ? `Send again: ${event}` : `Send again: ${event}, order ${number}`;
export const sentAgain = 'It is sent again now';
export const refresh = 'Refresh';
