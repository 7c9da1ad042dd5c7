import type { ArticleBody } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { createArticle, publishArticle, setImage } from '#features/articles/articles.service.ts';
import type { World } from '../world.ts';
import { aUser } from './user-factories.ts';

export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

export async function anAdmin(world: World): Promise<Admin> {
  const { id } = await aUser(world, { role: 'admin' });
  return { kind: 'admin', personId: id, sessionId: world.deps.ids(), deskRole: 'owner' };
}

type Wanted = Partial<ArticleBody> & { isPublished?: boolean; hasImage?: boolean };

/** By default a draft without a picture, by a new admin. */
export async function anArticle(world: World, wanted: Wanted = {}): Promise<{ id: string; version: number }> {
  const { title = 'Why escorts', description = 'Who drives ahead, and when.', html = '<p>Escorts warn.</p>' } = wanted;
  const by = await anAdmin(world);
  const { language = 'en', translation_of = null } = wanted;
  const body: ArticleBody = { title, description, feature_image_alt: '', html, language, translation_of };
  const article = await createArticle(world.deps, by, body);
  if (wanted.hasImage === true) {
    const file = new File([new Uint8Array(tinyPng)], 'upload', { type: 'image/png' });
    await setImage(world.deps, by, { id: article.id, file });
  }
  return wanted.isPublished === true ? publishArticle(world.deps, by, article) : article;
}
