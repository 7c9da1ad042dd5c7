import { expect, test } from 'vitest';
import { parsePounds } from './parse-weight.ts';
import { listWeightReadings } from './weight-readings.ts';

test.each([
  ['53.5 t', ['53.5 metric tons', '53.5 short tons']],
  ['53,5 toneladas', ['53.5 metric tons', '53.5 short tons']],
  ['111.4', ['111.4k lb', '111.4 short tons', '111.4 metric tons']],
  ['118,000 lb', []],
  ['heavy', []],
])('%s: %j', (text, texts) => {
  const readings = listWeightReadings(text);
  expect(readings.map((one) => one.text)).toEqual(texts);
  for (const { text: spelling, pounds, rounded } of readings)
    expect(parsePounds(spelling)).toEqual({ ok: true, pounds, rounded });
});
