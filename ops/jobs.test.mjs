import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onlyInOps } from '../scripts/left-out.mjs';
import { jobs, kills, others } from './jobs.mjs';

test('the table of jobs lists each of them', () => {
  const rows = [...readFileSync(new URL('README.md', import.meta.url), 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
  const listed = rows.map(([, name, title]) => [name, title]).slice(-Object.keys(jobs).length);
  expect(listed).toEqual(Object.entries(jobs).map(([name, { title }]) => [name, title]));
});

test('each test that the other runs leave out belongs to one job', () => {
  const owned = onlyInOps.map((file) => [...kills, ...others].filter((part) => file.startsWith(part)).length);
  expect(owned).toEqual(onlyInOps.map(() => 1));
});
