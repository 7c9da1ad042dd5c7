import { signedInSegments } from '@wideload/contract';
import { feedPath, localizePath, languages } from '@wideload/contract/client';
import { stateCodes } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { parseAuthAddress } from '#product/account/sign-in/auth-address.ts';
import { anArticle, answerCall, anUntranslatedArticle, articles, aTranslation } from './site-answers.fixture.ts';
import { addresses, listCalls, renderPage } from './site.server.tsx';

const origin = 'https://wideload.example';
type Piece = { attributes: ReadonlyMap<string, string>; text: string; isEnglish: boolean };

const single = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (text: string) =>
  text.replaceAll(/&(\w+|#x27);/g, (whole, name: string) => characters[name] ?? whole);

function parsePieces(html: string): Piece[] {
  const open: boolean[] = [];
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return [...markup.matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi)].flatMap(
    ([, closes, name = '', written = '', closed, text]) => {
      if (closes) open.pop();
      if (closes) return [];
      const pairs = [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
      const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, decodeEntities(value)]));
      const isEnglish = (open.at(-1) ?? false) || attributes.get('lang') === 'en';
      if (text === undefined && !closed && !single.has(name)) open.push(isEnglish);
      return [{ attributes, text: decodeEntities(text ?? '').trim(), isEnglish }];
    },
  );
}

function renderAt(address: string) {
  const answers = (listCalls(address) ?? []).map(answerCall);
  const { status, language, head, body } = renderPage(address, answers, { origin });
  const pieces = parsePieces(head + body);
  const named = pieces.map(({ attributes }) => attributes);
  const canonical = named.find((attributes) => attributes.get('rel') === 'canonical')?.get('href');
  const alternates = named
    .filter((attributes) => attributes.get('rel') === 'alternate' && attributes.has('hreflang'))
    .map((attributes) => [attributes.get('hreflang') ?? '', attributes.get('href') ?? ''] as const);
  return {
    status,
    language,
    pieces,
    canonical,
    alternates,
    ids: new Set(pieces.map(({ attributes }) => attributes.get('id'))),
  };
}

const articlePaths = articles.map(({ id }) => `/articles/${id}`);
const known = [...addresses(), '/auth', '/articles/page/2', ...articlePaths].flatMap((address) =>
  languages.map((language) => localizePath(address, language)),
);
const withoutSuchThing = ['/states/nowhere', '/es/states/nowhere', '/articles/nothing', '/es/articles/page/0'];
const pages = new Map([...known, ...withoutSuchThing].map((address) => [address, renderAt(address)]));

/** Every address that a page links to or names. */
const leads = [...pages].flatMap(([address, { language, pieces }]) =>
  pieces.flatMap(({ attributes }) => {
    const to = attributes.get('href') ?? attributes.get('src');
    return to === undefined ? [] : [{ url: new URL(to, origin + address), on: address, language, attributes }];
  }),
);
type Lead = (typeof leads)[number];
const languageAttributes = ['data-language', 'hreflang', 'hrefLang'];
/** Links to other languages, and the canonical address of an article, which is in its own language. */
const isLanguageLink = ({ attributes }: Lead) =>
  languageAttributes.some((mark) => attributes.has(mark)) || attributes.get('rel') === 'canonical';
const ours = leads.filter(({ url }) => url.origin === origin);
const describeLeads = (found: readonly Lead[]) => [...new Set(found.map(({ url, on }) => `${url.href}, on ${on}`))];

const documents: ReadonlySet<string> = new Set(
  stateCodes.flatMap((code) => [`/api/permits/provisions/${code}.pdf`, `/api/states/${code}`]),
);
const publicFiles: ReadonlySet<string> = new Set(
  Object.keys(import.meta.glob('/public/pictures/*')).map((file) => file.replace('/public', '')),
);

/** True for addresses outside the public pages: pictures and the feed, documents of the states, pages behind the sign-in. */
function isServedByApi({ pathname }: URL): boolean {
  if (
    documents.has(pathname) ||
    publicFiles.has(pathname) ||
    languages.some((language) => pathname === localizePath(feedPath, language)) ||
    pathname === `/api/articles/${anArticle.id}/image`
  )
    return true;
  return signedInSegments.includes(pathname.slice(1));
}

describe('no link of any public page is a dead end', () => {
  test('each page exists', () => {
    expect(pages.size).toBeGreaterThan(120);
    for (const [address, { status }] of pages)
      expect([address, status]).toEqual([address, withoutSuchThing.includes(address) ? 404 : 200]);
  });

  test('each address of this site is a page, a document, or behind the sign-in', () => {
    expect(ours.length).toBeGreaterThan(5000);
    // A page for a missing subject links to itself in the other language, and to its own anchors.
    const away = ours.filter((lead) => !isLanguageLink(lead) && lead.url.pathname !== lead.on);
    expect(
      describeLeads(away.filter(({ url }) => pages.get(url.pathname)?.status !== 200 && !isServedByApi(url))),
    ).toEqual([]);
  });

  test('each linked part of a page exists', () => {
    const parts = ours.filter(({ url: { hash } }) => hash.length > 1);
    expect(parts.length).toBeGreaterThan(500);
    expect(describeLeads(parts.filter(({ url }) => !pages.get(url.pathname)?.ids.has(url.hash.slice(1))))).toEqual([]);
  });

  test('a link to a modal opens the one of its language', () => {
    const modals = ours.filter((lead) => lead.url.pathname.endsWith('/auth') && !isLanguageLink(lead));
    expect(modals.map(({ url }) => parseAuthAddress(url)?.mode)).toEqual(
      expect.arrayContaining(['sign-in', 'sign-up']),
    );
    expect(describeLeads(modals.filter(({ url, language }) => parseAuthAddress(url)?.language !== language))).toEqual(
      [],
    );
  });

  test('each external address is complete: a site, an e-mail, a call', () => {
    const whole = /^(?:https?:\/\/[\w.-]+\.\w+\/|mailto:[\w.]+@[\w.]+\w$|tel:\+1\d{10}(?:;ext=\d+)?$)/;
    expect(describeLeads(leads.filter(({ url }) => url.origin !== origin && !whole.test(url.href)))).toEqual([]);
  });

  test('a Spanish page links to Spanish pages, but for its other language', () => {
    const fromSpanish = ours.filter(
      (lead) => lead.language === 'es' && !isLanguageLink(lead) && !isServedByApi(lead.url),
    );
    expect(describeLeads(fromSpanish.filter(({ url }) => !/^\/es(?:\/|$)/.test(url.pathname)))).toEqual([]);
  });
});

