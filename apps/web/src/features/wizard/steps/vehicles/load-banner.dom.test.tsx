import { render, screen } from '@testing-library/react';
import type { StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { createUnitForm, toDraftUnit } from '#product/unit/unit-form.ts';
import { LoadBanner } from './load-banner.tsx';

/** Within every limit where nothing else is given. */
function showBanner(states: readonly StateCode[], dimensions: Partial<Record<'width' | 'height' | 'length', number>>) {
  const unit = toDraftUnit(createUnitForm('unit'));
  const within = { width: 102, height: 160, length: 700, frontOverhang: 0, rearOverhang: 0 };
  render(<LoadBanner unit={{ ...unit, dimensions: { ...within, ...dimensions } }} states={states} />);
  return screen.getByRole('status').textContent;
}

test.each<[StateCode[], Parameters<typeof showBanner>[1], string]>([
  // Ohio ends at 13′6″, Nebraska at 14′6″.
  [['OH', 'NE'], { height: 170 }, '8 in taller than the limits in Ohio'],
  [
    ['OH', 'NE'],
    { width: 114, height: 170 },
    '1′0″ wider than the limits in Ohio and Nebraska. 8 in taller than the limits in Ohio.',
  ],
  [['NE', 'OH'], { width: 114 }, '1′0″ wider than the limits in Nebraska and Ohio'],
])('in %s with %j it names for each state only what that state exceeds', (states, dimensions, text) => {
  expect(showBanner(states, dimensions)).toBe(`OVERSIZE LOAD${text}`);
});
