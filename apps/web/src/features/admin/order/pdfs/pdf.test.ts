import { expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { findObstacle, findReady, formatSize, type MatchedPdf, type Paper } from './pdf.ts';

const permit = { ...aPermit(), document: null };
const read: MatchedPdf = {
  ok: true,
  permitId: permit._id,
  number: 'TX-1',
  validFrom: '2026-11-21',
  validTo: '2026-11-24',
  feeCents: 6200,
  doubt: null,
  differences: [],
  missing: [],
  unclear: [],
  unreadPages: 0,
};
const file = new File([], 'tx.pdf');
const paper: Paper = { key: 1, file, read, failure: null, isKept: undefined, isIssued: false };
const width = { field: 'width', found: '10′0″', ordered: '12′0″' } as const;

test.each<[string, Partial<Paper>, string | null, number]>([
  ['agrees with the order', {}, null, 1],
  ['is still read', { read: null }, null, 0],
  [
    'fits no permit',
    { read: { ok: false, because: 'other-order', state: 'TX', detail: null, chosen: null, unreadPages: 0 } },
    null,
    0,
  ],
  ['differs', { read: { ...read, differences: [width] } }, 'differs', 0],
  ['has two widths', { read: { ...read, unclear: [{ fact: 'width', values: ['8′6″', '12′0″'] }] } }, 'differs', 0],
  ['has pages that were not read', { read: { ...read, unreadPages: 4 } }, 'differs', 0],
  ['has no number', { read: { ...read, number: null, missing: ['number'] } }, 'incomplete', 0],
  ['lacks only a width', { read: { ...read, missing: ['width'] } }, null, 1],
  ['was unchecked', { isKept: false }, null, 0],
  ['may be no permit', { read: { ...read, doubt: 'Not yet.' } }, null, 0],
  ['was looked at', { read: { ...read, doubt: 'Not yet.' }, isKept: true }, null, 1],
  ['was issued', { isIssued: true }, null, 0],
])('a PDF that %s', (_, parts, obstacle, ready) => {
  const one = { ...paper, ...parts };
  expect(findObstacle(one, [one], { permits: [permit] })).toBe(obstacle);
  expect(findReady([one], { permits: [permit] })).toHaveLength(ready);
});

test('two PDFs of one permit issue nothing', () => {
  const both = [paper, { ...paper, key: 2 }];
  expect(both.map((one) => findObstacle(one, both, { permits: [permit] }))).toEqual(['twice', 'twice']);
  expect(findReady(both, { permits: [permit] })).toEqual([]);
});

test.each(['issued', 'refused', 'voided'] as const)('a permit that is %s is not issued again', (status) => {
  expect(findObstacle(paper, [paper], { permits: [{ ...permit, status }] })).toBe('settled');
});

test.each([
  [900, '900 bytes'],
  [217_500, '212 kB'],
  [10_485_760, '10.0 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
