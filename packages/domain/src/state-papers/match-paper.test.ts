import { expect, test } from 'vitest';
import { parseDay } from '../days/day.ts';
import { matchPaper, type PaperCandidate, type PaperRefusal } from './match-paper.ts';
import type { PaperFacts } from './read-paper.ts';

const texas: PaperCandidate = {
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
const day = (text: string) => parseDay(text);
const paper: PaperFacts = {
  isPermit: true,
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
};
const fits = { ok: true, permitId: 'tx-1', differences: [], missing: [] };
const nothing = { vins: [], truckPlate: null, trailerPlate: null };

test.each<[string, Partial<PaperFacts>, readonly PaperCandidate[], object]>([
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
  ['more days than ordered', { validFrom: day('2026-11-20'), validTo: day('2026-12-02') }, [texas], fits],
  ['no width', { width: null }, [texas], { ...fits, missing: ['width'] }],
])('a PDF fits by %s', (_, parts, candidates, expected) => {
  expect(matchPaper({ ...paper, ...parts }, candidates)).toEqual(expected);
});

test.each<[string, Partial<PaperFacts>, object]>([
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
  ['width', { width: 120 }, { field: 'width', found: '10′0″', ordered: '12′0″' }],
  ['weight', { weight: 80_000 }, { field: 'weight', found: '80,000 lb', ordered: '92,000 lb' }],
  ['fee', { feeCents: 6500 }, { field: 'fee', found: '$65.00', ordered: '$62.00' }],
])('another %s is one difference', (_, parts, difference) => {
  const match = matchPaper({ ...paper, ...parts }, [texas, second]);
  expect(match).toMatchObject({ ok: true, permitId: 'tx-1', differences: [difference] });
});

test.each<[string, Partial<PaperFacts> | null, readonly PaperCandidate[], PaperRefusal]>([
  ['a scan', null, [texas], 'no-text'],
  ['an invoice', { isPermit: false }, [texas], 'not-a-permit'],
  ['a page about permits', { number: null, validFrom: null, vins: [] }, [texas], 'not-a-permit'],
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
  expect(matchPaper(parts === null ? null : { ...paper, ...parts }, candidates)).toEqual({ ok: false, because });
});
