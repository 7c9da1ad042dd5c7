import { expect, test } from 'vitest';
import { stateCodes } from '../../basics/state-code.ts';
import { permitFactCodes, readPath, readPermitFacts, readState } from './read-files.test-support.ts';

type Source = { title: string; publisher: string };

/** A source is named by who says it and where, never by the file or repository in which it was found. */
const fileWords = /repositor|github|stored public|copy held|\.(?:ts|js|json|csv|md|py)\b/i;

test.each(stateCodes)('the sources of %s are named by publisher and title', (code) => {
  const own = readPath(readState(code), 'sources') as Source[];
  const permits: Source[] = permitFactCodes.includes(code) ? readPermitFacts(code).sources : [];
  const named = [...own, ...permits].flatMap(({ title, publisher }) => [title, publisher]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => fileWords.test(name))).toEqual([]);
});
