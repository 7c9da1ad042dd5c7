import { toStateSlug } from '@wideload/domain';
import { getProvisionRecord } from '@wideload/domain/provisions';
import { expect, test } from 'vitest';
import { parseSources } from '../pages/load-check/answers/load-sources.ts';
import { renderPage } from './site.server.tsx';

test.each(['OH', 'TX', 'AK', 'DC'] as const)('the check parses every source of %s from its page', (code) => {
  const { sources } = getProvisionRecord(code);
  const { body } = renderPage(`/states/${toStateSlug(code)}`, [], { origin: 'https://wideload.example' });
  const read = parseSources(body);
  expect(read).toHaveLength(sources.length);
  for (const [at, { title, url, publisher }] of sources.entries()) {
    expect(read[at]?.title).toContain(title);
    expect(read[at]?.from).toContain(publisher);
    expect(read[at]?.url).toBe(url);
  }
});

test('a page without sources has none', () => {
  expect(parseSources('<ol><li>x</li></ol>')).toEqual([]);
});
