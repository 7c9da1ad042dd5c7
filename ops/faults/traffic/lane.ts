import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import type { Answer, Client } from './client.ts';
import type { Acknowledged, TrafficRecord } from './record.ts';

export type Lane = {
  client: Client;
  record: TrafficRecord;
  template: string;
  sourceId: string;
  isOver(): boolean;
  /** Between two orders, in ms. */
  pauseMs: number;
  /** The presses of PAY whose outcome nobody knows yet are not waited for any longer. */
  mostPresses: number;
};

const RETRY_MS = 100;

type Step = { what: string; send(): Promise<Answer>; isDone(answer: Answer): boolean };

/** Repeats a call as a browser does, until it is done, refused for good, or the traffic ends. */
async function persist(lane: Lane, { what, send, isDone }: Step): Promise<Answer | null> {
  while (!lane.isOver()) {
    const answer = await send();
    lane.record.note(what, answer);
    if (isDone(answer)) return answer;
    const mayPass = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (!mayPass) throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pause(RETRY_MS);
  }
  return null;
}

async function copyOrder(lane: Lane): Promise<Acknowledged | null> {
  const id = uuid();
  const answer = await persist(lane, {
    what: 'Copying an order',
    send: () => lane.client.call('POST', `/permits/orders/${lane.template}/copy`, { _id: id }),
    isDone: ({ status }) => status === 201,
  });
  if (answer === null) return null;
  lane.record.noteWrite(answer.ms);
  const { version, totalPrice } = answer.body;
  const order = {
    id,
    version: Number(version),
    total: Number(totalPrice),
    reviewed: false,
    pressed: false,
    paid: false,
  };
  lane.record.orders.set(id, order);
  return order;
}

/** A save whose answer was lost is there already: its repetition is stale, and reading tells the version. */
async function review(lane: Lane, order: Acknowledged): Promise<boolean> {
  const path = `/permits/orders/${order.id}`;
  const saved = await persist(lane, {
    what: 'Saving an order',
    send: () => lane.client.call('PUT', path, { version: order.version, reviewed: true, step: 6 }),
    isDone: ({ status }) => status === 200 || status === 409,
  });
  if (saved === null) return false;
  const read = await persist(lane, {
    what: 'Reading an order',
    send: () => lane.client.call('GET', path),
    isDone: ({ status }) => status === 200,
  });
  if (read === null) return false;
  if (saved.status === 200) lane.record.noteWrite(saved.ms);
  lane.record.noteRead(read.ms);
  Object.assign(order, { version: Number(read.body['version']), reviewed: read.body['reviewed'] === true });
  return order.reviewed;
}

/** Presses PAY until an answer says that it succeeded, as an anxious person does. */
async function pay(lane: Lane, order: Acknowledged): Promise<void> {
  const body = { sourceId: lane.sourceId, orderId: order.id };
  for (let press = 0; press < lane.mostPresses && !lane.isOver(); press += 1) {
    order.pressed = true;
    const answer = await lane.client.call('POST', '/permits/confirm_payment', body);
    lane.record.note('PAY', answer);
    const { status } = answer;
    if (status === 200 && answer.body['status'] === 'succeeded') {
      order.paid = true;
      lane.record.noteWrite(answer.ms);
      return;
    }
    const isUnknown = status === 0 || status === 202 || status === 409 || status === 429 || status >= 500;
    if (!isUnknown) throw new Error(`PAY answered ${status}: ${JSON.stringify(answer.body)}`);
    await pause(RETRY_MS * 3);
  }
}

/** One carrier who orders and pays, again and again. */
export async function runLane(lane: Lane): Promise<void> {
  while (!lane.isOver()) {
    const order = await copyOrder(lane);
    if (order === null) return;
    if (await review(lane, order)) await pay(lane, order);
    await pause(lane.pauseMs);
  }
}
