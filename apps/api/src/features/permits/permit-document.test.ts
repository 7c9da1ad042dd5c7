import type { PermitStatus } from '@wideload/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories/user-factories.ts';
import { aPdf } from '../../../test/factories/pdf-factories.ts';
import {
  anOrderWithPermitAt,
  aPaidPermit,
  asRefused,
  changePermit,
  findFirstPermit,
  uploadDocument,
} from '../../../test/factories/permit-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { removeLeftovers } from '../../platform/files/stored-files.ts';
import { erasePerson } from '../personal-data/erasures.store.ts';

let world: World;
let carrier: SignedInUser;
let admin: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  carrier = await aUser(world);
  admin = await aUser(world, { role: 'admin' });
});
afterAll(() => world.close());

const loadStoredBytes = (document: string) => world.deps.documentStore.get(`permits/${document}`);
const listLeftovers = () => world.deps.db.selectFrom('leftover_files').selectAll().execute();
const findPermit = (orderId: string) => findFirstPermit(world, carrier, orderId);
const anOrderAt = (status: PermitStatus) => anOrderWithPermitAt(world, { carrier, admin }, status);

describe('the document', () => {
  test('comes back byte for byte for its owner and an admin, with our file name and without caching', async () => {
    const { permit } = await anOrderAt('issued');
    for (const { token } of [carrier, admin]) {
      const answer = await world.call('GET', `/permits/documents/${permit.document?._id}`, { token });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; filename="permit-\d+-TX-unit-1\.pdf"$/),
      });
      expect(answer.rawPayload).toEqual(Buffer.from(aPdf()));
    }
    const { token } = await aUser(world);
    expect((await world.call('GET', `/permits/documents/${permit.document?._id}`, { token })).statusCode).toBe(404);
  });

  test.each([
    ['no PDF', new TextEncoder().encode('<html></html>'), 400, 'This is not a PDF.'],
    [
      'a PDF that was cut off',
      aPdf().slice(0, -30),
      400,
      'This PDF is cut off: its end is missing. Save it again and choose the new file.',
    ],
    ['too large', new Uint8Array(10 * 1024 * 1024 + 1), 413, 'The file is larger than 10 MB.'],
  ])('that is %s is refused in words, and nothing is stored', async (_name, bytes, status, message) => {
    const { id, permit } = await anOrderAt('requested');
    const before = [await listLeftovers(), permit.document];
    const answer = await uploadDocument(world, admin, { permit, bytes });
    expect(answer.statusCode).toBe(status);
    const { errors, detail } = answer.json<{ errors?: { path: string; message: string }[]; detail: string }>();
    expect(errors?.[0] ?? { path: 'document', message: detail }).toMatchObject({ path: 'document', message });
    expect([await listLeftovers(), (await findPermit(id)).document]).toEqual(before);
  });

  test('of another kind than PDF is refused before it is read', async () => {
    const permit = await aPaidPermit(world, carrier);
    const body = new File(['%PDF-1.7'], 'permit.pdf', { type: 'image/png' });
    const url = `/permits/admin/permits/${permit._id}/document`;
    const answer = await world.call('PUT', url, { token: admin.token, body });
    expect(answer.json()).toMatchObject({ status: 415, code: 'input.media-type' });
  });

  test('that is replaced is removed from the storage, and so is one of a resubmitted permit', async () => {
    const { permit } = await anOrderAt('requested');
    const first = permit.document?._id ?? '';
    const second = (await uploadDocument(world, admin, { permit })).json().document._id;
    await removeLeftovers(world.deps);
    expect(await loadStoredBytes(first)).toBeNull();
    expect(await loadStoredBytes(second)).not.toBeNull();
    await changePermit(world, admin, { permit, change: asRefused });
    await removeLeftovers(world.deps);
    expect(await loadStoredBytes(second)).toBeNull();
    expect(await listLeftovers()).toEqual([]);
  });

  test('of an issued permit cannot be exchanged unseen', async () => {
    const { permit } = await anOrderAt('issued');
    const answer = await uploadDocument(world, admin, { permit });
    expect(answer.json()).toMatchObject({
      code: 'permit.move-refused',
      detail: expect.stringContaining('take it back'),
    });
    expect(await loadStoredBytes(permit.document?._id ?? '')).not.toBeNull();
    expect(await listLeftovers()).toEqual([]);
  });

  test('that the storage does not take is a refusal to be tried again, and leaves no row', async () => {
    const { id, permit } = await anOrderAt('requested');
    const { put } = world.deps.documentStore;
    world.deps.documentStore.put = () => Promise.reject(new Error('no space left'));
    const answer = await uploadDocument(world, admin, { permit });
    world.deps.documentStore.put = put;
    expect(answer.json()).toMatchObject({ status: 503, code: 'document.unavailable' });
    expect(answer.body).not.toContain('space');
    expect(await findPermit(id)).toEqual(permit);
  });
});

test('a deleted account loses numbers, reasons and documents of its permits; the order stays', async () => {
  const { id, permit } = await anOrderAt('issued');
  const document = permit.document?._id ?? '';
  await world.deps.db
    .transaction()
    .execute((tx) => erasePerson(tx, { id: carrier.id, email: carrier.email, now: world.clock.now() }));
  await removeLeftovers(world.deps);
  expect(await loadStoredBytes(document)).toBeNull();
  const kept = await world.deps.db.selectFrom('permits').selectAll().where('order_id', '=', id).execute();
  expect(kept).toMatchObject([{ status: 'issued', state_number: '', document_id: null, charged_fee_cents: 6250 }]);
  const documents = await world.deps.db
    .selectFrom('permit_documents')
    .select('id')
    .where('id', '=', document)
    .execute();
  expect(documents).toEqual([]);
});
