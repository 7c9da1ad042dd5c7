import { encodeLoad } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { parseCheckedLoad } from './checked-load.ts';
import { createDraftStart } from './draft-start.ts';
import { toDraftUnit } from '#product/unit/unit-form.ts';

const facts = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: null, rearOverhang: 36 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
};
const code = encodeLoad({ states: ['TX', 'AK', 'OH'], facts, days: 7 });

test('a check brings its states and its load; what it left empty is no overhang', () => {
  const checkedLoad = parseCheckedLoad(code);
  expect(checkedLoad?.parts.jurisdictions).toEqual(['TX', 'OH']);
  const unit = checkedLoad?.parts.units[0];
  if (unit === undefined) throw new Error('There is a unit');
  expect(toDraftUnit(unit)).toMatchObject({
    ...facts,
    dimensions: { ...facts.dimensions, frontOverhang: 0 },
    truckId: null,
    typed: {},
  });
});

test('what cannot be carried is named', () => {
  expect(parseCheckedLoad(code)).toMatchObject({ leftOut: ['AK'], days: 7 });
  expect(parseCheckedLoad('1.TX.w174')).toMatchObject({ leftOut: [], days: null });
});

test.each(['', 'nonsense', '1.TX.w9999999'])('%s brings nothing', (nonsense) => {
  expect(parseCheckedLoad(nonsense)).toBeNull();
});

test('what was brought is a change of the new order, to be saved at once', () => {
  const checkedLoad = parseCheckedLoad(code);
  if (checkedLoad === null) throw new Error('It can be read');
  const start = createDraftStart({ order: null, checkedLoad });
  expect(start.form).toMatchObject(checkedLoad.parts);
  expect([...start.changed]).toEqual(['jurisdictions', 'units']);
});

test('the weights of the axles are brought along', () => {
  const axleWeights = { A: 12_000, B: 17_000, C: null, D: null, E: null, F: null };
  const unit = parseCheckedLoad(encodeLoad({ states: ['TX'], facts: { ...facts, axleWeights }, days: 4 }))?.parts
    .units[0];
  expect(unit && toDraftUnit(unit).axleWeights).toEqual(axleWeights);
});

describe('the trip of a check', () => {
  const trip = '32.78,-96.8,Dallas, TX;39.74,-104.99,Denver, CO';
  test('is carried with its departure and its route', () => {
    const places = [
      { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
      { label: 'Denver, CO', lat: 39.74, lng: -104.99 },
    ];
    const checkedLoad = parseCheckedLoad(code, { trip, leaving: '2099-11-30' });
    expect(checkedLoad?.parts.trip).toMatchObject({ places, startDate: '2099-11-30', startTime: '07:00' });
    expect(parseCheckedLoad(code, { trip, hour: '09:30', route: 'second' })?.parts.trip).toMatchObject({
      startDate: null,
      startTime: '09:30',
      chosen: 'second',
    });
    expect(parseCheckedLoad(code, { trip, hour: 'soon', route: 'third' })?.parts.trip).toMatchObject({
      startTime: null,
      chosen: null,
    });
    expect(parseCheckedLoad(code, { trip })?.parts.trip).toMatchObject({ places, startDate: null, startTime: null });
    expect([...createDraftStart({ order: null, checkedLoad }).changed]).toEqual(['trip', 'jurisdictions', 'units']);
  });

  test('is left out when it cannot be read', () => {
    expect(parseCheckedLoad(code, { trip: 'nonsense', leaving: '2099-11-30' })?.parts.trip).toBeNull();
  });
});
