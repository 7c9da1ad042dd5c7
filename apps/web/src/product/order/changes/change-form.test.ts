import { parseDay } from '@wideload/domain';
import { expect, test } from 'vitest';
import { toChangeForm } from '#product/unit/changed-unit.ts';
import {
  addLabel,
  findAsked,
  findFormProblems,
  isCancellation,
  toForm,
  toPermitForm,
  type ChangedOrder,
} from './change-form.ts';

const tulsa = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };
const joplin = { label: 'Joplin, MO', lat: 37.08, lng: -94.51 };
const unit = {
  _id: 'u1',
  truckId: 't1',
  trailerId: 'r1',
  truck: null,
  trailer: null,
  loadType: 'general',
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
  typed: {},
};
const permit = {
  _id: 'p1',
  unit: 'u1',
  state: 'OK',
  status: 'requested',
  date: { startDate: '2030-02-04', endDate: '2030-02-07' },
  route: { origin: tulsa, destination: tulsa },
};
// Cast: the parts of an order that the form reads.
const order = {
  _id: 'o1',
  orderNumber: 7,
  version: 3,
  trip: { places: [joplin, tulsa], startDate: '2030-02-04' },
  units: [unit],
  permits: [permit],
  jurisdictions: ['OK'],
} as unknown as ChangedOrder;
const form = toForm(order);
const [paidUnit, paidPermit] = [order.units[0], order.permits[0]];
if (paidUnit === undefined || paidPermit === undefined) throw new Error('The order has a unit and a permit.');

test('a form that nobody touched asks for nothing, and neither does one that is put back', () => {
  expect(findAsked(order, form)).toBeNull();
  const touched = { units: { u1: toChangeForm(paidUnit) }, permits: { p1: toPermitForm(order, paidPermit) } };
  expect(findAsked(order, { ...form, ...touched, places: [joplin, tulsa] })).toBeNull();
  expect(findFormProblems(order, { ...form, ...touched })).toEqual([]);
});

test('what is put into several parts is asked for at once', () => {
  const heavier = { ...toChangeForm(paidUnit), weight: '118,000' };
  const later = { ...toPermitForm(order, paidPermit), end: '02/12/2030', destination: joplin };
  const asked = findAsked(order, {
    ...form,
    firstDay: '02/05/2030',
    places: [tulsa, joplin],
    units: { u1: heavier },
    permits: { p1: later },
    states: ['OK', 'MO'],
  });
  expect(asked).toEqual({
    firstDay: parseDay('2030-02-05'),
    places: [tulsa, joplin],
    units: [expect.objectContaining({ _id: 'u1', truckId: 't1', weight: 118_000 })],
    permits: [
      {
        _id: 'p1',
        startDate: '2030-02-04',
        endDate: '2030-02-12',
        route: { origin: tulsa, destination: joplin },
      },
    ],
    states: ['OK', 'MO'],
  });
  expect(isCancellation(asked)).toBe(false);
});

test('nothing is asked for while a day, a place, a figure or the last state is missing, and each is named', () => {
  const problems = findFormProblems(order, {
    ...form,
    firstDay: 'soon',
    places: [null, tulsa],
    units: { u1: { ...toChangeForm(paidUnit), weight: '' } },
    permits: { p1: { ...toPermitForm(order, paidPermit), start: '', origin: null } },
    states: [],
  });
  expect(problems.map(({ name }) => name)).toEqual([
    'firstDay',
    'places.0',
    'permits.p1.start',
    'permits.p1.origin',
    'units.0.weight',
    'states',
  ]);
});

test('permits that are canceled and nothing else are a cancellation', () => {
  expect(isCancellation(findAsked(order, { ...form, canceled: ['p1'] }))).toBe(true);
});

test('a message about the load names its field where it is read away from it', () => {
  const problem = { name: 'units.0.weight', message: 'This field is required !' };
  expect(addLabel(problem).message).toBe('Loaded weight: This field is required !');
  expect(addLabel({ ...problem, name: 'firstDay' }).message).toBe('This field is required !');
});
