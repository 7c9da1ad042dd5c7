import { expect, test } from 'vitest';
import { normalizePlate, splitPlate } from './plate.ts';

test.each([
  ['R104WL', 'R104WL'],
  ['r104-wl', 'R104WL'],
  [' R 104 WL ', 'R104WL'],
  ['r.104·wl', 'R104WL'],
  ['R–104—WL', 'R104WL'],
  ['Ｒ104', 'R104'],
  ['10 4521', '104521'],
  ['A&B 1', 'A&B1'],
  ['"R104WL"', 'R104WL'],
  ['Plate: R104WL', 'R104WL'],
  ['license plate no. R-104 WL', 'R104WL'],
  ['License: R104WL', 'R104WL'],
  ['Tag# R104WL', 'R104WL'],
  ['Lic. no.: R104WL', 'R104WL'],
  ['placas 85-AF-7C', '85AF7C'],
  ['#R104WL', 'R104WL'],
  ["'R104WL", 'R104WL'],
  ['(R104WL),', 'R104WL'],
  ['TAG 104', 'TAG104'],
  ['PLATE1', 'PLATE1'],
  ['plate 7', 'PLATE7'],
  ['LIC 1234', 'LIC1234'],
  ['', ''],
])('the plate %j is kept as %s', (typed, kept) => {
  expect(normalizePlate(typed)).toBe(kept);
  expect(normalizePlate(kept)).toBe(kept);
});

test.each([
  ['TX R104WL', 'TX', 'R104WL'],
  ['R104WL TX', 'TX', 'R104WL'],
  ['TX: R-104 WL', 'TX', 'R104WL'],
  ['ON PA12345', 'ON', 'PA12345'],
  ['PA 12345 (Ontario)', 'ON', 'PA12345'],
  ['British Columbia 12-34 AB', 'BC', '1234AB'],
  ['Nuevo León 12 AB 3C', 'NLE', '12AB3C'],
  ['tam 85-AF-7C', 'TAM', '85AF7C'],
  ['DC 1234', 'DC', '1234'],
  ['Plate: TX R104WL', 'TX', 'R104WL'],
  ['TX plate # R104WL', 'TX', 'R104WL'],
  ['R104WL tag TX', 'TX', 'R104WL'],
  ['Alaska/XYZ 12', 'AK', 'XYZ12'],
  ['Puerto Rico H12345', 'PR', 'H12345'],
])('%j is a plate of %s', (text, state, number) => {
  expect(splitPlate(text)).toEqual({ state, number });
});

const sentence = `The carrier asks for the permit of ${'one truck and '.repeat(5)}TX R104WL`;

test.each(['', 'R104WL', '10 4521', 'TX', 'TX OK', 'TXR104WL', 'ZZ 123', sentence])('%j names no state', (text) => {
  expect(splitPlate(text)).toBeNull();
});