describe('the languages that a page names', () => {
  const inLanguages = [...pages].filter(([, { alternates }]) => alternates.length > 0);

  test('are those of pages that exist in them, are canonical, and name the same languages', () => {
    expect(inLanguages.length).toBeGreaterThan(120);
    for (const [address, { alternates, language }] of inLanguages) {
      expect([address, alternates.some(([named]) => named === language)]).toEqual([address, true]);
      expect(alternates.at(-1)).toEqual(['x-default', alternates[0]?.[1]]);
      for (const [named, href] of alternates.slice(0, -1)) {
        const other = pages.get(new URL(href).pathname);
        expect([address, other?.language, other?.canonical, other?.alternates]).toEqual([
          address,
          named,
          href,
          alternates,
        ]);
      }
    }
  });

  const [original, translation] = [`/articles/${anArticle.id}`, `/es/articles/${aTranslation.id}`];
  const untranslated = `/articles/${anUntranslatedArticle.id}`;

  test.each([
    ['an article with a translation', original, original, 3],
    ['its translation', translation, translation, 3],
    ['the original in a Spanish frame', `/es${original}`, original, 0],
    ['the translation in an English frame', `/articles/${aTranslation.id}`, translation, 0],
    ['an article in one language', untranslated, untranslated, 0],
    ['this article in another frame', `/es${untranslated}`, untranslated, 0],
  ])('%s', (_name, address, canonical, alternates) => {
    const page = pages.get(address);
    expect([page?.canonical, page?.alternates.length]).toEqual([origin + canonical, alternates]);
  });

  test('of an article are marked where they are not those of the page', () => {
    for (const { id, language: own } of articles)
      for (const language of languages) {
        const page = pages.get(localizePath(`/articles/${id}`, language));
        const title = page?.pieces.find(({ attributes }) => attributes.get('id') === 'article-title');
        expect([page?.language, title?.attributes.get('lang')]).toEqual([language, own]);
      }
  });
});

type Texts = string | ((...given: never) => string) | { readonly [key: string]: Texts };

/** Lists the sentences of a catalog, each with its path. */
function listSentences(texts: Texts, place = ''): [string, string][] {
  if (typeof texts === 'string') return [[place, texts]];
  return typeof texts === 'function'
    ? []
    : Object.entries(texts).flatMap(([key, text]) => listSentences(text, `${place}.${key}`));
}

const files = import.meta.glob<Record<string, Texts>>(['../texts/*/*.ts', '!**/*.test.ts'], { eager: true });

function buildCatalog(language: string): Map<string, string> {
  const folder = `../texts/${language}/`;
  const own = Object.entries(files).filter(([file]) => file.startsWith(folder));
  return new Map(own.flatMap(([file, texts]) => listSentences(texts, file.slice(folder.length))));
}

/** English sentences that the catalog of a language translates differently. */
function listLeftovers(language: string): Set<string> {
  const translated = buildCatalog(language);
  const spoken = new Set(translated.values());
  const isUntranslated = ([place, text]: [string, string]) =>
    text.length > 3 && translated.has(place) && !spoken.has(text);
  return new Set([...buildCatalog('en')].filter(isUntranslated).map(([, text]) => text));
}

const englishWords = /\b(?:the|and|your|you|with|from|when|which|what|are|is|this|that|will|not)\b/i;
const readAloud = ['aria-label', 'alt', 'title', 'placeholder', 'data-failed'];

test.each(languages.slice(1))('a page in %s has no English left, except where it is marked', (other) => {
  const leftovers = listLeftovers(other);
  expect(leftovers.size).toBeGreaterThan(300);
  const found = [...pages].flatMap(([address, { language, pieces }]) => {
    const read = pieces
      .filter(({ isEnglish }) => language === other && !isEnglish)
      .flatMap(({ text, attributes }) => [
        text.replace('Do Not Track', ''),
        ...readAloud.map((name) => attributes.get(name) ?? ''),
      ]);
    return read
      .filter((text) => leftovers.has(text) || englishWords.test(text))
      .map((text) => `${text}, on ${address}`);
  });
  // The head of an article contains its title.
  const titles = articles.map(({ title }) => title);
  expect(found.filter((text) => !titles.some((title) => text.startsWith(title)))).toEqual([]);
});
