import { expect, test } from 'vitest';
import { cookiesTexts as english } from '../texts/en/cookies.ts';
import { texts as englishTexts } from '../texts/en/site-texts.ts';
import { texts as spanishTexts } from '../texts/es/site-texts.ts';
import type { LegalSections } from '../texts/legal-sections.ts';
import { deviceStorage } from './legal-pages.tsx';

const texts = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '/public/*.js',
    '../../../../api/src/**/*.ts',
    '!**/*.{test,fixture}.{ts,tsx}',
    '!/src/site/pages/legal*.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** All code that runs in a browser, and all that answers one. */
const sources = Object.entries(texts).map(([address, code]) => ({
  file: address.replace(/^.*?\/api\/src\//, 'api: ').replace(/^\/(?:src\/)?/, ''),
  code,
}));

/** A new file must be listed here, and so on the page. */
const writers: Record<string, readonly (typeof deviceStorage)[number]['id'][]> = {
  'api: features/accounts/accounts.routes.ts': ['registration', 'signInKey'],
  'api: features/accounts/sessions/cookies.ts': ['refresh', 'registration', 'signInKey'],
  'features/admin/blog/use-article-work.ts': ['article'],
  'features/carrier/notifications/notifications.queries.ts': ['notified'],
  'features/wizard/draft/draft-backup.ts': ['draft'],
  'features/wizard/kept-unread.ts': ['unread'],
  'lib/api/access-token.ts': ['accessToken'],
  'lib/api/device-copies.ts': ['copies'],
  'lib/api/session-end.ts': ['accessToken'],
  // A sign-out clears these choices, and this file restores them.
  'lib/api/session.ts': ['theme', 'language', 'unsent', 'lengthForm', 'singleKeys'],
  'lib/single-keys.ts': ['singleKeys'],
  'lib/theme.ts': ['theme'],
  'packet/packet-worker.ts': ['packetShell'],
  'packet/use-packet.ts': ['packets'],
  'product/account/unsent-messages.ts': ['unsent'],
  'product/unit/unit-lengths.tsx': ['lengthForm'],
  'service-worker.ts': ['shell'],
  'site/pages/landing/outreach-island.ts': ['message'],
  'site/site.tsx': ['language'],
  'site/typed-values.ts': ['typed'],
};

const WRITES =
  /(?:localStorage|sessionStorage|storage)\.setItem\(|(?:localStorage|sessionStorage)\[|caches\.open\(|indexedDB|cookieStore|document\.cookie|\bsetCookie\(/;

/** The router of the signed-in area writes this key by itself; the journey through the product finds it. */
const ofTheRouter = 'scroll';
const ours = deviceStorage.filter(({ place, id }) => place !== 'provider' && id !== ofTheRouter);

const toStem = ({ name }: { name: string }) => name.replace('…', '');

test('the code writes nothing into a browser beyond the list of the cookie policy', () => {
  const found = sources.filter(({ code }) => WRITES.test(code)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(Object.keys(writers));
});

test('every entry of the cookie policy is written by the code', () => {
  const written = new Set(Object.values(writers).flat());
  expect([...written].toSorted()).toEqual(ours.map(({ id }) => id).toSorted());
});

test.each(ours)('$name occurs in the code', (kept) => {
  const stem = toStem(kept).replaceAll('.', '\\.');
  const written = new RegExp(`['"\`]${stem}`);
  expect(sources.some(({ code }) => written.test(code))).toBe(true);
});

test('every storage name in the code is in the list', () => {
  // The lock of a renewal, the names of downloads, and the prefix of the session's keys store nothing.
  const others = new Set(['wideload.refresh', 'wideload-my-data-', 'wideload-recovery-codes.txt', 'wideload.']);
  const names = sources
    .filter(({ file }) => !file.startsWith('api: '))
    .flatMap(({ code }) => [...code.matchAll(/['"`](?<name>wideload[.-][\w.-]*)/g)])
    .map(({ groups }) => groups?.['name'] ?? '');
  const unknown = names.filter((name) => !others.has(name) && !ours.some((kept) => name.startsWith(toStem(kept))));
  expect(unknown).toEqual([]);
});

test('every text of the list belongs to one row', () => {
  expect(deviceStorage.map(({ id }) => id).toSorted()).toEqual(Object.keys(english.table.items).toSorted());
});

test('the figure at the top is the number of our cookies', () => {
  const cookies = deviceStorage.filter(({ place }) => place === 'cookie');
  expect(english.brief[0]).toEqual([String(cookies.length), 'cookies of our own']);
});

const toOutline = (sections: LegalSections) =>
  Object.entries(sections).map(([anchor, { body }]) => [
    anchor,
    ...body.map((block) => (typeof block === 'string' ? 'text' : block.length)),
  ]);

test.each(['terms', 'privacy', 'cookies'] as const)('the Spanish %s have the sections of the English ones', (name) => {
  const outline = toOutline(englishTexts[name].sections);
  expect(outline.length).toBeGreaterThan(5);
  expect(toOutline(spanishTexts[name].sections)).toEqual(outline);
});
