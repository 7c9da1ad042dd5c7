/** docs/api.md leads a stranger from nothing to permits: its commands, as they are written, against a server with demo data. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { webhookEvents } from '@wideload/contract';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR, MINUTE } from '#clock.ts';
import { createWebhookSecret, signHeaders } from '#platform/deliveries/webhook-secret.ts';
import { seedDemo } from '#seed/seed.ts';
import { aWorld } from './world.ts';

const ADDRESS = 'http://127.0.0.1:3000';
const document = path.join(import.meta.dirname, '../../../docs/api.md');

const world = aWorld();
let served: string;
beforeAll(async () => {
  await seedDemo(world.deps);
  served = await world.app.listen({ port: 0, host: '127.0.0.1' });
});

const readBlock = async (language: string) => {
  const [, block = ''] =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(await readFile(document, 'utf8')) ?? [];
  return block;
};
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const event = { id: 'msg_1', at: new Date(), body: '{"type":"order.paid","data":{"title":"José"}}' };

const hasPython = spawnSync('python3', ['--version']).status === 0;
const receivers = [
  { language: 'js', command: process.execPath, flags: ['--input-type=module', '-e'] },
  ...(hasPython ? [{ language: 'python', command: 'python3', flags: ['-c'] }] : []),
];

test.each(receivers)('the receiver of docs/api.md in $language takes calls of ours and no others', async (receiver) => {
  const { language, command, flags } = receiver;
  const [secret, other] = [createWebhookSecret(), createWebhookSecret()];
  const port = await findFreePort();
  const child = spawn(command, [...flags, await readBlock(language)], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
  });
  onTestFinished(() => void child.kill());
  const send = async (headers: Record<string, string>, body: string) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status;
  const post = (secrets: string[], { body = event.body, at = event.at, others = {} } = {}) =>
    send({ ...signHeaders(secrets, { ...event, at }), ...others }, body);
  await vi.waitUntil(() => post([secret]).catch(() => false), { timeout: MINUTE });
  expect(await post([secret])).toBe(204);
  expect(await post([other, secret])).toBe(204);
  expect(await post([other])).toBe(401);
  expect(await post([secret], { body: `${event.body} ` })).toBe(401);
  expect(await post([secret], { at: new Date(Date.now() - HOUR) })).toBe(401);
  expect(await post([secret], { others: { 'webhook-timestamp': '\u00B2' } })).toBe(401);
  expect(await post([secret], { others: { 'webhook-signature': 'v1,\u00E9' } })).toBe(401);
  expect(await send({}, '{}')).toBe(401);
});

test('docs/api.md names each event of a webhook', async () => {
  const text = await readFile(document, 'utf8');
  const [, section = ''] = /The events are (.*?)\.\n/s.exec(text) ?? [];
  expect([...section.matchAll(/`([^`]+)`/g)].map(([, event]) => event)).toEqual([...webhookEvents]);
});

test('the commands of docs/api.md sign a body as we do', async () => {
  const secret = createWebhookSecret();
  const headers = signHeaders([secret], event);
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload-api-document-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'body.json'), event.body);
  const env = { ...process.env, secret, id: event.id, timestamp: headers['webhook-timestamp'] };
  const { stdout } = await promisify(execFile)('bash', ['-c', await readBlock('bash')], { cwd: folder, env });
  expect(`v1,${stdout.trim()}`).toBe(headers['webhook-signature']);
});

test('the commands of docs/api.md make a key, pay an order and download its permits', async () => {
  const text = await readFile(document, 'utf8');
  const commands = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block).join('\n');
  expect(commands.split(ADDRESS)).toHaveLength(2);
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload-api-document-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = `set -euo pipefail\n${commands.replace(ADDRESS, served)}`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  const [key, total, paid] = stdout.trim().split('\n');
  expect(key).toMatch(/^wl_/);
  expect(total).toMatch(/^"totalPrice":\d+$/);
  expect(paid).toBe('succeeded');
  for (const file of ['receipt.pdf', 'permits.pdf', 'permit.pdf'])
    expect((await readFile(path.join(folder, file))).subarray(0, 5).toString(), file).toBe('%PDF-');
});
