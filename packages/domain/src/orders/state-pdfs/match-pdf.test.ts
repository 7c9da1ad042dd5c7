import { expect, test } from 'vitest';
import { parseDay } from '../../basics/day.ts';
import {
  compareWithChosen,
  findDoubtfulDifferences,
  matchPdf,
  type PdfCandidate,
  type PdfRefusal,
} from './match-pdf.ts';
import type { PdfFacts } from './read-pdf.ts';

const texas: PdfCandidate = {
  permitId: 'tx-1',
  state: 'TX',
  unit: 1,
  startDate: '2026-11-24',
  endDate: '2026-11-28',
  priceCents: 6200,
  width: 144,
  height: 168,
  length: 900,
  weight: 92_000,
  truckVin: '1XKAD49X0GJ467392',
  trailerVin: '1DW1A5320KB123456',
  truckPlate: 'R12-3456',
  trailerPlate: 'T998877',
  usdot: '1234567',
};
const second = { ...texas, permitId: 'tx-2', unit: 2, truckVin: '3AKJHHDR7JSJV5535', truckPlate: 'R777777' };
function day(text: string) {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day.`);
  return parsed;
}
const today = day('2026-11-20');
const paper: PdfFacts = {
  isPermit: true,
  stamp: null,
  doubt: null,
  state: 'TX',
  number: '4711',
  validFrom: day('2026-11-24'),
  validTo: day('2026-11-28'),
  feeCents: 6200,
  width: 144,
  height: 168,
  length: 900,
  weight: 92_000,
  vins: [texas.truckVin, texas.trailerVin],
  truckPlate: 'R123456',
  trailerPlate: 'T998877',
  usdot: '1234567',
  vinEnd: null,
  unclear: [],
};
const fits = { ok: true, permitId: 'tx-1', differences: [], missing: [], unclear: [] };
const nothing = { vins: [], truckPlate: null, trailerPlate: null };

test.each<[string, Partial<PdfFacts>, readonly PdfCandidate[], object]>([
  ['every fact', {}, [texas, second], fits],
  ['a plate written otherwise', { vins: [], truckPlate: 'r-123 456' }, [texas, second], fits],
  ['a plate whose state the order has', {}, [{ ...texas, truckPlate: 'TX R123456' }], fits],
  ['the trailer alone', { ...nothing, trailerPlate: 'T998877' }, [texas], fits],
  [
    'the truck of the second unit',
    { vins: [second.truckVin], truckPlate: null },
    [texas, second],
    { ...fits, permitId: 'tx-2' },
  ],
  ['the carrier, where one permit can be meant', nothing, [texas], fits],
  ['more days than ordered', {}, [{ ...texas, startDate: '2026-11-25', endDate: '2026-11-26' }], fits],
  ['the end of its VIN', { ...nothing, vinEnd: '67392' }, [texas, second], fits],
  ['half an inch that the order rounded up', { width: 143.5 }, [texas], fits],
  [
    'the only period that covers the trip',
    {
      validFrom: null,
      validTo: null,
      unclear: [{ fact: 'days', values: ['2026-01-01 2026-12-31', '2025-11-24 2025-11-28'] }],
    },
    [texas],
    { ...fits, differences: [{ field: 'validity' }] },
  ],
  [
    'two widths, which are named',
    { width: null, unclear: [{ fact: 'width', values: ['102', '146.5'] }] },
    [texas],
    { ...fits, unclear: [{ fact: 'width', values: ['8′6″', '12′2½″'] }] },
  ],
  ['no width', { width: null }, [texas], { ...fits, missing: ['width'] }],
])('a PDF fits by %s', (_, parts, candidates, expected) => {
  expect(matchPdf({ ok: true, permits: [{ ...paper, ...parts }] }, candidates, today)).toMatchObject(expected);
});

test.each<[string, Partial<PdfFacts>, object]>([
  [
    'VIN',
    { vins: ['1XKAD49X0GJ467391', texas.trailerVin] },
    { field: 'vin', found: '1XKAD49X0GJ467391', ordered: texas.truckVin },
  ],
  ['trailer VIN', { vins: [texas.truckVin, '1DW1A5320KB123450'] }, { field: 'trailerVin' }],
  ['plate', { truckPlate: 'R123457' }, { field: 'plate', found: 'R123457', ordered: 'R12-3456' }],
  [
    'first day',
    { validFrom: day('2026-11-25') },
    { field: 'validFrom', found: 'Nov 25, 2026', ordered: 'Nov 24, 2026' },
  ],
  ['last day', { validTo: day('2026-11-27') }, { field: 'validTo', found: 'Nov 27, 2026' }],
  ['end of the VIN', { ...nothing, vinEnd: '11111', truckPlate: 'R123456' }, { field: 'vin', found: '… 11111' }],
  [
    'number of days than the state gives',
    { validTo: day('2026-12-30') },
    { field: 'validity', found: '37 days', ordered: '5 days' },
  ],
  ['width', { width: 120 }, { field: 'width', found: '10′0″', ordered: '12′0″' }],
  ['weight', { weight: 80_000 }, { field: 'weight', found: '80,000 lb', ordered: '92,000 lb' }],
  ['fee', { feeCents: 6500 }, { field: 'fee', found: '$65.00', ordered: '$62.00' }],
])('another %s is one difference', (_, parts, difference) => {
  const match = matchPdf({ ok: true, permits: [{ ...paper, ...parts }] }, [texas, second], today);
  expect(match).toMatchObject({ ok: true, permitId: 'tx-1', differences: [difference] });
});

test('a permit whose days are past says so, whatever the order says', () => {
  const match = matchPdf({ ok: true, permits: [paper] }, [texas], day('2026-11-29'));
  expect(match).toMatchObject({ ok: true, differences: [{ field: 'past', found: 'Nov 28, 2026' }] });
});

test.each([
  ['a scan', { ok: false, because: 'no-text' }, { because: 'no-text' }],
  [
    'two permits',
    { ok: true, permits: [paper, { ...paper, number: '4712' }] },
    { because: 'several-permits', detail: '4711, 4712' },
  ],
  [
    'a paper that names a permit without its sizes',
    { ok: true, permits: [{ ...paper, isPermit: false }] },
    { because: 'not-a-permit', detail: '4711' },
  ],
  [
    'a bill',
    { ok: true, permits: [{ ...paper, isPermit: false, number: null }] },
    { because: 'not-a-permit', detail: null },
  ],
  [
    'a draft',
    { ok: true, permits: [{ ...paper, isPermit: false, stamp: 'DRAFT' }] },
    { because: 'stamped', state: 'TX', detail: 'DRAFT' },
  ],
] as const)('%s is of no permit, and the answer says why', (_, contents, expected) => {
  expect(matchPdf(contents, [texas], today)).toMatchObject({ ok: false, ...expected });
});

test.each<[string, Partial<PdfFacts>, readonly PdfCandidate[], PdfRefusal]>([
  ['an invoice', { isPermit: false }, [texas], 'not-a-permit'],
  ['one of no known state', { state: null }, [texas], 'no-state'],
  ['one of a state that the order does not have', { state: 'OK' }, [texas], 'other-state'],
  ['one of another truck', { vins: [second.truckVin], truckPlate: 'X1', trailerPlate: null }, [texas], 'other-order'],
  [
    'one of the same truck on other days',
    { validFrom: day('2026-12-10'), validTo: day('2026-12-14') },
    [texas],
    'other-order',
  ],
  [
    'one that names only the trailer of two units',
    { vins: [texas.trailerVin], truckPlate: null },
    [texas, second],
    'unclear',
  ],
  ['one that names nothing', { ...nothing, usdot: null }, [texas], 'unclear'],
  ['one of another carrier that names no truck', { ...nothing, usdot: '7654321' }, [texas], 'other-order'],
])('%s fits no permit', (_, parts, candidates, because) => {
  const match = matchPdf({ ok: true, permits: [{ ...paper, ...parts }] }, candidates, today);
  expect(match).toMatchObject({ ok: false, because });
});

test.each<[string, Partial<PdfFacts>, object]>([
  ['a head that is a picture', { state: null }, { differences: [] }],
  ['another truck', { vins: [], truckPlate: 'Q55-1234' }, { differences: [{ field: 'plate', found: 'Q55-1234' }] }],
  ['another state', { state: 'OK', width: 150 }, { differences: [{ field: 'width', found: '12′6″' }] }],
  [
    'no state, and more days than those of the chosen permit can have',
    { state: null, validTo: day('2026-12-24') },
    { differences: [{ field: 'validity', ordered: '5 days' }] },
  ],
  ['a word that refuses it', { stamp: 'DRAFT', isPermit: false, feeCents: 100 }, { differences: [{ field: 'fee' }] }],
])('a PDF with %s is compared with the permit that it was chosen for', (_, changed, expected) => {
  const contents = { ok: true, permits: [{ ...paper, ...changed }] } as const;
  expect(compareWithChosen(contents, texas, today)).toMatchObject(expected);
});

test('a PDF without text, or of several permits, is compared with none', () => {
  expect(compareWithChosen({ ok: false, because: 'no-text' }, texas, today)).toBeNull();
  expect(compareWithChosen({ ok: true, permits: [paper, paper] }, texas, today)).toBeNull();
});

const ranged = { ...texas, expectedFee: { least: 7000, most: 9000 } };

test.each<[string, number, string | null]>([
  ['the price', 6200, null],
  ['the least that was told', 7000, null],
  ['the most that was told', 9000, null],
  ['a cent more', 9001, '$70.00 to $90.00'],
  ['between price and range', 6500, '$70.00 to $90.00'],
])('a fee of %s differs from: %s, %s', (_, feeCents, ordered) => {
  const match = matchPdf({ ok: true, permits: [{ ...paper, feeCents }] }, [ranged], today);
  expect(match.ok && match.differences.map((one) => one.ordered)).toEqual(ordered === null ? [] : [ordered]);
});

test.each<[string, Partial<Record<'validFrom' | 'validTo', string>> & { feeCents?: number }, string[]]>([
  ['the days of the order', {}, []],
  ['more days', { validFrom: '2026-11-20', validTo: '2026-12-01' }, []],
  ['a day too late', { validFrom: '2026-11-25' }, ['validFrom']],
  ['a day too early', { validTo: '2026-11-27' }, ['validTo']],
  ['days that are over', { validFrom: '2026-11-01', validTo: '2026-11-19' }, ['validTo', 'past']],
  ['a fee of the range', { feeCents: 9000 }, []],
  ['another fee', { feeCents: 12_000 }, []],
  ['a digit too many', { feeCents: 90_000 }, ['fee']],
  ['a digit too few', { feeCents: 620 }, ['fee']],
])('%s raise the doubts %s', (_, { validFrom = '2026-11-24', validTo = '2026-11-28', feeCents = 7000 }, fields) => {
  const facts = { validFrom: day(validFrom), validTo: day(validTo), feeCents };
  expect(findDoubtfulDifferences(facts, ranged, today).map(({ field }) => field)).toEqual(fields);
});
