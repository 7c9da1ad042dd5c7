import { labelFilingKey, type AskedValue, type orderFile, type OrderFile, type ReadBody } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  claimForWork,
  fillFilingValues,
  lockOrder,
  recordEvent,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { readOrderFile } from './order-file.service.ts';

type Fill = { id: string; body: ReadBody<typeof orderFile.fillSheet> };

function nameField({ units }: StoredOrder, { unit, key }: AskedValue): string {
  const label = labelFilingKey(key);
  return unit === null || units.length < 2 ? label : `Unit ${units.findIndex(({ _id }) => _id === unit) + 1}, ${label}`;
}

function findGiven({ units, filing }: StoredOrder, { unit, key }: AskedValue): string {
  const given = unit === null ? filing : units.find(({ _id }) => _id === unit)?.filing;
  return given?.[key] ?? '';
}

/** Saves a value that the clerk got on the phone in its field of the filing sheet. The carrier sees it in the history. */
export async function fillSheet(deps: Deps, by: Admin, { id, body: { values, over } }: Fill): Promise<OrderFile> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, by, id);
    if (order === null) throw new Problem('not-found');
    await claimForWork(tx, deps, { admin: by, orderId: id, over });
    if (!(await fillFilingValues(tx, order, { given: values, now: deps.clock.now() }))) throw new Problem('not-found');
    const { ownerId, status, orderNumber } = order;
    const comment = values.map((value) => `${nameField(order, value)}: ${value.value}`).join('\n');
    const event = { orderId: id, ownerId, what: 'filing', from: status, to: status } as const;
    await recordEvent(tx, deps, { ...event, by, comment, notification: null });
    await recordAction(tx, deps, by, {
      what: 'order.filing',
      subject: { kind: 'order', id, label: String(orderNumber) },
      before: Object.fromEntries(values.map((value) => [nameField(order, value), findGiven(order, value)])),
      after: Object.fromEntries(values.map((value) => [nameField(order, value), value.value])),
    });
  });
  return readOrderFile(deps, by, id);
}
