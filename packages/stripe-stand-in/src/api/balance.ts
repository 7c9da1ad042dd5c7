import { getNested, getText, type Values } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { findObject, listObjects, type Work } from '../state/objects.ts';
import { writeWork } from '../state/write-work.ts';
import { movePayouts } from './payouts.ts';
import { createdShape, pageShape, type Route } from './route.ts';

async function listTransactions(work: Work, values: Values): Promise<object> {
  await movePayouts(work);
  await writeWork(work);
  const payout = getText(values, 'payout');
  if (payout !== undefined) await findObject(work, 'payout', payout, 'payout');
  const [type, source] = [getText(values, 'type'), getText(values, 'source')];
  const rows = await listObjects(work, 'balance_transaction', { payout, since: getSince(values) });
  const before = getNested(values, 'created')['lt'];
  const found = rows.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (source === undefined || row.source === source) &&
      (typeof before !== 'number' || row.created < before),
  );
  return toPage(found, values, '/v1/balance_transactions');
}

export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    operation: 'listBalance',
    writes: true,
    shape: { payout: 'text', source: 'text', type: 'text', currency: 'text', created: createdShape, ...pageShape },
    run: (work, _id, values) => listTransactions(work, values),
  },
];
