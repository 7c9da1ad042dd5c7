import type { Article } from '@wideload/contract';
import { languages, unavailable } from '@wideload/contract/client';
import { describe, expect, test } from 'vitest';
import { localizePath } from './site-head.ts';
import { aTranslation } from './site-answers.fixture.ts';
import { siteRoutes } from './site-pages.tsx';
import { addresses, listCalls, renderPage } from './site.server.tsx';

const origin = 'https://wideload.example';
const id = '0190a5b2-7c7b-7000-8000-000000000001';
const article: Article = {
  id,
  title: 'How escorts work',
  description: 'Who drives ahead, and when.',
  feature_image: `/api/articles/${id}/image?1`,
  feature_image_alt: 'A map',
  feature_image_srcset: `/api/articles/${id}/image?1&width=480 480w, /api/articles/${id}/image?1 1000w`,
  feature_image_width: 1000,
  feature_image_height: 750,
  published_at: '2026-11-01T23:30:00.000Z',
  updated_at: '2026-11-02T08:00:00.000Z',
  language: 'en',
  translation_of: null,
  versions: [],
  html: '<h2>Ahead</h2><p>An escort <strong>warns</strong>.</p><script>alert(1)</script>',
};
const list = (total = 1, items: readonly object[] = [article]) => ({ items, total, page: 1, pageSize: 10 });
const renderAt = (address: string, ...answers: unknown[]) => renderPage(address, answers, { origin });

describe('addresses for search engines', () => {
  test.each(siteRoutes.map((route) => [route.path, route] as const))(
    '%s lists only addresses that it renders',
    (path, route) => {
      const own = route.addresses ?? [path];
      for (const address of own) {
        expect(address).not.toContain(':');
        for (const language of languages) expect(listCalls(localizePath(address, language))).not.toBeNull();
        expect(addresses()).toContain(address);
      }
    },
  );

  test('all pages list addresses but the modal, the articles and the pages of their list', () => {
    const without = siteRoutes.filter(({ addresses: own }) => own?.length === 0).map(({ path }) => path);
    expect(without).toEqual(['/auth', '/articles/page/:page', '/articles/:id']);
    expect(new Set(addresses()).size).toBe(addresses().length);
  });
});

test('the landing page shows its articles with the smallest pictures, loaded lazily', () => {
  const { body } = renderAt('/', list());
  expect(body).toMatch(/<img[^>]* loading="lazy"[^>]* srcSet="[^"]*width=480 480w/);
  expect(renderAt('/', list(1, [{ ...article, feature_image: null }])).body).not.toContain('width=480 480w');
});

