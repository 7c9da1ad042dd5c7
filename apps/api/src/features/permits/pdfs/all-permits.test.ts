import { besideHeader, type Order } from '@wideload/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { aPendingOrder, asIssued, changePermit, voidPermit } from '#test/factories/permit-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { toDocumentKey } from '../permits.service.ts';

const world = sharedWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const order = madeEachTime(() => aPendingOrder(world, carrier, { states: ['TX', 'OK', 'LA'] }));

async function issueWith(state: string, bytes: Uint8Array<ArrayBuffer>) {
  const permit = order.permits.find((one) => one.state === state);
  if (permit === undefined) throw new Error(`The order has no permit of ${state}.`);
  const answer = await changePermit(world, admin, { permit, change: asIssued, bytes });
  return answer.json<{ permit: Order['permits'][number] }>().permit;
}
const download = ({ token } = carrier) => world.call('GET', `/permits/orders/${order._id}/permits_pdf`, { token });

async function lock(bytes: Uint8Array, passwords: { userPassword?: string; ownerPassword: string }) {
  const pdf = await PDFDocument.load(bytes);
  pdf.encrypt({ ...passwords, permissions: { modifying: false } });
  return Uint8Array.from(await pdf.save());
}

test('all issued permits come as one PDF in the order of travel, for carrier and clerk', async () => {
  await issueWith('LA', aPdf('Permit of Louisiana'));
  await issueWith('TX', aPdf('Permit of Texas'));
  await issueWith('OK', await lock(aPdf('Permit of Oklahoma'), { ownerPassword: 'state' }));
  for (const reader of [carrier, admin]) {
    const answer = await download(reader);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="permits-${order.orderNumber}.pdf"`,
    });
    expect(answer.headers[besideHeader]).toBe('');
    const { text, pages } = await readPdf(answer.rawPayload);
    expect(pages).toBe(3);
    expect(text.match(/Permit of \w+/g)).toEqual(['Permit of Texas', 'Permit of Oklahoma', 'Permit of Louisiana']);
  }
});

test('a document that cannot be joined leaves a page that says why, and is named beside the file', async () => {
  await issueWith('TX', aPdf('Permit of Texas'));
  const locked = await lock(aPdf('Permit of Oklahoma'), { userPassword: 'secret', ownerPassword: 'state' });
  const { document } = await issueWith('OK', locked);
  const answer = await download();
  expect(answer.headers[besideHeader]).toBe(`${document?._id}=password`);
  const { text, pages } = await readPdf(answer.rawPayload);
  expect(pages).toBe(2);
  expect(text).toContain(
    'Oklahoma, unit 1 This document cannot be joined with the others. It opens only with a password.',
  );
  const beside = await world.call('GET', `/permits/documents/${document?._id}`, { token: carrier.token });
  expect(beside.rawPayload.equals(locked)).toBe(true);
});

test('a document that is gone from the store is named, and the others are joined', async () => {
  await issueWith('TX', aPdf('Permit of Texas'));
  const { document } = await issueWith('OK', aPdf('Permit of Oklahoma'));
  await world.deps.documentStore.remove(toDocumentKey(document?._id ?? ''));
  const answer = await download();
  expect(answer.headers[besideHeader]).toBe(`${document?._id}=missing`);
  expect((await readPdf(answer.rawPayload)).text).toContain('Permit of Texas');
});

test('requested and voided permits are not in it, and without an issued one there is nothing to download', async () => {
  expect((await download()).json()).toMatchObject({ status: 409, code: 'order.no-documents' });
  const texas = await issueWith('TX', aPdf('Permit of Texas'));
  await issueWith('OK', aPdf('Permit of Oklahoma'));
  await voidPermit(world, admin, texas);
  expect((await readPdf((await download()).rawPayload)).text).toBe('Permit of Oklahoma');
});

test('permits that are too large for one PDF are refused in words', async () => {
  await issueWith('TX', aPdf('Permit of Texas'));
  await world.database.pool.query('UPDATE permit_documents SET bytes = 70000000');
  expect((await download()).json()).toMatchObject({ status: 409, code: 'order.documents-too-large' });
});
