import { describe, expect, test } from 'vitest';
import { parseWizardAddress, buildShortcutHref, buildWizardHref } from './wizard-address.ts';

const order = '0190a5c0-0000-7000-8000-000000000001';

describe('wizard address', () => {
  test.each([
    [{}, {}],
    [
      { order, step: 'vehicles' },
      { order, step: 'vehicles' },
    ],
    [
      { order, step: 'permits', from: 'summary' },
      { order, step: 'permits', from: 'summary' },
    ],
    [
      { order, step: 'jurisdiction', from: 'permits', field: 'trip.places.0' },
      { order, step: 'jurisdiction', from: 'permits', field: 'trip.places.0' },
    ],
    [
      { order, unit: '2', truck: order, trailer: 'x', company: 7 },
      { order, unit: 2, truck: order },
    ],
    [
      { order, step: 'vehicles', from: 'summary', unit: '2', field: 'units.1.axles.AB' },
      { order, step: 'vehicles', from: 'summary', unit: 2, field: 'units.1.axles.AB' },
    ],
    [{ order, field: '#main, script' }, { order }],
    [
      { order, unit: '-3' },
      { order, unit: -3 },
    ],
    [{ order, unit: 'two' }, { order }],
    [{ order, unit: '2.5' }, { order }],
    [{ order: 'mine', step: 'vehicles' }, { step: 'vehicles' }],
    [{ order, step: 'checkout', from: 'elsewhere' }, { order }],
    [{ order: [order], step: 3 }, {}],
  ])('%j is read as %j', (search, address) => {
    expect(parseWizardAddress(search)).toEqual(address);
  });

  test('a formatted address is parsed back to the same value', () => {
    const address = { order, step: 'vehicles', from: 'summary', field: 'units.1.axles.AB', unit: 2 } as const;
    const { searchParams, pathname } = new URL(buildWizardHref(address), 'http://localhost');
    expect(pathname).toBe('/new_order');
    expect(parseWizardAddress(Object.fromEntries(searchParams))).toEqual(address);
  });

  test('a shortcut contains the way back to the step', () => {
    expect(buildShortcutHref('/trucks', { order, step: 'vehicles' })).toBe(
      `/trucks?add=1&redirect=${encodeURIComponent(`/new_order?order=${order}&step=vehicles`)}`,
    );
  });
});
