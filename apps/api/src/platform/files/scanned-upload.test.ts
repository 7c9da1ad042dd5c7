import type { MessageFile, SystemState } from '@wideload/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attach, type Written } from '#test/factories/message-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { eicar, startClamd } from '#providers/files/clamd.test-support.ts';

let world: World;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let order: Written;

beforeAll(async () => {
  clamd = await startClamd();
  world = await startWorld({ env: { VIRUS_SCANNER: 'clamd', CLAMD_URL: clamd.url } });
  const by = await aUser(world);
  order = { id: await aPaidOrder(world, by), by };
});
beforeEach(() => clamd.behave('honest'));
afterAll(async () => {
  await world.close();
  await clamd.close();
});

const aFile = (appended = '') => new File([aPdf(), appended], 'registration.pdf', { type: 'application/pdf' });
async function countStored(): Promise<number> {
  const rows = [
    ...(await world.rows('order_message_files', {}, ['id'])),
    ...(await world.rows('leftover_files', {}, ['key'])),
  ];
  return rows.length;
}

test('an infected file is refused in words and stored nowhere', async () => {
  const refused = await attach(world, order, { file: aFile(`\n% ${eicar}`) });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'file.infected']);
  expect(refused.json().detail).toContain('A virus was found in this file. It was not stored.');
  expect(await countStored()).toBe(0);
});

test('while the scanner is away no file is stored, and the page System says so', async () => {
  clamd.behave('cut');
  const refused = await attach(world, order, { file: aFile() });
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'document.unavailable',
    '30',
  ]);
  expect(refused.json().detail).toContain('cannot be checked for viruses right now');
  expect(await countStored()).toBe(0);
  const { token } = await aUser(world, { role: 'admin' });
  const state = await world.read<SystemState>('/admin/system', { token });
  expect(state).toMatchObject({ scanner: 'clamd', troubles: expect.arrayContaining(['scanner-down']) });
});

test('a clean file is stored after it was scanned', async () => {
  const stored = await attach(world, order, { file: aFile() });
  expect(stored.json<MessageFile>()).toMatchObject({ name: 'registration.pdf' });
  expect(clamd.scanned.at(-1)?.toString('latin1')).toMatch(/^%PDF/);
});
