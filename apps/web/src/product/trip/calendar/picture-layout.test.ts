import { requireDay } from '@wideload/domain';
import { expect, test } from 'vitest';
import { getLocalClock } from '@wideload/domain/calendar';
import { aPlan, simulate } from './calendar.fixture.ts';
import { formatClosedSpan } from './calendar-picture.tsx';
import { layOutPicture } from './picture-layout.ts';
import { listStops } from './calendar-view.tsx';

const chicago = getLocalClock('America/Chicago');
const plan = aPlan();
/** Saturday: Missouri is closed at the weekend. */
const simulation = simulate(plan, chicago.at(requireDay('2026-11-14'), '07:00'));
const { days, ticks, rows } = layOutPicture(plan, simulation, chicago);
const round = (value: number | null | undefined) => value && Math.round(value * 10) / 10;

test('the picture has whole days from the departure until the arrival', () => {
  expect(days.map(({ day, left, width }) => [day, round(left), round(width)])).toEqual([
    ['2026-11-14', 0, 33.3],
    ['2026-11-15', 33.3, 33.3],
    ['2026-11-16', 66.7, 33.3],
  ]);
  expect(ticks.slice(0, 5).map(({ hour, left }) => [hour, round(left)])).toEqual([
    [0, 0],
    [6, 8.3],
    [12, 16.7],
    [18, 25],
    [0, 33.3],
  ]);
});

test('rows are in travel order, and the track of a row begins where that of the row before ends', () => {
  expect(rows.map(({ state }) => state)).toEqual(['TX', 'OK', 'KS', 'MO']);
  expect(rows[0]?.enters).toBeNull();
  expect(rows.at(-1)?.leaves).toBeNull();
  for (const [index, row] of rows.slice(1).entries()) expect(row.enters).toBe(rows[index]?.leaves);
});

test('a wait at a border is drawn in the state before', () => {
  expect(rows.map(({ state, track }) => `${state} ${track.map(({ kind }) => kind).join(' ')}`)).toEqual([
    'TX drive',
    'OK drive',
    'KS drive wait drive wait',
    'MO drive',
  ]);
});

test('the truck never drives in shaded hours', () => {
  for (const { closed, track } of rows)
    for (const part of track.filter(({ kind }) => kind === 'drive'))
      for (const { left, width } of closed.filter(({ kind }) => kind === 'closed'))
        expect(part.left + part.width <= left + 1e-9 || part.left >= left + width - 1e-9).toBe(true);
});

test('closed hours beside each other are one span that names all its reasons', () => {
  const missouri = rows[3];
  const weekend = missouri?.closed.find(({ windows }) => windows.some(({ because }) => because === 'weekend'));
  if (missouri === undefined || weekend === undefined) throw new Error('Missouri has no weekend');
  const words = formatClosedSpan(weekend, missouri);
  expect(words).toMatch(/^Missouri, Sat, Nov 14, .* to Mon, Nov 16, 6:33 AM CST: no travel\. /);
  expect(words).toContain('Night');
  expect(words).toContain('Weekend');
});

test('the wait is told in words with its reasons', () => {
  const [, , kansas] = simulation.stays;
  if (kansas === undefined) throw new Error('Kansas is not there');
  const stops = listStops(kansas, { segments: simulation.segments, isFirst: false });
  expect(stops).toContainEqual(expect.stringMatching(/^Waits Sat, Nov 14, 5:34 PM to Sun, Nov 15, 6:50 AM CST: Night/));
  expect(stops).toContainEqual(
    expect.stringMatching(/^Waits for Missouri to open Sun, Nov 15, 8:29 AM to Mon, Nov 16, 6:33 AM CST: .*Weekend/),
  );
});
