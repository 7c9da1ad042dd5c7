import { expect, test } from 'vitest';
import { readFigures } from './fact-figures.mjs';
import { countByTier, findOld } from './facts.mjs';

const { figures, missing } = readFigures();

test('every figure of the states that are sold has a tier and the day on which it was read', () => {
  expect(figures.length).toBeGreaterThan(2000);
  const counted = countByTier(figures).flatMap(({ counts }) => counts);
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(figures.length);
  for (const { readOn } of figures) expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('shares are counted by tier and kind', () => {
  const rows = countByTier([
    { kind: 'fees', tier: 'official' },
    { kind: 'fees', tier: 'permit_service' },
    { kind: 'limits', tier: 'permit_service' },
    { kind: 'thresholds', tier: 'third_party' },
  ]);
  expect(rows.filter(({ share }) => share !== '0.0 %')).toEqual([
    { tier: "the state's own text", counts: [0, 1, 0, 0, 0], share: '25.0 %' },
    { tier: 'quoted by a third party', counts: [0, 0, 1, 0, 0], share: '25.0 %' },
    { tier: 'a permit service, not confirmed', counts: [1, 1, 0, 0, 0], share: '50.0 %' },
  ]);
});

test('a figure is old after 90 days', () => {
  const read = [{ readOn: '2026-11-22' }];
  expect(findOld(read, '2027-02-20')).toEqual([]);
  expect(findOld(read, '2027-02-21')).toEqual(read);
});

test('what is missing is named by state', () => {
  expect(missing).toContainEqual({ kind: 'limits', name: 'legal.kingpin', code: 'TX' });
  expect(missing).toContainEqual({ kind: 'permit office', name: 'copy on a screen', code: 'TX' });
  expect(missing.map(({ code }) => code)).not.toContain('HI');
});
