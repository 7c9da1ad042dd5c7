import { requireDay } from '@wideload/domain';
import type { Permit } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aPermit } from '../permit/a-permit.fixture.ts';
import { listPermitWays } from './trip-section.tsx';

const units = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
const permits = (days: readonly string[]): Permit[] =>
  units.map(({ _id: unit }, at) =>
    aPermit({ unit, state: 'TX', date: { startDate: requireDay(days[at] ?? ''), endDate: requireDay('2026-12-09') } }),
  );
const listUnits = (days: readonly string[]) =>
  listPermitWays(permits(days), { state: 'TX', units }).map(({ units }) => units);

test('permits alike are one way without units', () => {
  expect(listUnits(['2026-12-01', '2026-12-01', '2026-12-01'])).toEqual([[]]);
});

test('permits that differ name their units', () => {
  expect(listUnits(['2026-12-01', '2026-12-02', '2026-12-01'])).toEqual([[1, 3], [2]]);
});

test('a state without permits has no ways', () => {
  expect(listPermitWays(permits(['2026-12-01', '2026-12-01', '2026-12-01']), { state: 'OK', units })).toEqual([]);
});
