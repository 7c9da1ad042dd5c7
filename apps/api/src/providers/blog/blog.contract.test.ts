import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '#test/world.ts';
import { createGhostBlog } from './ghost.ts';
import { startGhost, testContentKey, type SamplePost } from './ghost.test-support.ts';
import { createDatabaseBlog } from './database-blog.ts';
import type { Blog, BlogImage } from './port.ts';

/** Both sources have two published articles and a draft. */
const samples = [
  { key: 'older', title: 'What an escort does', day: '2026-10-02', html: '<p>It <b>warns</b>.</p>', isPublished: true },
  { key: 'newer', title: 'Why 16 feet', day: '2026-11-01', html: '<p onclick="x()">Wide.</p>', isPublished: true },
  { key: 'draft', title: 'Not yet', day: '2026-11-05', html: '<p>Soon</p>', isPublished: false },
] as const;
type Sample = (typeof samples)[number];

type Opened = {
  blog: Blog;
  ids: Record<Sample['key'], string>;
  image: Omit<BlogImage, 'alt'>;
  unknownId: string;
  close(): Promise<void>;
};

async function openDatabase(): Promise<Opened> {
  const world = await startWorld();
  const { db, ids: newId } = world.deps;
  const ids = { older: newId(), newer: newId(), draft: newId() };
  const size = { width: 1200, height: 630 };
  const image = { id: newId(), media_type: 'image/png', bytes: 9, stored_at: world.clock.now(), ...size } as const;
  await world.insert('article_images', image);
  const copies = [1600, 480].map((width) => ({ id: newId(), image_id: image.id, width, bytes: 5 }));
  await world.insert('article_image_copies', copies);
  const toNoon = (day: string) => new Date(`${day}T12:00:00Z`);
  const rows = samples.map(({ key, title, day, html, isPublished }) => ({
    id: ids[key],
    title,
    description: `About: ${title}`,
    html,
    status: isPublished ? ('published' as const) : ('draft' as const),
    feature_image_id: key === 'newer' ? image.id : null,
    feature_image_alt: key === 'newer' ? 'A wide load' : '',
    author_id: null,
    created_at: toNoon(day),
    updated_at: key === 'newer' ? toNoon('2026-11-03') : toNoon(day),
    published_at: isPublished ? toNoon(day) : null,
  }));
  await world.insert('articles', rows);
  const url = `/api/articles/${ids.newer}/image?${image.id}`;
  const srcset = `${url}&width=480 480w, ${url}&width=1600 1200w`;
  return { blog: createDatabaseBlog(db), ids, image: { url, srcset, ...size }, unknownId: newId(), close: world.close };
}

async function openGhost(): Promise<Opened> {
  const ids = {
    older: '5ddc9141c35e7700383b2937',
    newer: '5ddc9141c35e7700383b2938',
    draft: '5ddc9141c35e7700383b2939',
  };
  const ghost = await startGhost();
  const imageUrl = `${ghost.url}/content/images/wide.png`;
  const posts: SamplePost[] = samples.map(({ key, title, day, html, isPublished }) => ({
    id: ids[key],
    title,
    custom_excerpt: key === 'newer' ? `About: ${title}` : null,
    excerpt: `About: ${title}`,
    feature_image: key === 'newer' ? imageUrl : null,
    feature_image_alt: key === 'newer' ? 'A wide load' : null,
    published_at: `${day}T12:00:00.000+00:00`,
    ...(key === 'newer' && { updated_at: '2026-11-03T12:00:00.000+00:00' }),
    html,
    status: isPublished ? 'published' : 'draft',
  }));
  ghost.posts.push(...posts);
  const log = pino({ level: 'silent' });
  const places = { url: ghost.url, imageSource: ghost.url };
  const blog = createGhostBlog({ ...places, contentKey: testContentKey, log, timeoutMs: 60_000 });
  const image = { url: imageUrl, srcset: null, width: null, height: null };
  return { blog, ids, image, unknownId: '5ddc9141c35e7700383b2900', close: ghost.close };
}

const inEnglishOnly = { language: 'en', translationOf: null, versions: [] };

describe.each([
  ['database', openDatabase],
  ['ghost', openGhost],
])('the %s blog', (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const toNewest = () => ({
    id: opened.ids.newer,
    title: 'Why 16 feet',
    description: 'About: Why 16 feet',
    featureImage: { ...opened.image, alt: 'A wide load' },
    publishedAt: new Date('2026-11-01T12:00:00Z'),
    updatedAt: new Date('2026-11-03T12:00:00Z'),
    ...inEnglishOnly,
  });

  test('lists published articles, newest first', async () => {
    const page = await opened.blog.list({ page: 1, pageSize: 5, language: 'en' });
    expect(page).toEqual({
      total: 2,
      items: [
        toNewest(),
        {
          id: opened.ids.older,
          title: 'What an escort does',
          description: 'About: What an escort does',
          featureImage: null,
          publishedAt: new Date('2026-10-02T12:00:00Z'),
          updatedAt: new Date('2026-10-02T12:00:00Z'),
          ...inEnglishOnly,
        },
      ],
    });
  });

  test('turns pages, and knows the total on a page past the end', async () => {
    const wide = await opened.blog.list({ page: 2, pageSize: 2, language: 'en' });
    expect(wide).toEqual({ total: 2, items: [] });
  });

  test('reads one article with its text, sanitized', async () => {
    expect(await opened.blog.read(opened.ids.newer)).toEqual({ ...toNewest(), html: '<p>Wide.</p>' });
    expect(await opened.blog.read(opened.ids.older)).toMatchObject({ html: '<p>It <strong>warns</strong>.</p>' });
  });

  test('answers unknown for a draft, an unknown id and an invalid id', async () => {
    for (const id of [opened.ids.draft, opened.unknownId, '../settings', "'; DROP TABLE articles", ''])
      expect(await opened.blog.read(id), id).toBe('unknown');
  });
});
