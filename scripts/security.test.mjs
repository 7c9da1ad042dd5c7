// docs/security.md: each requirement of ASVS once, and what a row names as its proof is there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';

const VERDICTS = new Set(['met', 'partly', 'not met', 'does not apply']);

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/security.md');
const { level1, level2 } = JSON.parse(read('docs/asvs-requirements.json'));

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \|([^|]*)\|$/gm)].map(
  ([, id, verdict, how, proofs]) => ({ id, verdict, how: how.trim(), proofs: readProofs(proofs.trim()) }),
);

/** A proof is a file in backticks; after a test file come a colon and a piece of its text. */
function readProofs(cell) {
  if (cell === '') return [];
  return cell.split(' · ').map((proof) => {
    const [, name, piece] = /^`([^`]+)`(?:: (.+))?$/.exec(proof) ?? [null, proof];
    return { file: name.replace(/^api\//, 'apps/api/src/').replace(/^web\//, 'apps/web/src/'), piece };
  });
}

/** @returns why it is no proof, or null */
function findFault({ file, piece }) {
  if (!existsSync(path.join(root, file))) return `${file} does not exist`;
  const isTest = /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file);
  if (!isTest) return piece === undefined ? null : `${file} is no test, and has a title`;
  if (piece === undefined) return `${file} has no title`;
  return read(file).includes(piece) ? null : `${file} has no '${piece}'`;
}

test('every requirement of level 1 and 2 is there once, and no other, in the order of the standard', () => {
  const chapters = (id) => id.split('.').map(Number);
  const sorted = [...level1, ...level2].toSorted((a, b) => {
    const [left, right] = [chapters(a), chapters(b)];
    const index = left.findIndex((part, at) => part !== right[at]);
    return left[index] - right[index];
  });
  expect([level1.length, level2.length]).toEqual([70, 183]);
  expect(rows.map(({ id }) => id)).toEqual(sorted);
});

test('each row has a verdict and says how', () => {
  expect(rows.filter(({ verdict, how }) => !VERDICTS.has(verdict) || how === '')).toEqual([]);
});

test('what is met, in full or in part, names its proof', () => {
  const unproven = rows.filter(({ verdict, proofs }) => /^(?:met|partly)$/.test(verdict) && proofs.length === 0);
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

test('each proof is a file, and each test has the piece that is quoted', () => {
  const faults = rows.flatMap(({ id, proofs }) => proofs.map((proof) => [id, findFault(proof)]));
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
});

test('the table of the verdicts counts them', () => {
  const counted = [...document.matchAll(/^\| ([a-z ]+) \| (\d+) \| (\d+) \|$/gm)];
  const count = (verdict, ids) => rows.filter((row) => row.verdict === verdict && ids.includes(row.id)).length;
  expect(counted.map(([, verdict]) => verdict)).toEqual([...VERDICTS]);
  for (const [, verdict, first, second] of counted)
    expect([verdict, Number(first), Number(second)]).toEqual([verdict, count(verdict, level1), count(verdict, level2)]);
});
