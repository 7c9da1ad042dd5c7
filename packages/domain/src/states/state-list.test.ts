import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { findNamedStates, parseState, parseStateList } from './state-list.ts';
import { spanishStateNames } from './state-names-es.ts';
import { isOrderable, orderableStates, stateCodes, stateName, type StateCode } from '../basics/state-code.ts';

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
  ['TX OK LA AR', 'TX OK LA AR'],
  ['tx ok ks', 'TX OK KS'],
  ['TX-OK-LA-AR', 'TX OK LA AR'],
  ['tx–ok—ks', 'TX OK KS'],
  ['in oh', 'IN OH'],
  ['la ar', 'LA AR'],
  ['TX or OK', 'TX OR OK'],
  ['in Texas', 'IN TX'],
  ['NY/NJ\\PA', 'NY NJ PA'],
  ['TX->OK=>KS>NE', 'TX OK KS NE'],
  ['TX » OK | KS', 'TX OK KS'],
  ['tx then ok then ks', 'TX OK KS'],
  ['from TX to OK', 'TX OK'],
  ['From Texas to Oklahoma, through Kansas', 'TX OK KS'],
  ['New York to New Mexico', 'NY NM'],
  ['new-york-new-mexico', 'NY NM'],
  ['TX New Mexico AZ', 'TX NM AZ'],
  ['W. Virginia, W Va, w virginia', 'WV'],
  ['N. Carolina; S Carolina; No. Dakota', 'NC SC ND'],
  ['WestVirginia, NewYork', 'WV NY'],
  ['New York State, Washington State', 'NY WA'],
  ['Tejas, Luisiana y Nuevo México', 'TX LA NM'],
  ['TEJAS A OKLAHOMA', 'TX OK'],
  ['desde Texas hasta Ohio, luego Indiana e Illinois', 'TX OH IN IL'],
  ['de Texas a Ohio', 'TX OH'],
  ['de tx oh', 'DE TX OH'],
  ['de tx a oh', 'DE TX OH'],
  ['TX ➡️ OK ⟶ KS ▶ NE', 'TX OK KS NE'],
  ['ok in or me la de co', 'OK IN OR ME LA DE CO'],
  ['in or', 'IN OR'],
  ['ma ne', 'MA NE'],
  ['Virginia Occidental Virginia', 'WV VA'],
  ['Carolina del Sur, Del., Dakota del Norte', 'SC DE ND'],
  ['T.X., O.K.', 'TX OK'],
  ['"TX" + \'OK\' & {KS}', 'TX OK KS'],
])('"%s" names %s', (text, expected) => {
  expect(parseStateList(text)).toEqual({ states: expected.split(' '), notSold: [], unknown: [] });
});

test.each([
  ['Alaska, TX, DC', 'TX', 'AK DC'],
  ['Washington D.C., Washington', 'WA', 'DC'],
  ['District of Columbia; Hawaii', '', 'DC HI'],
  ['Washington DC', '', 'DC'],
  ['VA, Washington D. C., MD', 'VA MD', 'DC'],
  ['Washington, DC', 'WA', 'DC'],
  ['Hawái y Alasca', '', 'HI AK'],
  ['or in me hi', 'OR IN ME', 'HI'],
])('"%s" tells states that are not sold from the others', (text, states, notSold) => {
  const codes = (list: string) => list.split(' ').filter((code) => code !== '');
  expect(parseStateList(text)).toEqual({ states: codes(states), notSold: codes(notSold), unknown: [] });
});

