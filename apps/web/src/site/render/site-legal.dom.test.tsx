import { languages, offices, seller, keptAfterErasure } from '@wideload/contract/client';
import { describe, expect, test } from 'vitest';
import { localizePath } from './site-head.ts';
import { renderPage } from './site.server.tsx';

const paths = ['/terms-and-conditions', '/privacy-policy', '/cookie-policy'] as const;
const pages = languages.flatMap((language) => paths.map((path) => localizePath(path, language)));

function renderAt(address: string): HTMLElement {
  const { body } = renderPage(address, [], { origin: 'https://wideload.example' });
  const page = document.createElement('body');
  page.innerHTML = body;
  return page;
}

// The maps of the offices are slow to render, so each page is rendered once for all tests.
const drawn = new Map(pages.map((address) => [address, renderAt(address)]));

const findPage = (address: string) => drawn.get(address) ?? renderAt(address);

const readArticle = (address: string) => {
  const article = findPage(address).querySelector('article');
  if (article === null) throw new Error(`${address} has no article`);
  return article;
};

const readContents = (address: string) =>
  [...readArticle(address).querySelectorAll('nav')].map((nav) => [...nav.querySelectorAll('a')]);

test.each([
  ['/terms-and-conditions', 23],
  ['/es/terms-and-conditions', 23],
  ['/privacy-policy', 14],
  ['/es/privacy-policy', 14],
] as const)('the contents of %s have %i entries, one for each section', (address, count) => {
  for (const entries of readContents(address)) expect(entries).toHaveLength(count);
  expect(readArticle(address).querySelectorAll('section[id]')).toHaveLength(count);
});

describe.each(pages)('%s', (address) => {
  test('every entry of the contents links to the section of its name, in order', () => {
    const article = readArticle(address);
    const sections = [...article.querySelectorAll('section[id]')];
    const titles = sections.map(({ id, firstElementChild }) => [`#${id}`, firstElementChild?.textContent]);
    for (const entries of readContents(address))
      expect(entries.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(titles);
  });

  test('every link within the page has its target, and each section links back to the top', () => {
    const page = findPage(address);
    const anchors = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    for (const anchor of anchors) expect(page.querySelectorAll(`[id="${anchor.slice(1)}"]`), anchor).toHaveLength(1);
    for (const section of page.querySelectorAll('article section[id]'))
      expect(section.querySelectorAll('a[href="#top"]'), section.id).toHaveLength(1);
  });

  test('the contact block names us and our contacts', () => {
    const contact = readArticle(address).querySelector('#contact dl');
    for (const fact of [seller.company, ...offices.flatMap(({ address }) => address), seller.phone, seller.email])
      expect(contact?.textContent).toContain(fact);
  });

  test('no markup of the catalog is left in the text', () => {
    expect(readArticle(address).textContent).not.toMatch(/\*\*|\]\(/);
  });
});

test.each([
  ['/terms-and-conditions', ['State of Nevada', 'at least 30 days before', 'at least 18 years']],
  ['/es/terms-and-conditions', ['estado de Nevada', 'al menos 30 días antes', 'al menos 18 años']],
  ['/privacy-policy', ['answered within 30 days', 'no longer than 1 month']],
  ['/es/privacy-policy', ['en un plazo de 30 días', 'no más de 1 mes']],
] as const)('%s meets the specification', (address, sentences) => {
  const text = readArticle(address).textContent;
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test('the privacy policy lists the data that stays after a deletion', () => {
  const section = readArticle('/privacy-policy').querySelector('#erasure');
  for (const { what, how, why } of Object.values(keptAfterErasure))
    for (const text of [what, how, why]) expect(section?.textContent).toContain(text);
  expect(readArticle('/es/privacy-policy').querySelectorAll('#erasure dt')).toHaveLength(
    Object.keys(keptAfterErasure).length,
  );
});

test('anchors are the same in every language', () => {
  for (const path of paths) {
    const [english, ...others] = languages.map((language) =>
      [...readArticle(localizePath(path, language)).querySelectorAll('section[id]')].map(({ id }) => id),
    );
    for (const other of others) expect(other).toEqual(english);
  }
});
