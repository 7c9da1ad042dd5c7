import { describe, expect, test } from 'vitest';
import { formatInstant } from '#lib/format-instant.ts';
import { toChangeLines, isLong } from './change-list.tsx';

describe('the change of an act', () => {
  test.each([
    ['a change', { status: 'pending' }, { status: 'approved' }, [{ name: 'Status', from: 'pending', to: 'approved' }]],
    ['a beginning', null, { text: 'Call her.' }, [{ name: 'Text', from: null, to: 'Call her.' }]],
    ['an end', { holder: 'ann@office.example' }, null, [{ name: 'Holder', from: 'ann@office.example', to: null }]],
    ['what stayed', { unit: 1200 }, { unit: 1200 }, [{ name: 'Unit', same: '1200' }]],
    ['an empty text', { phone: '' }, { phone: '7755550900' }, [{ name: 'Phone', from: null, to: '7755550900' }]],
    ['nothing that became nothing', { comment: '' }, { comment: null }, []],
    ['names of two words', { firstName: 'A' }, { firstName: 'B' }, [{ name: 'First name', from: 'A', to: 'B' }]],
    [
      'cents',
      { totalPriceCents: 100 },
      { totalPriceCents: 123_450 },
      [{ name: 'Total price', from: '$1.00', to: '$1,234.50' }],
    ],
    ['numbers', { bytes: null }, { bytes: 12_345 }, [{ name: 'Bytes', from: null, to: '12,345' }]],
    ['yes and no', { isPublished: false }, { isPublished: true }, [{ name: 'Is published', from: 'no', to: 'yes' }]],
    ['several', { states: ['TX', 'OK'] }, { states: [] }, [{ name: 'States', from: 'TX, OK', to: null }]],
    ['what is not flat', null, { unit: { width: 174 } }, [{ name: 'Unit', from: null, to: '{"width":174}' }]],
    ['nothing at all', null, null, []],
  ])('%s', (_name, before, after, lines) => {
    expect(toChangeLines({ before, after })).toEqual(lines);
  });

  test('an instant is shown in the viewer’s time zone', () => {
    const createdAt = '2026-11-21T10:00:00.000Z';
    expect(toChangeLines({ before: { createdAt }, after: null })).toEqual([
      { name: 'Created at', from: formatInstant(createdAt), to: null },
    ]);
  });
});

test.each([
  ['a word', { a: 'x' }, false],
  ['a long text', { html: 'x'.repeat(500) }, true],
  ['many fields', { a: '1', b: '2', c: '3', d: '4', e: '5' }, true],
])('%s is folded or not', (_name, after, folded) => {
  expect(isLong(toChangeLines({ before: null, after }))).toBe(folded);
});
