import type { OrderFile, Permit } from '@wideload/contract';
import type { PermitStatus } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import {
  anOrderWithPermitAt,
  aPaidPermit,
  asIssued,
  asRefused,
  changePermit,
  findFirstPermit,
  issue,
} from '#test/factories/permit-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';
import { after, HOUR } from '#clock.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { erasePerson } from '#features/personal-data/erasures.store.ts';

const world = sharedWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

const loadStoredBytes = (document: string) => world.deps.documentStore.get(`permits/${document}`);
const listLeftovers = () => world.rows('leftover_files');
const nothing = { rows: [], leftovers: [] };
/** The documents of a permit, and the files without a row. */
async function findKept({ _id }: Permit): Promise<{ rows: string[]; leftovers: string[] }> {
  const rows = await world.rows('permit_documents', { permit_id: _id }, ['id']);
  return { rows: rows.map(({ id }) => id), leftovers: (await listLeftovers()).map(({ key }) => key) };
}
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
    const answer = await changePermit(world, admin, { permit, change: asIssued, bytes });
    expect(answer.statusCode).toBe(status);
    const { errors, detail } = answer.json<{ errors?: { path: string; message: string }[]; detail: string }>();
    expect(errors?.[0] ?? { path: 'document', message: detail }).toMatchObject({ path: 'document', message });
    expect(await findPermit(id)).toEqual(permit);
    expect(await findKept(permit)).toEqual(nothing);
  });

  test('of another kind than PDF is refused before it is read', async () => {
    const permit = await aPaidPermit(world, carrier);
    const body = new File(['%PDF-1.7'], 'permit.pdf', { type: 'image/png' });
    const url = `/permits/admin/permits/${permit._id}/issue?from=requested&name=permit.pdf`;
    const answer = await world.call('PUT', url, { token: admin.token, body });
    expect(answer.json()).toMatchObject({ status: 415, code: 'input.media-type' });
  });

  test('of a permit that was taken back is removed from the storage when it is issued with another one, or refused', async () => {
    const { id, permit } = await anOrderAt('issued');
    await changePermit(world, admin, { permit, change: { status: 'filed' } });
    const { document } = await issue(world, admin, await findPermit(id));
    await removeLeftovers(world.deps);
    expect(await loadStoredBytes(permit.document?._id ?? '')).toBeNull();
    expect(await loadStoredBytes(document)).not.toBeNull();
    await changePermit(world, admin, { permit, change: { status: 'filed' } });
    await changePermit(world, admin, { permit: await findPermit(id), change: asRefused });
    await removeLeftovers(world.deps);
    expect(await loadStoredBytes(document)).toBeNull();
    expect(await listLeftovers()).toEqual([]);
  });

  test('of an issued permit cannot be exchanged unseen', async () => {
    const { id, permit } = await anOrderAt('issued');
    const answer = await changePermit(world, admin, { permit, change: asIssued, bytes: aPdf('Another') });
    expect(answer.json()).toMatchObject({ code: 'permit.move-refused', permitStatus: 'issued' });
    expect(await findPermit(id)).toEqual(permit);
    expect(await listLeftovers()).toEqual([]);
  });

  test('that the storage does not take is a refusal to be tried again, and leaves no row', async () => {
    const { id, permit } = await anOrderAt('requested');
    const { put } = world.deps.documentStore;
    world.deps.documentStore.put = () => Promise.reject(new Error('no space left'));
    const answer = await changePermit(world, admin, { permit, change: asIssued });
    world.deps.documentStore.put = put;
    expect(answer.json()).toMatchObject({ status: 503, code: 'document.unavailable' });
    expect(answer.body).not.toContain('space');
    expect(await findPermit(id)).toEqual(permit);
    const inAnHour = after(world.clock.now(), HOUR);
    await removeLeftovers({ ...world.deps, clock: { now: () => inAnHour } });
    expect(await listLeftovers()).toEqual([]);
  });
});

