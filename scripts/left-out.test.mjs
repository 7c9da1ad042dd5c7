import { expect, test } from 'vitest';
import { root, run, tool } from './child.mjs';
import { forCi, forTest, onlyInCi, onlyInOps } from './left-out.mjs';

async function listTestFiles(...args) {
  const { code, output } = await run(tool('vitest', 'list', '--filesOnly', ...args), { quiet: true, cwd: root });
  if (code !== 0) throw new Error(output);
  return output.split('\n').filter((line) => line.includes('.test.'));
}

const [all, inCi, inTest] = await Promise.all([listTestFiles(), listTestFiles(...forCi), listTestFiles(...forTest)]);
const find = (files, path) => files.filter((file) => file.includes(path.replace('**', '')));

test.each(onlyInOps)('only npm run ops tests %s', (path) => {
  expect(find(all, path)).not.toEqual([]);
  expect(find([...inCi, ...inTest], path)).toEqual([]);
});

test.each(onlyInCi)('CI tests %s, npm test does not', (path) => {
  expect(find(inCi, path)).not.toEqual([]);
  expect(find(inTest, path)).toEqual([]);
});

test('nothing else is left out', () => {
  const named = new Set([...onlyInOps, ...onlyInCi].flatMap((path) => find(all, path)));
  const others = all.filter((file) => !named.has(file));
  expect(others.filter((file) => !inCi.includes(file))).toEqual([]);
  expect(others.filter((file) => !inTest.includes(file) && !file.includes('ops/'))).toEqual([]);
});
