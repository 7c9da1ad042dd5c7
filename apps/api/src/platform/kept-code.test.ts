import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCodeKeeper } from './kept-code.ts';

let folder: string;
let home: string;
let warnings: string[];

beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'wideload kept code '))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  home = mkdtempSync(path.join(folder, 'home-'));
  warnings = [];
});

function write(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** As one process does it. @returns the exports of the file */
function loadAndKeep(file: string): unknown {
  const { load, keep } = createCodeKeeper(home, (sentence) => warnings.push(sentence));
  const module = { exports: {} as unknown };
  expect(load(module, file)).toBe(true);
  keep();
  return module.exports;
}

const listKept = () =>
  readdirSync(home, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );

function onlyKept(): string {
  const [kept = '', ...others] = listKept();
  expect(others).toEqual([]);
  return kept;
}

const GREET = "exports.greet = (name) => `Hello ${name} of ${require('./town.cjs').town}`;\n";

test('a bundle is loaded with what it requires, and from what was kept', () => {
  write('town.cjs', "exports.town = 'Casper';\n");
  const file = write('greet.cjs', GREET);
  for (let start = 0; start < 2; start += 1) {
    const { greet } = loadAndKeep(file) as { greet(name: string): string };
    expect(greet('Dana')).toBe('Hello Dana of Casper');
  }
  expect(warnings).toEqual([]);
});

test('what was kept is taken: a second process writes nothing', () => {
  const file = write('answer.cjs', 'module.exports = 42;\n');
  loadAndKeep(file);
  const { ino } = statSync(onlyKept());
  expect(loadAndKeep(file)).toBe(42);
  expect(statSync(onlyKept()).ino).toBe(ino);
});

test('a bundle of the same length that was built anew is compiled anew', () => {
  expect(loadAndKeep(write('changed.cjs', "module.exports = 'one';\n"))).toBe('one');
  expect(loadAndKeep(write('changed.cjs', "module.exports = 'two';\n"))).toBe('two');
  expect(listKept()).toHaveLength(2);
  expect(warnings).toEqual([]);
});

test.each([
  ['one byte', (bytes: Buffer) => bytes.fill(~(bytes[100] ?? 0), 100, 101)],
  ['its end missing', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['all of it missing', (bytes: Buffer) => bytes.subarray(0, 0)],
])('damaged code is said and made again: %s', (_, damage) => {
  const file = write('damaged.cjs', 'exports.sum = (a, b) => a + b;\n');
  loadAndKeep(file);
  const kept = onlyKept();
  const whole = readFileSync(kept);
  writeFileSync(kept, damage(Buffer.from(whole)));
  const { sum } = loadAndKeep(file) as { sum(a: number, b: number): number };
  expect(sum(2, 3)).toBe(5);
  expect(warnings).toEqual([`The compiled code of ${file} is damaged, and is made again.`]);
  loadAndKeep(file);
  expect(warnings).toHaveLength(1);
});

test('a folder that cannot be written changes nothing', () => {
  home = write('no-folder', '');
  expect(loadAndKeep(write('still.cjs', "module.exports = 'there';\n"))).toBe('there');
});

test('an error names the line and the column of the file', () => {
  const file = write('broken.cjs', "exports.fail = () => { throw new Error('no'); };\n");
  const { fail } = loadAndKeep(file) as { fail(): void };
  const position = () => {
    try {
      return fail();
    } catch (error) {
      // Cast: an error as above.
      return /broken\.cjs:(\d+:\d+)/.exec((error as Error).stack ?? '')?.[1];
    }
  };
  expect(position()).toBe('1:30');
});

test('a file that is not there is left to Node.js', () => {
  const { load } = createCodeKeeper(home, (sentence) => warnings.push(sentence));
  expect(load({ exports: {} }, path.join(folder, 'nowhere.cjs'))).toBe(false);
});