describe('a PDF belongs to its act', () => {
  const readFiled = async (id: string, { token }: SignedInUser) =>
    (await world.read<OrderFile>(`/permits/admin/orders/${id}`, { token })).permits[0];

  async function aSecondAdmin(): Promise<SignedInUser> {
    return aUser(world, { role: 'admin' });
  }

  test.each<[string, (of: { id: string; permit: Permit; other: SignedInUser }) => Promise<unknown>, string]>([
    [
      'another admin holds the order',
      ({ id, other }) => world.call('PUT', `/permits/admin/queue/${id}/claim`, { token: other.token, body: {} }),
      'claim.held',
    ],
    [
      'another admin was faster',
      ({ permit, other }) => changePermit(world, other, { permit, change: { status: 'filed' } }),
      'order.stale',
    ],
    [
      'the order was rejected',
      ({ id, other }) =>
        world.call('PUT', `/permits/admin/orders/${id}`, {
          token: other.token,
          body: { status: 'rejected', comment: '' },
        }),
      'order.not-pending',
    ],
  ])('and where its issue is refused because %s, neither row nor file is kept', async (_name, first, code) => {
    const { id, permit } = await anOrderAt('requested');
    await first({ id, permit, other: await aSecondAdmin() });
    const answer = await changePermit(world, admin, { permit, change: asIssued });
    expect(answer.json().code).toBe(code);
    expect(await findKept(permit)).toEqual(nothing);
    expect((await findPermit(id)).document).toBeNull();
  });

  test('so nobody can issue with the PDF of an attempt, or without one', async () => {
    const { id, permit } = await anOrderAt('requested');
    const other = await aSecondAdmin();
    await world.call('PUT', `/permits/admin/queue/${id}/claim`, { token: other.token, body: {} });
    await changePermit(world, admin, { permit, change: asIssued });
    const { token } = other;
    const path = `/permits/admin/permits/${permit._id}`;
    const change = await world.call('PUT', path, { token, body: { from: 'requested', ...asIssued } });
    expect(change.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'status' }] });
    const facts = new URLSearchParams({ from: 'requested', name: 'permit.pdf', ...asIssued, chargedFeeCents: '6250' });
    const issued = await world.call('PUT', `${path}/issue?${facts.toString()}`, { token });
    expect(issued.json().code).toBe('input.media-type');
    expect(await findPermit(id)).toEqual(permit);
  });

  test('and of two issues at once, one stays with its PDF, and the other PDF is gone', async () => {
    const { id, permit } = await anOrderAt('filed');
    const other = await aSecondAdmin();
    const over = { ...asIssued, over: admin.id };
    const answers = await Promise.all([
      changePermit(world, admin, { permit, change: asIssued, bytes: aPdf('One') }),
      changePermit(world, other, { permit, change: over, bytes: aPdf('Two') }),
    ]);
    const isFirst = answers[0]?.statusCode === 200;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(isFirst ? [200, 409] : [409, 200]);
    const issued = await findPermit(id);
    expect(Buffer.from((await loadStoredBytes(issued.document?._id ?? '')) ?? [])).toEqual(
      Buffer.from(aPdf(isFirst ? 'One' : 'Two')),
    );
    expect(await findKept(permit)).toEqual({ rows: [issued.document?._id], leftovers: [] });
  });

  test('an admin sees the name, author and time of a stored one, and its carrier does not', async () => {
    const { id, permit } = await anOrderAt('requested');
    await changePermit(world, admin, { permit, change: { ...asIssued, name: 'From Austin.pdf' } });
    await changePermit(world, admin, { permit: await findPermit(id), change: { status: 'filed' } });
    const other = await aSecondAdmin();
    expect((await readFiled(id, other))?.document).toEqual({
      _id: expect.any(String),
      bytes: aPdf().length,
      name: 'From Austin.pdf',
      author: admin.email,
      storedAt: world.clock.now().toISOString(),
    });
    const seen = await findPermit(id);
    expect(seen.document).toEqual({ _id: expect.any(String), bytes: aPdf().length });
    const { token } = other;
    const body = { from: 'filed', ...asIssued };
    const answer = await world.call('PUT', `/permits/admin/permits/${permit._id}`, { token, body });
    expect(answer.statusCode).toBe(400);
    const issued = await changePermit(world, other, { permit: seen, change: { ...asIssued, over: admin.id } });
    expect(issued.statusCode).toBe(200);
    expect((await readFiled(id, admin))?.document).toMatchObject({ name: 'permit.pdf', author: other.email });
  });

  test('the database keeps no PDF for a permit that was never issued, and none of another permit', async () => {
    const { permit } = await anOrderAt('requested');
    const { permit: issued } = await anOrderAt('issued');
    const { db } = world.deps;
    const give = (version: number) =>
      db
        .updateTable('permits')
        .set({ document_id: issued.document?._id ?? '', version })
        .where('id', '=', permit._id)
        .execute();
    await expect(give(0)).rejects.toThrow('permits_document_of_issue');
    await expect(give(1)).rejects.toThrow('permits_own_document');
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
  const kept = await world.rows('permits', { order_id: id });
  expect(kept).toMatchObject([{ status: 'issued', state_number: '', document_id: null, charged_fee_cents: 6250 }]);
  const documents = await world.rows('permit_documents', { id: document }, ['id']);
  expect(documents).toEqual([]);
});
