import type { Article, ArticleSummary, Language, WrittenArticle, WrittenArticleSummary } from '@wideload/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { anArticle } from '#test/factories/article-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';
import { findTranslationRefusal } from './article-writing.ts';

const world = aWorld();
let admin: SignedInUser;
beforeEach(async () => {
  await world.deps.db.deleteFrom('articles').execute();
  admin = await aUser(world, { role: 'admin' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const callAsAdmin = (method: Method, url: string, body?: object) =>
  world.call(method, url, { token: admin.token, ...(body && { body }) });
const visit = async <T>(url: string) => (await world.call('GET', url)).json<T>();

const english = (title: string) => anArticle(world, { title, isPublished: true });
const spanish = (title: string, original: { id: string } | null = null) =>
  anArticle(world, { title, language: 'es', translation_of: original?.id ?? null, isPublished: true });

describe('a translation', () => {
  test('and its original name each other, each as a page of its own', async () => {
    const original = await english('Escorts');
    const translation = await spanish('Escoltas', original);
    const updated_at = world.clock.now().toISOString();
    expect(await visit<Article>(`/articles/${original.id}`)).toMatchObject({
      language: 'en',
      translation_of: null,
      versions: [{ id: translation.id, language: 'es', updated_at }],
    });
    expect(await visit<Article>(`/articles/${translation.id}`)).toMatchObject({
      language: 'es',
      translation_of: original.id,
      versions: [{ id: original.id, language: 'en', updated_at }],
    });
    const written = (await callAsAdmin('GET', `/articles/admin/${translation.id}`)).json<WrittenArticle>();
    expect(written).toMatchObject({ language: 'es', translation_of: { id: original.id, title: 'Escorts' } });
  });

  test('is an article of its own while its original is a draft, and after the original is deleted', async () => {
    const original = await english('Escorts');
    const translation = await spanish('Escoltas', original);
    const { version } = original;
    await callAsAdmin('PUT', `/articles/${original.id}/unpublish`, { version });
    const alone = { translation_of: null, versions: [] };
    expect(await visit<Article>(`/articles/${translation.id}`)).toMatchObject(alone);
    expect((await callAsAdmin('DELETE', `/articles/${original.id}`)).statusCode).toBe(200);
    expect(await visit<Article>(`/articles/${translation.id}`)).toMatchObject({ language: 'es', ...alone });
    expect((await callAsAdmin('GET', `/articles/admin/${translation.id}`)).json()).toMatchObject({
      translation_of: null,
    });
  });

  test('is another version of the public pages as soon as it is linked, and as it is unlinked', async () => {
    const original = await english('Escorts');
    const body = { title: 'Escoltas', description: 'Quién va adelante.', html: '<p>Avisan.</p>', language: 'es' };
    const { id, version } = await spanish('Escoltas');
    const versions = [await world.deps.blog.version()];
    for (const [at, translation_of] of [original.id, null].entries()) {
      await callAsAdmin('PUT', `/articles/${id}`, { ...body, translation_of, version: version + at });
      versions.push(await world.deps.blog.version());
    }
    expect(new Set(versions).size).toBe(3);
  });

  test('is in the audit log as a change', async () => {
    const original = await english('Escorts');
    const { id, version } = await anArticle(world, { title: 'Escoltas' });
    const body = { title: 'Escoltas', description: 'Who drives ahead, and when.', html: '<p>Escorts warn.</p>' };
    const link = { language: 'es', translation_of: original.id };
    expect((await callAsAdmin('PUT', `/articles/${id}`, { ...body, ...link, version })).statusCode).toBe(200);
    const { before, after } = await world.row('audit_log', { subject_id: id, what: 'article.save' }, [
      'before',
      'after',
    ]);
    expect({ before, after }).toEqual({ before: { language: 'en', translation_of: '' }, after: link });
  });
});

describe('the list of a language', () => {
  const listTitles = async (language?: Language, page = 1) => {
    const query = `page=${page}&pageSize=2${language ? `&language=${language}` : ''}`;
    const { items, total } = await visit<{ items: ArticleSummary[]; total: number }>(`/articles?${query}`);
    return { titles: items.map(({ title }) => title), total };
  };

  test('has one entry of each pair, first those in the language, each the newest first', async () => {
    const original = await english('Escorts');
    world.clock.advance(MINUTE);
    await spanish('Solo en español');
    world.clock.advance(MINUTE);
    await english('Only in English');
    await spanish('Escoltas', original);
    expect(await listTitles('es')).toEqual({ titles: ['Escoltas', 'Solo en español'], total: 3 });
    expect(await listTitles('es', 2)).toEqual({ titles: ['Only in English'], total: 3 });
    expect(await listTitles('en')).toEqual({ titles: ['Only in English', 'Escorts'], total: 3 });
    expect(await listTitles('en', 2)).toEqual({ titles: ['Solo en español'], total: 3 });
    expect(await listTitles()).toEqual(await listTitles('en'));
  });

  test('has the original as long as the translation is a draft', async () => {
    const original = await english('Escorts');
    await anArticle(world, { title: 'Escoltas', language: 'es', translation_of: original.id });
    expect(await listTitles('es')).toEqual({ titles: ['Escorts'], total: 1 });
  });

  test('refuses a language that the site does not have', async () => {
    expect((await world.call('GET', '/articles?language=fr')).statusCode).toBe(400);
    expect((await callAsAdmin('POST', '/articles', { title: 'Escortes', language: 'fr' })).statusCode).toBe(400);
  });
});

test('the editor is offered the originals in the other language that have no translation yet', async () => {
  const translated = await english('Escorts');
  await spanish('Escoltas', translated);
  const free = await english('Flags');
  await anArticle(world, { title: 'A draft' });
  await spanish('Luces');
  const listFor = async (query: string) =>
    (await callAsAdmin('GET', `/articles/admin?sort=title&${query}`))
      .json<{ items: WrittenArticleSummary[] }>()
      .items.map(({ title }) => title);
  expect(await listFor('originalFor=es')).toEqual(['A draft', 'Flags']);
  expect(await listFor('originalFor=es&search=fla')).toEqual(['Flags']);
  expect(await listFor('originalFor=en')).toEqual(['Luces']);
  await spanish('Banderas', free);
  expect(await listFor('originalFor=es')).toEqual(['A draft']);
});

describe('the rules', () => {
  const wanted = { id: 'a', language: 'es', translation_of: 'o' } as const;
  const original = { id: 'o', language: 'en', translation_of: null } as const;
  const stored = { original, translations: [], ownTranslations: [] };

  test.each([
    ['an original in the other language', wanted, stored, null],
    ['a save of the translation that it already is', wanted, { translations: [{ id: 'a', language: 'es' }] }, null],
    ['itself', { ...wanted, translation_of: 'a' }, {}, 'itself'],
    ['an article that is gone', wanted, { original: undefined }, 'unknown'],
    ['a translation', wanted, { original: { ...original, translation_of: 'p' } }, 'no-original'],
    ['an article in the same language', wanted, { original: { ...original, language: 'es' } }, 'same-language'],
    [
      'anything, with a translation of its own',
      wanted,
      { ownTranslations: [{ id: 'b', language: 'en' }] },
      'has-translations',
    ],
    ['an original with a translation', wanted, { translations: [{ id: 'b', language: 'es' }] }, 'taken'],
  ] as const)('a translation of %s', (_name, given, differing, refusal) => {
    expect(findTranslationRefusal(given, { ...stored, ...differing })).toBe(refusal);
  });

  test('answer 409 at the field, and change nothing', async () => {
    const first = await english('Escorts');
    const translation = await spanish('Escoltas', first);
    const refused = async (method: 'POST' | 'PUT', url: string, body: object) => {
      const answer = await callAsAdmin(method, url, body);
      expect(answer.json()).toMatchObject({ status: 409, code: 'article.translation-refused' });
      return answer
        .json<{ errors: { path: string; code: string }[] }>()
        .errors.map(({ path, code }) => `${path} ${code}`);
    };
    const again = { title: 'Otra vez', language: 'es', translation_of: first.id };
    expect(await refused('POST', '/articles', again)).toEqual(['translation_of taken']);
    const chained = { title: 'Again', language: 'en', translation_of: translation.id };
    expect(await refused('POST', '/articles', chained)).toEqual(['translation_of no-original']);
    const same = { title: 'Same', language: 'en', translation_of: first.id };
    expect(await refused('POST', '/articles', same)).toEqual(['translation_of same-language']);
    const { version } = first;
    const moved = { title: 'Escorts', description: 'a', html: '<p>b</p>', language: 'es', version };
    expect(await refused('PUT', `/articles/${first.id}`, moved)).toEqual(['language has-translations']);
    expect(await visit(`/articles?language=es`)).toMatchObject({ total: 1, items: [{ title: 'Escoltas' }] });
  });

  test('of two translations at once one is saved', async () => {
    const original = await english('Escorts');
    const body = { title: 'Escoltas', language: 'es', translation_of: original.id };
    const answers = await Promise.all([1, 2].map(() => callAsAdmin('POST', '/articles', body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  });
});

test('the database refuses what the rules refuse', async () => {
  const { db } = world.deps;
  const original = await english('Escorts');
  const translation = await spanish('Escoltas', original);
  const other = await spanish('Luces');
  const flags = await english('Flags');
  const link = (id: string, to: { id: string }, original_language: string) =>
    db.updateTable('articles').set({ translation_of: to.id, original_language }).where('id', '=', id).execute();
  // A second translation into a language, one of a translation, one in the same language, one without the original's language.
  await expect(link(other.id, original, 'en')).rejects.toThrow('articles_translation_of_language_key');
  await expect(link(original.id, translation, 'es')).rejects.toThrow('violates foreign key constraint');
  await expect(link(translation.id, other, 'es')).rejects.toThrow('violates check constraint');
  await expect(
    db.updateTable('articles').set({ translation_of: other.id }).where('id', '=', flags.id).execute(),
  ).rejects.toThrow('violates foreign key constraint');
  await expect(
    db.updateTable('articles').set({ language: 'es' }).where('id', '=', original.id).execute(),
  ).rejects.toThrow('violates check constraint');
});
