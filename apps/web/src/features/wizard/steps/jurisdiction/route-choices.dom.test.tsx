import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteValue } from '@wideload/contract';
import type { DraftUnit } from '@wideload/domain';
import { RouteChoices } from './route-choices.tsx';

const aRoute = (miles: number, via: string, states: RouteValue['states'] = []) => ({
  miles,
  hours: 10,
  via: [via],
  states,
  line: [],
});

test.each([
  [964, '964 miles. 36 miles shorter'],
  [1036, '1,036 miles. 36 miles longer'],
  [1000.3, '1,000 miles. As long'],
])('beside the fastest way of 1,000 miles, a way of %i says %s', (miles, detail) => {
  render(
    <RouteChoices
      fastest={aRoute(1000, 'I-40')}
      second={aRoute(miles, 'US-54')}
      chosen="fastest"
      units={[]}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByRole('radio', { name: /US-54/ }).closest('label')?.textContent).toContain(detail);
});

const aWideUnit: DraftUnit = {
  _id: 'unit',
  truckId: null,
  trailerId: null,
  loadType: null,
  dimensions: { width: 198, height: 162, length: 900, frontOverhang: 0, rearOverhang: 0 },
  axles: { AB: null, BC: null, CD: null, DE: null, EF: null },
  weight: 80_000,
  typed: {},
  trailer: null,
};
const throughOklahoma = (miles: number, roads: string[]) =>
  aRoute(miles, roads[0] ?? 'Lawton, OK', [{ state: 'OK', miles, entry: null, exit: null, roads, by: 'route' }]);
const closed = 'Oklahoma closes I-35 to loads over 16′0″ wide.';

function renderWide(second: RouteValue | null, chosen: 'fastest' | 'second') {
  render(
    <RouteChoices
      fastest={throughOklahoma(360, ['I-35'])}
      second={second}
      chosen={chosen}
      units={[aWideUnit]}
      onChoose={() => undefined}
    />,
  );
}

test('a way that a unit may not use is the second one, marked', () => {
  renderWide(throughOklahoma(430, []), 'second');
  const [usable, other] = screen.getAllByRole('radio');
  expect(usable?.closest('label')?.textContent).toContain('Lawton, OK');
  expect(other?.closest('label')?.textContent).toContain(`Not for this load: ${closed}`);
  expect(screen.getByText('The fastest route is left out.')).toBeTruthy();
});

test('where no way is usable, the sentence says that none is known', () => {
  renderWide(null, 'fastest');
  expect(screen.getByText(`${closed} We know no other route: ask the permit office.`)).toBeTruthy();
});

test('a way on roads without a number says so in place of their names', () => {
  const fastest = { ...aRoute(100, ''), via: [] };
  render(<RouteChoices fastest={fastest} second={null} chosen="fastest" units={[]} onChoose={() => undefined} />);
  expect(screen.getByText('on roads without a number')).toBeTruthy();
});
