import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WrittenArticle } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { buildApp } from '#app.ts';

const renderer = `
exports.listCalls = (address) => (address === '/news' ? ['/articles?page=1&pageSize=5'] : null);
exports.findRedirect = () => null;
exports.addresses = () => [];
exports.renderPage = (address, answers) => ({ status: 200, language: 'en', head: '', body: JSON.stringify(answers) });
`;

let folder: string;
let world: World;
/** Two servers on one database. */
let own: FastifyInstance;
let other: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wideload servers '));
  for (const part of ['dist', 'dist-site']) mkdirSync(path.join(folder, part));
  writeFileSync(path.join(folder, 'dist/site.html'), '<!--site-->');
  writeFileSync(path.join(folder, 'dist-site/site.server.cjs'), renderer);
  world = await startWorld();
  const webRoot = path.join(folder, 'dist');
  [own, other] = [await buildApp(world.deps, { webRoot }), await buildApp(world.deps, { webRoot })];
});
afterAll(async () => {
  await own.close();
  await other.close();
  await world.close();
  rmSync(folder, { recursive: true });
});

const read = async (server: FastifyInstance) => (await server.inject('/news')).body;

test('each change of an article is seen at once where it was made, and by another server soon after', async () => {
  const { token } = await aUser(world, { role: 'admin' });
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await own.inject({ method, url: `/api/articles${url}`, headers, payload })).json<WrittenArticle>();
  };
  const text = { title: 'Escorts', description: 'Who drives ahead.', html: '<p>They warn.</p>' };
  const { id, version } = await send('POST', '', text);
  expect(await Promise.all([read(own), read(other)])).not.toContainEqual(expect.stringContaining('Escorts'));

  const published = await send('PUT', `/${id}/publish`, { version });
  expect(await read(own)).toContain('Escorts');
  await expect.poll(() => read(other)).toContain('Escorts');

  await send('PUT', `/${id}`, { ...text, title: 'Pilot cars', version: published.version });
  expect(await read(own)).toContain('Pilot cars');
  await expect.poll(() => read(other)).toContain('Pilot cars');

  await send('DELETE', `/${id}`, {});
  expect(await read(own)).not.toContain('Pilot cars');
  await expect.poll(() => read(other)).not.toContain('Pilot cars');
});
