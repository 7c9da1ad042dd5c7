import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouteChoices } from './route-choices.tsx';

afterEach(cleanup);

const aRoute = (miles: number, via: string) => ({ miles, hours: 10, via: [via], states: [], line: [] });

test.each([
  [964, '964 miles. 36 miles shorter'],
  [1036, '1,036 miles. 36 miles longer'],
  [1000.3, '1,000 miles; as long'],
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
