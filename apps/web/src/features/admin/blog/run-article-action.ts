import type { WrittenArticle } from '@wideload/contract';
import { articles } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ArticleText } from './article-text.ts';
import type { PictureChange } from './picture.ts';

export type ArticleAction = 'save' | 'publish' | 'unpublish';

type State = {
  /** Null before the first save. */
  saved: WrittenArticle | null;
  version: number;
  /** Null when the text has no unsaved changes. */
  text: ArticleText | null;
  picture: PictureChange;
  /** Runs as soon as the server saved its part, even if the next part fails. */
  onText: (fresh: WrittenArticle) => void;
  onPicture: (imageId: string | null) => void;
  onMoved: (fresh: WrittenArticle) => void;
};

async function saveText({ saved, version, text, onText }: State): Promise<WrittenArticle> {
  if (saved !== null && text === null) return saved;
  const body = text ?? { title: '' };
  const fresh =
    saved === null
      ? await call(articles.create, { body })
      : await call(articles.save, { params: { id: saved.id }, body: { ...body, version } });
  onText(fresh);
  return fresh;
}

async function savePicture({ id }: WrittenArticle, { picture, onPicture }: State): Promise<string | null | undefined> {
  if (picture.kind === 'none') return undefined;
  const params = { id };
  const { image_id: imageId } =
    picture.kind === 'chosen'
      ? await call(articles.setImage, { params, body: picture.file })
      : await call(articles.removeImage, { params });
  onPicture(imageId);
  return imageId;
}

/** Unpublishing does not save: it must not wait for half a sentence. */
export async function runArticleAction(act: ArticleAction, state: State): Promise<WrittenArticle> {
  const { saved, version, onMoved } = state;
  if (act === 'unpublish' && saved !== null) {
    const fresh = await call(articles.unpublish, { params: { id: saved.id }, body: { version } });
    onMoved(fresh);
    return fresh;
  }
  const written = await saveText(state);
  await savePicture(written, state);
  if (act === 'save') return written;
  // The version of this save, so that nothing unseen is published.
  const body = { version: state.text === null && saved !== null ? version : written.version };
  const fresh = await call(articles.publish, { params: { id: written.id }, body });
  onMoved(fresh);
  return fresh;
}
