import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runQuery } from '#test/stages/embedded-query.ts';
import { setEmbeddedStage } from '#test/stages/embedded-stage.ts';
import { prepareDataRoot } from './data-root.ts';
import { keepTemplate, locateTemplate } from './template.ts';

const { copyDatabase, stage, start, stop } = setEmbeddedStage();

let folder = '';
let template = '';
/** Of the server that the template was made of. */
let formerPassword = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wideload-templates-'));
  // Whoever starts is often another user than the one who built.
  await chmod(folder, 0o755);
  template = path.join(folder, 'one');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  if (formerPassword !== '') return;
  await copyDatabase();
  const former = await start();
  await runQuery(former.connectionString, 'CREATE TABLE of_the_template AS SELECT 7 AS number');
  formerPassword = former.password;
  await stop(former);
  const { cluster, root } = await prepareDataRoot(stage.dataDir);
  await keepTemplate(template, cluster);
  await rm(root, { recursive: true, force: true });
});

test('a first start copies the template, with a password of its own', async () => {
  const server = await start({ template });
  expect(server.startedFresh).toBe(true);
  expect(await runQuery(server.connectionString, 'SELECT number FROM of_the_template')).toEqual([{ number: 7 }]);
  const former = server.connectionString.replace(server.password, formerPassword);
  await expect(runQuery(former, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  expect(await readdir(folder)).toEqual(['one']);
});

test('the copy is private, and the template is left alone', async () => {
  const server = await start({ template });
  await runQuery(server.connectionString, 'DROP TABLE of_the_template');
  const { cluster, root } = await prepareDataRoot(stage.dataDir);
  for (const name of ['', 'base', 'global']) expect((await stat(path.join(cluster, name))).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(cluster, 'PG_VERSION'))).mode & 0o777).toBe(0o600);
  expect((await readdir(root)).filter((name) => name.startsWith('init-'))).toEqual([]);
  await stop(server);
  await rm(root, { recursive: true, force: true });
  const next = await start({ template });
  expect(next.password).not.toBe(server.password);
  expect(await runQuery(next.connectionString, 'SELECT number FROM of_the_template')).toEqual([{ number: 7 }]);
});

test('a start makes its own database where there is no template, or one that cannot be used', async () => {
  const broken = path.join(folder, 'broken');
  await copyDatabase();
  const { cluster, root } = await prepareDataRoot(stage.dataDir);
  await rm(path.join(cluster, 'global', 'pg_control'));
  await keepTemplate(broken, cluster);
  for (const unusable of [broken, path.join(folder, 'none')]) {
    await rm(root, { recursive: true, force: true });
    const server = await start({ template: unusable });
    expect(server.startedFresh).toBe(true);
    expect(await runQuery(server.connectionString, 'SELECT current_database() AS name')).toEqual([
      { name: 'wideload' },
    ]);
    await stop(server);
  }
});

test('another schema has another template', () => {
  expect(locateTemplate('one')).toBe(locateTemplate('one'));
  expect(locateTemplate('other')).not.toBe(locateTemplate('one'));
});
