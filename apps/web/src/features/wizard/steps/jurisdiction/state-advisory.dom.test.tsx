import type { DraftUnit } from '@wideload/domain';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { StateAdvisory } from './state-advisory.tsx';

beforeAll(async () => {
  await MovementRules.preload();
});

type Size = number | null;

function aUnit(id: string, width: Size, height: Size, length: Size): DraftUnit {
  return {
    _id: id,
    truckId: null,
    trailerId: null,
    loadType: 'general',
    dimensions: { width, height, length, frontOverhang: 0, rearOverhang: 0 },
    weight: null,
    axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
    typed: {},
  };
}

test.each([
  ['no unit', []],
  ['a unit without sizes', [aUnit('1', null, null, null)]],
  ['a unit without its height', [aUnit('1', 174, null, 900)]],
])('%s: the rules of the state, with the load that they are for', (_, units) => {
  render(<StateAdvisory state="TX" units={units} />);
  expect(screen.getByText('At 12 ft wide: daylight only.')).toBeDefined();
});

test('a unit with its sizes: the answer for this load', async () => {
  render(<StateAdvisory state="TX" units={[aUnit('1', 174, 162, 900)]} />);
  await screen.findByText(/Thanksgiving/);
  expect(screen.getByText(/1 front/)).toBeDefined();
  expect(screen.queryByText(/At 12 ft wide/)).toBeNull();
  expect(screen.queryByText('Unit 1')).toBeNull();
});

test('several units: the answer for each that has its sizes', async () => {
  const units = [aUnit('1', 174, 162, 900), aUnit('2', null, null, null), aUnit('3', 120, 162, 800)];
  render(<StateAdvisory state="TX" units={units} />);
  await screen.findByText(/Thanksgiving/);
  expect(screen.getByText('Unit 1')).toBeDefined();
  expect(screen.queryByText('Unit 2')).toBeNull();
  expect(screen.getByText('Unit 3')).toBeDefined();
});

test('units of the same load: one answer for all of them', async () => {
  const units = [aUnit('1', 174, 162, 900), aUnit('2', 120, 162, 800), aUnit('3', 174, 162, 900)];
  render(<StateAdvisory state="TX" units={units} />);
  await screen.findByText('Units 1, 3');
  expect(screen.getByText('Unit 2')).toBeDefined();
  expect(screen.getAllByText('Travel restrictions')).toHaveLength(2);
});

test('escorts under a condition show without a press', async () => {
  render(<StateAdvisory state="SD" units={[aUnit('1', 174, 182, 924)]} />);
  await screen.findByText('Travel restrictions');
  const conditional = screen.getAllByText(/possibly 1 front/);
  expect(conditional.some((line) => line.closest('details') === null)).toBe(true);
});
