import { expect, test } from 'vitest';
import { root, run, tool } from './child.mjs';
import { onlyInCi, withoutOnlyInCi } from './only-in-ci.mjs';

async function listTestFiles(...args) {
  const { code, output } = await run(tool('vitest', 'list', '--filesOnly', ...args), { quiet: true, cwd: root });
  if (code !== 0) throw new Error(output);
  return output.split('\n').filter((line) => line.includes('.test.'));
}

const [all, left] = await Promise.all([listTestFiles(), listTestFiles(...withoutOnlyInCi)]);

test.each(onlyInCi)('CI alone tests %s', (path) => {
  const inIt = (file) => file.includes(path.replace('**', ''));
  expect(all.filter(inIt)).not.toEqual([]);
  expect(left.filter(inIt)).toEqual([]);
});

test('nothing else is left out', () => {
  expect(left.length).toBeGreaterThan(all.length * 0.9);
});
