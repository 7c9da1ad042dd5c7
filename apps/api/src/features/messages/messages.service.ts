import { isPlaced } from '@wideload/domain';
import type { FilingAskRef, messages, OrderThread, ReadBody } from '@wideload/contract';
import type { Admin, SignedIn, User } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  fillFilingValues,
  formatNotification,
  lockOrder,
  readOrder,
  recordEvent,
  type StoredOrder,
  mailOrder,
} from '#features/orders/orders.service.ts';
import {
  attachFiles,
  answerQuestions,
  findOrderOfMessage,
  findRecipients,
  insertMessage,
  isMessageOf,
  listMessages,
  readMessages,
  withdrawQuestion,
} from './messages.store.ts';
import { toThread } from './messages.wire.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';

export { sweepMessageFiles } from './message-files.ts';

const NOTIFIED_LENGTH = 200;

export async function readThread(deps: Deps, reader: SignedIn, orderId: string): Promise<OrderThread> {
  await readOrder(deps, reader, orderId);
  return toThread(await listMessages(deps.db, orderId), reader);
}

async function lockPaidOrder(tx: Tx, by: SignedIn, orderId: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, by, orderId);
  if (order === null) throw new Problem('not-found');
  if (!isPlaced(order.status)) throw new Problem('order.still-draft');
  return order;
}

type Message = {
  order: StoredOrder;
  body: { _id: string; text: string; files: readonly string[] };
  isQuestion: boolean;
  asks?: readonly FilingAskRef[];
};

/** @returns false for a retry of a message that was sent. */
async function writeMessage(tx: Tx, deps: Deps, by: SignedIn, message: Message): Promise<boolean> {
  const { order, body, isQuestion, asks = [] } = message;
  const { _id: id, text, files } = body;
  const own = { id, orderId: order.id, by };
  if (!(await insertMessage(tx, { ...own, at: deps.clock.now(), text, isQuestion, asks }))) {
    if (await isMessageOf(tx, own)) return false;
    throw new Problem('not-found');
  }
  const isAttached = await attachFiles(tx, by, { orderId: order.id, messageId: id, ids: files });
  if (!isAttached) throw new Problem('message.file-gone');
  return true;
}

type MessageContext = { order: StoredOrder; by: SignedIn; notification: string | null };

/** In the history, and where the carrier did not do it, in the app. */
function recordMessage(tx: Tx, deps: Deps, { order, by, notification }: MessageContext): Promise<void> {
  const { id: orderId, ownerId, status } = order;
  const comment = notification === null ? null : formatNotification(notification, status);
  const event = { what: 'message', from: status, to: status, comment: '' } as const;
  return recordEvent(tx, deps, { ...event, orderId, ownerId, by, notification: comment });
}

const shorten = (text: string) => (text.length <= NOTIFIED_LENGTH ? text : `${text.slice(0, NOTIFIED_LENGTH - 1)}…`);

const toSubject = ({ id, orderNumber }: StoredOrder) => ({ kind: 'order', id, label: String(orderNumber) }) as const;

function isOfOrder(asks: readonly FilingAskRef[], { units }: StoredOrder): boolean {
  return asks.every(({ unit }) => unit === null || units.some(({ _id }) => _id === unit));
}

type Asking = { orderId: string; body: ReadBody<typeof messages.ask> };

export function askCarrier(deps: Deps, admin: Admin, { orderId, body }: Asking): Promise<OrderThread> {
  const { text, isQuestion, files } = body;
  const asks = isQuestion ? body.asks : [];
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, admin, orderId);
    if (order.customer.email === '') throw new Problem('message.nobody');
    if (!isOfOrder(asks, order)) throw new Problem('not-found');
    if (await writeMessage(tx, deps, admin, { order, body, isQuestion, asks })) {
      const words = isQuestion ? 'We have a question' : 'We wrote to you';
      await recordMessage(tx, deps, { order, by: admin, notification: `${words}: ${shorten(text)}` });
      await mailCarrier(tx, deps, { kind: isQuestion ? 'question-asked' : 'message-sent', order, text });
      const after = { text, isQuestion, ...(files.length > 0 && { files: files.length }) };
      await recordAction(tx, deps, admin, { what: 'order.message', subject: toSubject(order), before: null, after });
    }
    return toThread(await listMessages(tx, orderId), admin);
  });
}

type Answering = { orderId: string; body: ReadBody<typeof messages.answer> };

/** Writes to us, answers the open questions and fills the fields of state forms that they ask for, in one transaction. */
export function answerMessage(deps: Deps, user: User, { orderId, body }: Answering): Promise<OrderThread> {
  const { text, answers: ids, values } = body;
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, user, orderId);
    if (await writeMessage(tx, deps, user, { order, body, isQuestion: false })) {
      const askers = await answerQuestions(tx, user, { orderId, ids, at: deps.clock.now() });
      if (values.length > 0 && !(await fillFilingValues(tx, order, { given: values, now: deps.clock.now() })))
        throw new Problem('not-found');
      await recordMessage(tx, deps, { order, by: user, notification: null });
      await mailAdmins(tx, deps, { order, text, recipients: await findRecipients(tx, orderId, askers) });
    }
    return toThread(await listMessages(tx, orderId), user);
  });
}

export function withdrawMessage(deps: Deps, admin: Admin, id: string): Promise<OrderThread> {
  return inTransaction(deps.db, async (tx) => {
    const orderId = await findOrderOfMessage(tx, admin, id);
    if (orderId === null) throw new Problem('not-found');
    const order = await lockPaidOrder(tx, admin, orderId);
    const text = await withdrawQuestion(tx, admin, { orderId, id, at: deps.clock.now() });
    if (text === null) throw new Problem('message.closed');
    const notification = `You need not answer our question any more: ${shorten(text)}`;
    await recordMessage(tx, deps, { order, by: admin, notification });
    await mailCarrier(tx, deps, { kind: 'question-withdrawn', order, text });
    const act = { what: 'order.message-withdrawn', subject: toSubject(order) } as const;
    await recordAction(tx, deps, admin, { ...act, before: { text }, after: null });
    return toThread(await listMessages(tx, orderId), admin);
  });
}

export function markMessagesRead(
  deps: Deps,
  admin: Admin,
  { orderId, last }: { orderId: string; last: string },
): Promise<OrderThread> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, admin, orderId);
    const read = await readMessages(tx, admin, { orderId, last, at: deps.clock.now() });
    const act = { what: 'order.message-read', subject: toSubject(order) } as const;
    if (read > 0) await recordAction(tx, deps, admin, { ...act, before: null, after: { messages: read } });
    return toThread(await listMessages(tx, orderId), admin);
  });
}

type Written = { order: StoredOrder; text: string };

const toContent = ({ order, text }: Written, link: string) => ({
  orderNumber: order.orderNumber,
  orderId: order.id,
  title: order.title,
  text,
  link: `${link}?orderId=${order.id}#questions`,
});

async function mailCarrier(
  tx: Tx,
  deps: Deps,
  { kind, ...written }: Written & { kind: 'question-asked' | 'message-sent' | 'question-withdrawn' },
): Promise<void> {
  await mailOrder(tx, deps, { kind, content: toContent(written, `${deps.config.publicUrl}/order_list/order`) });
}

async function mailAdmins(
  tx: Tx,
  deps: Deps,
  { recipients, ...written }: Written & { recipients: readonly string[] },
): Promise<void> {
  const content = toContent(written, `${deps.config.publicUrl}/users/orders/order`);
  for (const to of recipients) await enqueue(tx, deps, { kind: 'question-answered', to, content });
}
