import { encodeLoad } from '@wideload/domain';
import { expect, test } from 'vitest';
import { broughtLoad } from './brought-load.ts';
import { draftStart } from './draft-start.ts';
import { toDraftUnit } from '../../../product/unit/unit-form.ts';

const facts = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: null, rearOverhang: 36 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
};
const code = encodeLoad({ states: ['TX', 'AK', 'OH'], facts, days: 7 });

test('a check brings its states and its load; what it left empty is no overhang', () => {
  const brought = broughtLoad(code);
  expect(brought?.parts.jurisdictions).toEqual(['TX', 'OH']);
  const unit = brought?.parts.units[0];
  if (unit === undefined) throw new Error('There is a unit');
  expect(toDraftUnit(unit)).toMatchObject({
    ...facts,
    dimensions: { ...facts.dimensions, frontOverhang: 0 },
    truckId: null,
    typed: {},
  });
});

test('what cannot be carried is named', () => {
  expect(broughtLoad(code)).toMatchObject({ leftOut: ['AK'], days: 7 });
  expect(broughtLoad('1.TX.w174')).toMatchObject({ leftOut: [], days: null });
});

test.each(['', 'nonsense', '1.TX.w9999999'])('%s brings nothing', (nonsense) => {
  expect(broughtLoad(nonsense)).toBeNull();
});

test('what was brought is a change of the new order, to be saved at once', () => {
  const brought = broughtLoad(code);
  if (brought === null) throw new Error('It can be read');
  const start = draftStart({ order: null, brought });
  expect(start.form).toMatchObject(brought.parts);
  expect([...start.changed]).toEqual(['jurisdictions', 'units']);
});