describe('the list of the articles', () => {
  test('calls for the articles of its page', () => {
    expect(listCalls('/articles')).toEqual(['/articles?page=1&pageSize=10&language=en']);
    expect(listCalls('/es/articles/page/12')).toEqual(['/articles?page=12&pageSize=10&language=es']);
    for (const nonsense of ['0', '-1', '01', '1e3', 'two', '99999999', '%00'])
      expect(listCalls(`/articles/page/${nonsense}`)).toEqual([]);
  });

  test('shows each with picture, day and description, and links back', () => {
    const { status, head, body } = renderAt('/articles', list());
    expect(status).toBe(200);
    expect(body).toContain(`<a href="/articles/${id}">How escorts work</a>`);
    expect(body).toContain('November 1, 2026');
    expect(body).toContain(`src="/api/articles/${id}/image?1" alt="A map"`);
    const [picture = ''] = /<img [^>]*>/.exec(body) ?? [];
    expect(picture).toContain(
      `srcSet="/api/articles/${id}/image?1&amp;width=480 480w, /api/articles/${id}/image?1 1000w"`,
    );
    expect(picture).toContain('sizes="(min-width: 993px) 420px, (min-width: 577px) 300px, (min-width: 455px) 91.2vw, ');
    expect(picture).toContain('width="1000" height="750"');
    expect(body).toMatch(/<a href="\/"[^>]*>Back to the main page<\/a>/);
    expect(body).not.toContain('Pages of the list');
    expect(head).toContain(`type="application/rss+xml"`);
    expect(head).toContain(`href="${origin}/articles/rss.xml"`);
  });

  test('loads its first picture eagerly and the others lazily', () => {
    const { body } = renderAt('/articles', list(3, [article, { ...article, id: 'b' }, { ...article, id: 'c' }]));
    const pictures = [...body.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
    expect(pictures.map((picture) => picture.includes('loading="lazy"'))).toEqual([false, true, true]);
    expect(pictures.map((picture) => picture.includes('fetchPriority="high"'))).toEqual([true, false, false]);
  });

  test('shows a picture of unknown size, as of a Ghost site, in the usual shape', () => {
    const unknown = { feature_image_srcset: null, feature_image_width: null, feature_image_height: null };
    for (const { body } of [
      renderAt('/articles', list(1, [{ ...article, ...unknown }])),
      renderAt(`/articles/${id}`, { ...article, ...unknown }, list()),
    ]) {
      const [picture = ''] = /<img [^>]*>/.exec(body) ?? [];
      expect(picture).toContain('data-shape="usual" width="1200" height="630"');
      expect(picture).not.toMatch(/srcset|sizes/i);
    }
    expect(renderAt('/articles', list(1, [{ ...article, feature_image: null }])).body).not.toContain('<img');
  });

  test('has a Spanish frame around English articles, which are marked', () => {
    const { head, body } = renderAt('/es/articles', list());
    expect(head).toContain(`href="${origin}/es/articles/rss.xml"`);
    expect(body).toMatch(/1 de noviembre de 2026<\/time>.*>En inglés<\/span>/);
    expect(renderAt('/es/articles', list(1, [aTranslation])).body).not.toContain('En inglés');
    expect(renderAt('/articles', list(1, [aTranslation])).body).toMatch(
      /November 1, 2026<\/time>.*>In Spanish<\/span>/,
    );
    expect(renderAt('/es', list()).body).toContain('En inglés');
    expect(body).toContain('Volver a la página principal');
    expect(body).toContain('1 de noviembre de 2026');
    expect(body).toContain(`<a href="/es/articles/${id}">How escorts work</a>`);
    expect(body).toMatch(/<h2 lang="en"[^>]*><a/);
  });

  test('has separate addresses for its pages', () => {
    const { head, body } = renderAt('/articles/page/2', list(25));
    expect(body).toContain('Page 2 of 3');
    expect(body).toContain('href="/articles" rel="prev"');
    expect(body).toContain('href="/articles/page/3" rel="next"');
    expect(head).toContain(`<link rel="canonical" href="${origin}/articles/page/2">`);
    expect(renderAt('/articles/page/1', list()).head).toContain('noindex');
  });

  test('distinguishes no articles, no such page, and a failure', () => {
    expect(renderAt('/articles', list(0, [])).body).toContain('There are no articles yet.');
    expect(renderAt('/articles/page/9', list(3, [])).status).toBe(404);
    expect(renderAt('/articles/page/two').status).toBe(404);
    const away = renderAt('/articles', unavailable);
    expect([away.status, away.head.includes('noindex')]).toEqual([503, true]);
  });
});

describe('an article', () => {
  test('has text, picture, day, a link back, and other articles', () => {
    const other = { ...article, id: 'b', title: 'Another one' };
    const { status, body } = renderAt(`/articles/${id}`, article, list(2, [article, other]));
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>How escorts work<\/h1>/);
    expect(body).toContain('<h2>Ahead</h2><p>An escort <strong>warns</strong>.</p>alert(1)');
    expect(body).toMatch(/<a href="\/articles"[^>]*>Back to all articles<\/a>/);
    expect(body).toContain('Another one');
    expect(body.match(/href="\/articles\/b"/g)).toHaveLength(1);
    expect(body).not.toContain('<script>');
  });

  test('has its picture in the width of the device and in its own shape, before all other pictures', () => {
    const [picture = ''] = /<img [^>]*>/.exec(renderAt(`/articles/${id}`, article, list()).body) ?? [];
    expect(picture).toContain('sizes="(min-width: 1395px) 860px, (min-width: 993px) calc(91.2vw - 412px), ');
    expect(picture).toContain('data-shape="own" width="1000" height="750"');
    expect(picture).toContain('fetchPriority="high"');
    expect(picture).not.toContain('lazy');
  });

  test('has structured data and a social preview', () => {
    const { head } = renderAt(`/articles/${id}`, article, list());
    expect(head).toContain(`<meta property="og:image" content="${origin}/api/articles/${id}/image?1">`);
    expect(head).toContain('<meta property="og:type" content="article">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    const [facts, crumbs] = JSON.parse(json)['@graph'];
    expect(facts).toMatchObject({
      '@type': 'Article',
      headline: 'How escorts work',
      datePublished: article.published_at,
      dateModified: article.updated_at,
      image: [`${origin}/api/articles/${id}/image?1`],
      mainEntityOfPage: `${origin}/articles/${id}`,
      inLanguage: 'en',
    });
    const inSpanish = renderAt(`/es/articles/${aTranslation.id}`, aTranslation, list()).head;
    expect(inSpanish).toContain('"inLanguage":"es"');
    expect(renderAt(`/es/articles/${id}`, article, list()).head).toContain(json);
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/`,
      `${origin}/articles`,
      `${origin}/articles/${id}`,
    ]);
  });

  test('that is a translation says so, and leads to its original', () => {
    const { body } = renderAt(`/es/articles/${aTranslation.id}`, aTranslation, list());
    expect(body).toContain('<span>Traducido del inglés</span>');
    expect(body).toContain(`<a href="/articles/${id}" hrefLang="en"`);
    expect(body).toContain('>Leer el original</a>');
    // The original is no other article.
    expect(body).not.toContain('How escorts work');
    const alone = { ...aTranslation, translation_of: null, versions: [] };
    expect(renderAt(`/es/articles/${alone.id}`, alone, list()).body).not.toContain('Traducido');
  });

  test('in another language than the page says so, and leads to its version in the language of the page', () => {
    const original = { ...article, versions: [aTranslation] };
    const { body } = renderAt(`/es/articles/${id}`, original, list());
    expect(body).toContain('<span>Este artículo está en inglés</span>');
    expect(body).toContain(`<a href="/es/articles/${aTranslation.id}" hrefLang="es"`);
    const single = renderAt(`/es/articles/${id}`, article, list()).body;
    expect(single).toContain('<p>Este artículo está en inglés</p>');
  });

  test('has a switch to its version in the other language, or to a frame that claims no language', () => {
    const readSwitch = ({ body }: { body: string }) => /<a ([^>]*data-language="es")/.exec(body)?.[1];
    const original = { ...article, versions: [aTranslation] };
    expect(readSwitch(renderAt(`/articles/${id}`, original, list()))).toBe(
      `href="/es/articles/${aTranslation.id}" hrefLang="es" lang="es" data-language="es"`,
    );
    expect(readSwitch(renderAt(`/articles/${id}`, article, list()))).toBe(
      `href="/es/articles/${id}" lang="es" data-language="es"`,
    );
  });

  test('that does not exist answers 404 and links to others', () => {
    expect(listCalls('/articles/nonsense')).toHaveLength(1);
    for (const drawn of [renderAt(`/articles/${id}`, null, list()), renderAt('/articles/nonsense', list())]) {
      expect([drawn.status, drawn.head.includes('noindex')]).toEqual([404, true]);
      expect(drawn.body).toContain('We could not find that article');
      expect(drawn.body).toContain('How escorts work');
    }
    expect(renderAt(`/es/articles/${id}`, null, unavailable).body).toContain('Este artículo no existe');
  });

  test('without its source answers 503', () => {
    expect(renderAt(`/articles/${id}`, unavailable, unavailable).status).toBe(503);
  });
});
