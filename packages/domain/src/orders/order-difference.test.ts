import { describe, expect, test } from 'vitest';
import { noAxleFigures } from '../load/axle-fields.ts';
import { findOrderDifference, type ComparedOrder, type FieldChange, type PermitChange } from './order-difference.ts';

type Unit = ComparedOrder['units'][number];
type Permit = ComparedOrder['permits'][number];

const truck = {
  internalNumber: 'T-1',
  make: 'Peterbilt',
  model: '389',
  year: 2022,
  plateState: 'WY',
  plateNumber: 'WY 1234',
};
const trailer = { internalNumber: 'R-1', type: 'flatbed', length: 53, plateNumber: 'WY 99' } as const;
const unit: Unit = {
  _id: 'u1',
  truckId: 't1',
  truck,
  trailerId: 'r1',
  trailer,
  loadType: 'general',
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
};
const permit: Permit = { unit: 'u1', state: 'TX', status: 'requested', price: 6200 };
const ohio: Permit = { ...permit, state: 'OH', price: 6500 };

function createOrder(units: Unit[], permits: Permit[]): ComparedOrder {
  return { units, permits, totalPrice: permits.reduce((sum, { price }) => sum + price, 0) };
}

describe('the fields that differ', () => {
  const cases: [string, Partial<Unit>, Omit<FieldChange, 'unit'>[]][] = [
    ['none in a unit that stays', {}, []],
    [
      'a length',
      { dimensions: { ...unit.dimensions, width: 180 } },
      [{ path: 'dimensions.width', label: 'Width', from: '14′6″', to: '15′0″' }],
    ],
    [
      'the weight',
      { weight: 98_000 },
      [{ path: 'weight', label: 'Loaded weight', from: '111,400 lb', to: '98,000 lb' }],
    ],
    [
      'a sixth axle that comes',
      { axles: { ...unit.axles, EF: 54 } },
      [{ path: 'axles.EF', label: 'Axle distance 5 to 6', from: '', to: '4′6″' }],
    ],
    [
      'the weight and the tires of an axle, also of an order that had none',
      { axleWeights: { ...noAxleFigures, B: 17_000 }, axleTires: { ...noAxleFigures, B: 4 } },
      [
        { path: 'axleWeights.B', label: 'Axle 2 weight', from: '', to: '17,000 lb' },
        { path: 'axleTires.B', label: 'Axle 2 tires', from: '', to: '4' },
      ],
    ],
    [
      'the load type',
      { loadType: 'house_mobing' },
      [{ path: 'loadType', label: 'Load type', from: 'General', to: 'House moving' }],
    ],
    [
      'another truck, by its number and plate',
      { truckId: 't2', truck: { ...truck, internalNumber: 'T-2' } },
      [
        {
          path: 'truckId',
          label: 'Truck',
          from: 'T-1, Peterbilt 389 2022, plate WY WY 1234',
          to: 'T-2, Peterbilt 389 2022, plate WY WY 1234',
        },
      ],
    ],
    [
      'several, in the order of the form',
      { weight: 98_000, trailerId: 'r2', trailer: { ...trailer, length: 48 } },
      [
        {
          path: 'trailerId',
          label: 'Trailer',
          from: 'R-1, Flatbed (FB), 53 ft, plate WY 99',
          to: 'R-1, Flatbed (FB), 48 ft, plate WY 99',
        },
        { path: 'weight', label: 'Loaded weight', from: '111,400 lb', to: '98,000 lb' },
      ],
    ],
  ];
  test.each(cases)('are %s', (_, change, expected) => {
    const second = { ...unit, _id: 'u2' };
    const before = createOrder([unit, second], [permit]);
    const { fields } = findOrderDifference(before, createOrder([unit, { ...second, ...change }], [permit]));
    expect(fields).toEqual(expected.map((field) => ({ unit: 2, ...field })));
  });
});

describe('the permits that differ', () => {
  const createChange = (of: Permit, turn: PermitChange['change']) => ({
    unit: 1,
    state: of.state,
    change: turn,
    price: of.price,
  });
  const filed: Permit = { ...permit, status: 'filed' };
  const refused: Permit = { ...permit, status: 'refused' };
  const cases: [string, Permit[], Permit[], object[]][] = [
    ['none, where they stay', [permit], [permit], []],
    ['one that is needed now', [permit], [permit, ohio], [createChange(ohio, 'added')]],
    ['one that falls away', [permit, ohio], [ohio], [createChange(permit, 'dropped')]],
    ['one that was filed', [filed], [permit], [createChange(permit, 'requested-again')]],
    ['none that stays refused', [refused], [refused], []],
    ['both at once', [permit], [ohio], [createChange(ohio, 'added'), createChange(permit, 'dropped')]],
  ];
  test.each(cases)('are %s', (_, before, after, expected) => {
    const difference = findOrderDifference(createOrder([unit], before), createOrder([unit], after));
    expect(difference.permits).toEqual(expected);
    const sum = (permits: Permit[]) => permits.reduce((all, { price }) => all + price, 0);
    expect(difference.total).toEqual({ from: sum(before), to: sum(after) });
  });
});