test.each([
  ['TX, Ontario, OK', 'TX OK', ['Ontario']],
  ['TX, XX', 'TX', ['XX']],
  ['Texas Nuevo Leon Oklahoma', 'TX OK', ['Nuevo Leon']],
  ['Txas', '', ['Txas']],
  ['tx ok kansa', 'TX OK', ['kansa']],
  ['go in there, TX', 'TX', ['go in there']],
  ['Texas St. John’s Oklahoma', 'TX OK', ['St. John’s']],
  ['I-35 from TX', 'TX', ['I-35']],
  ['Puerto Rico and Guam', '', ['Puerto Rico', 'Guam']],
  ['to', '', ['to']],
  ['TX ???', 'TX', ['???']],
  ['TXOK', '', ['TXOK']],
  ['Puerto Rico, PR', '', ['Puerto Rico', 'PR']],
  ['toString, __proto__, constructor', '', ['toString', '__proto__', 'constructor']],
  ['12 TX', 'TX', ['12']],
])('"%s" loses nothing in silence', (text, states, unknown) => {
  const codes = states.split(' ').filter((code) => code !== '');
  expect(parseStateList(text)).toEqual({ states: codes, notSold: [], unknown });
});

test('an empty text names no state', () => {
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

describe('every list of states', () => {
  const cases = [
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
    (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  ];
  const names = [
    (code: StateCode) => code,
    stateName,
    (code: StateCode) => spanishStateNames[code] ?? stateName(code),
  ] as const;
  const spaced = [' ', '-', ' - ', '  '];
  const others = [
    ',',
    ', ',
    ';',
    '\n',
    '\r\n',
    '\t',
    '/',
    ' / ',
    '|',
    '→',
    '->',
    ' > ',
    ' to ',
    ' TO ',
    ' then ',
    ' and ',
  ];
  const spanish = [' a ', ' y ', ' luego ', ' hasta '];

  const random = createSeededRandom(48);
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** `Washington DC` is the name of one state, and `de Texas a Ohio` is a Spanish sentence. */
  function isOtherText(list: string): boolean {
    return /washington[ -]+(?:dc|district|distrito)/i.test(list) || /^(?:de|De)[ -]+\w{3,}.* (?:a|hasta) /.test(list);
  }

  test.each([...[...spaced, ...others, ...spanish].map((divider) => [divider]), [...spaced, ...others, ...spanish]])(
    'divided by %j reads back exactly',
    (...dividers) => {
      let read = 0;
      for (let run = 0; run < 400; run += 1) {
        const codes = [...new Set(Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(stateCodes)))];
        const words = codes.map((code) => pick(cases)(pick(names)(code)));
        const list = words.map((word, at) => (at === 0 ? word : pick(dividers) + word)).join('');
        if (isOtherText(list)) continue;
        read += 1;
        expect([list, parseStateList(list)]).toEqual([
          list,
          {
            states: codes.filter((code) => isOrderable(code)),
            notSold: codes.filter((code) => !isOrderable(code)),
            unknown: [],
          },
        ]);
      }
      expect(read).toBeGreaterThan(300);
    },
  );
});

test.each([
  ['Ohio', 'OH'],
  ['OH', 'OH'],
  ['new york', 'NY'],
  ['louisiana', 'LA'],
  ['new-hampshire', 'NH'],
  ['nueva-york', 'NY'],
  ['washington-dc', 'DC'],
  ['tx-ok', null],
  ['ohoi', null],
  ['tx ohoi', null],
  ['', null],
])('%j is one state: %s', (text, code) => {
  expect(parseState(text)).toBe(code);
});

test.each([
  ['TX ', ['TX'], 0],
  ['new ', [], 1],
  [',', [], 0],
  ['west virginia ', ['WV'], 0],
  ['- ', [], 0],
  ['and ', [], 1],
])('%j, 5,000 times, is parsed to its end', (part, states, unknown) => {
  const list = parseStateList(part.repeat(5000));
  expect(list.states).toEqual(states);
  expect(list.unknown).toHaveLength(unknown);
});

test.each([
  ['TX ok', ['TX', 'OK']],
  ['new mexico', ['NM']],
  ['Transformer to Ohio', []],
  ['TX, AK', []],
  ['', []],
])('a search for %j names %j', (search, states) => {
  expect(findNamedStates(search)).toEqual(states);
});
