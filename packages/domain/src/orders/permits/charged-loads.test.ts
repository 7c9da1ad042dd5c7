import { expect, test } from 'vitest';
import type { PermitStatus } from './permit-status.ts';
import { listChargedLoads } from './charged-loads.ts';

type Order = Parameters<typeof listChargedLoads>[0];

const unit = {
  _id: 'u',
  axles: {},
  dimensions: {},
  loadType: 'general',
  weight: 100_000,
} as unknown as Order['units'][number];
const permit = (state: 'TX' | 'OK', status: PermitStatus) =>
  ({ unit: 'u', state, status, price: 6200, planned: null }) as Order['permits'][number];

test.each([
  ['nothing is issued', 'requested', ['TX', 'OK']],
  ['a permit is filed', 'filed', ['TX', 'OK']],
  ['a permit is refused, and can be asked for again', 'refused', ['TX', 'OK']],
  ['a permit is issued: its state has named what it charged', 'issued', ['OK']],
] as const)('charges are expected while %s', (_name, status, states) => {
  const loads = listChargedLoads({ units: [unit], permits: [permit('TX', status), permit('OK', 'requested')] });
  expect(loads.map(({ state }) => state)).toEqual(states);
});
