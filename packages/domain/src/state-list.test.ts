import { expect, test } from 'vitest';
import { processorTimeOf } from './processor-time.test-support.ts';
import { parseStateList } from './state-list.ts';
import { orderableStates, stateCodes, stateName } from './state.ts';

test.each([
  ['TX, OK, KS', 'TX OK KS'],
  ['tx,ok,ks', 'TX OK KS'],
  ['TX OK KS', 'TX OK KS'],
  ['tx\nok\nks\n', 'TX OK KS'],
  ['Texas; Oklahoma', 'TX OK'],
  ['Texas\r\nOklahoma\r\nNew Mexico', 'TX OK NM'],
  ['Texas\tOklahoma\tKansas', 'TX OK KS'],
  ['texas oklahoma west virginia', 'TX OK WV'],
  ['West Virginia Virginia', 'WV VA'],
  ['Virginia, West Virginia', 'VA WV'],
  ['north dakota/south dakota', 'ND SD'],
  ['Texas (TX), Oklahoma (OK)', 'TX OK'],
  ['TX - Texas', 'TX'],
  ['TX → OK → KS', 'TX OK KS'],
  ['TX to OK to KS', 'TX OK KS'],
  ['Texas, Oklahoma and Kansas', 'TX OK KS'],
  ['Texas & Oklahoma', 'TX OK'],
  ['Tex., Okla., Kans.', 'TX OK KS'],
  ['N.H., R.I., W.Va.', 'NH RI WV'],
  ['N. Mex., S. Dak.', 'NM SD'],
  ['TX, TX, Texas', 'TX'],
  ['wa, or, ca', 'WA OR CA'],
  ['OR IN ME', 'OR IN ME'],
  ['  , ;; TX ,, ', 'TX'],
  ['TX', 'TX'],
  ['Ｔｅｘａｓ', 'TX'],
])('"%s" names %s', (text, expected) => {
  expect(parseStateList(text)).toEqual({ states: expected.split(' '), notSold: [], unknown: [] });
});

test.each([
  ['Alaska, TX, DC', 'TX', 'AK DC'],
  ['Washington D.C., Washington', 'WA', 'DC'],
  ['District of Columbia; Hawaii', '', 'DC HI'],
])('"%s" tells states that are not sold from the others', (text, states, notSold) => {
  const codes = (list: string) => list.split(' ').filter((code) => code !== '');
  expect(parseStateList(text)).toEqual({ states: codes(states), notSold: codes(notSold), unknown: [] });
});

test.each([
  ['TX, Ontario, OK', 'TX OK', ['Ontario']],
  ['TX, XX', 'TX', ['XX']],
  ['Texas Nuevo Leon Oklahoma', 'TX OK', ['Nuevo Leon']],
  ['Txas', '', ['Txas']],
  ['TX or OK', 'TX OK', ['or']],
  ['in Texas', 'TX', ['in']],
  ['Puerto Rico, PR', '', ['Puerto Rico', 'PR']],
  ['toString, __proto__, constructor', '', ['toString', '__proto__', 'constructor']],
  ['12 TX', 'TX', ['12']],
])('"%s" loses nothing in silence', (text, states, unknown) => {
  const codes = states.split(' ').filter((code) => code !== '');
  expect(parseStateList(text)).toEqual({ states: codes, notSold: [], unknown });
});

test('nothing names nothing', () => {
  expect(parseStateList(' \n ')).toEqual({ states: [], notSold: [], unknown: [] });
});

test.each([', ', ' ', '\n', ';'])('all names and all codes are read, divided by "%s"', (divider) => {
  for (const list of [stateCodes, stateCodes.map(stateName)]) {
    const { states, notSold, unknown } = parseStateList(list.join(divider));
    expect(states.toSorted()).toEqual(orderableStates.toSorted());
    expect(notSold).toEqual(['AK', 'DC', 'HI']);
    expect(unknown).toEqual([]);
  }
});

test('any text at all gets an answer at once', () => {
  for (const part of ['TX ', 'new ', ',', 'west virginia ', '- ', 'and ']) {
    const text = part.repeat(5000);
    expect(processorTimeOf(() => parseStateList(text))).toBeLessThan(500);
  }
});
