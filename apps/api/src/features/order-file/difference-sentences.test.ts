import { cents, type OrderDifference } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatDifference } from './change-units.ts';

const none: OrderDifference = { fields: [], permits: [], total: { from: cents(12_700), to: cents(12_700) } };

test('the carrier reads each difference on a separate line', () => {
  const difference: OrderDifference = {
    fields: [
      { unit: 1, path: 'dimensions.width', label: 'Width', from: '14′6″', to: '15′0″' },
      { unit: 1, path: 'axles.EF', label: 'Axle distance 5 to 6', from: '', to: '4′6″' },
    ],
    permits: [
      { unit: 1, state: 'TX', change: 'requested-again', price: cents(6200) },
      { unit: 1, state: 'LA', change: 'added', price: cents(4000) },
      { unit: 1, state: 'OH', change: 'dropped', price: cents(6500) },
    ],
    total: { from: cents(12_700), to: cents(10_200) },
  };
  expect(formatDifference(difference)).toEqual([
    'Unit 1, Width: 14′6″ → 15′0″.',
    'Unit 1, Axle distance 5 to 6: none → 4′6″.',
    'Unit 1, Texas: the state is asked again, with the changed unit.',
    'Unit 1, Louisiana: a permit is needed now, $40.00.',
    'Unit 1, Ohio: the permit of $65.00 is no longer needed.',
    'The total is $102.00 instead of $127.00.',
  ]);
  expect(formatDifference(none)).toEqual([]);
});
