import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Script } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoader, toBytecodePath } from './load-bundle.ts';

let folder: string;
let first: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wideload bundle '));
  first = path.join(folder, 'first.cjs');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, code: string) => writeFileSync(path.join(folder, name), code);

test('a bundle has its own files, each once, and packages', () => {
  mkdirSync(path.join(folder, 'parts'));
  write(
    'first.cjs',
    `const part = require('./parts/part.cjs'); exports.same = part.shared === require('./shared.cjs');
    exports.exists = require('node:fs').existsSync(__filename);`,
  );
  write('parts/part.cjs', `exports.shared = require('../shared.cjs');`);
  write('shared.cjs', 'module.exports = {};');
  expect(createLoader()(first)).toEqual({ same: true, exists: true });
});

test('a file that fails is loaded again, not half', () => {
  write('first.cjs', `exports.half = true; throw new Error('not yet');`);
  const load = createLoader();
  expect(() => load(first)).toThrow('not yet');
  write('first.cjs', 'exports.whole = true;');
  expect(load(first)).toEqual({ whole: true });
});

test('bytecode is taken as it was kept; that of other code is left alone, and the file compiled', () => {
  write('first.cjs', `exports.run = () => '\\u2032'.length;`);
  const compiled: Script[] = [];
  const keep = (_file: string, script: Script) => compiled.push(script);
  const loadAgain = () => (createLoader(keep)(first) as { run: () => number }).run();
  expect(loadAgain()).toBe(1);
  const bytecode = toBytecodePath(first);
  writeFileSync(bytecode, compiled[0]?.createCachedData() ?? '');
  expect(loadAgain()).toBe(1);
  write('first.cjs', `exports.run = () => 'other code'.length;`);
  expect(loadAgain()).toBe(10);
  expect(compiled.map(({ cachedDataRejected }) => cachedDataRejected)).toEqual([undefined, false, true]);
});
