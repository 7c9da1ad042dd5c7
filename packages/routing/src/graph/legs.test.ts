import type { StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { toLegs } from './legs.ts';

/** `TX.` is shallow, `-` is water; each part has two miles unless a number follows. */
function aWay(text: string) {
  return text.split(' ').map((word, at) => {
    const [, name = '', dot, miles] = /^([A-Z]{2}|-)(\.?)(\d*\.?\d+)?$/.exec(word) ?? [];
    return {
      // Cast: the tests name real states.
      state: name === '-' ? null : (name as StateCode),
      isDeep: dot === '',
      miles: Number(miles ?? 2),
      start: { lat: 35, lng: -100 + at },
      road: '',
      counties: [],
    };
  });
}

test.each([
  ['neighbors of one state are one leg', 'TX TX OK OK', 'TX4 OK4'],
  ['a road along a border stays in its state', 'OR WA. OR WA. OR', 'OR10'],
  ['a true visit of another state stays', 'TN GA TN', 'TN2 GA2 TN2'],
  ['a corner of a third state under a mile is no visit', 'VA DC.0.5 MD', 'VA2.5 MD2'],
  ['a longer corner is one', 'VA DC.1.5 MD', 'VA2 DC1.5 MD2'],
  ['the first and the last state stay, however short', 'AR.0.5 TX AR.0.5', 'AR0.5 TX2 AR0.5'],
  ['of two visits along a border the shorter is none', 'OR16 WA.0.3 OR.5 WA78', 'OR21.3 WA78'],
  ['the way back has the same states and miles', 'WA78 OR.5 WA.0.3 OR16', 'WA78 OR21.3'],
  ['water belongs half to the state before', 'MD - VA', 'MD3 VA3'],
  ['a bridge of several roads is crossed once', 'OR - -1 -1 WA', 'OR4 WA4'],
  ['a bridge that changes its road beyond the middle is crossed once, too', 'OR -1 - - WA', 'OR4.5 WA4.5'],
  ['water within one state is that state', 'MI - MI', 'MI6'],
  ['water at an end belongs to its neighbor', '- MA', 'MA4'],
])('%s', (_name, way, legs) => {
  const found = toLegs(aWay(way)).map(({ state, miles }) => `${state}${miles}`);
  expect(found.join(' ')).toBe(legs);
});

test('a leg begins where its first part begins', () => {
  const [, oklahoma] = toLegs(aWay('TX OK OK'));
  expect(oklahoma?.start).toEqual({ lat: 35, lng: -99 });
});
