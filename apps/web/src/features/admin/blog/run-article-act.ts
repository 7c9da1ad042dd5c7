import type { WrittenArticle } from '@wideload/contract';
import { articles } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ArticleText } from './article/article-text.ts';
import type { PictureChange } from './picture/picture.ts';

export type ArticleAct = 'save' | 'publish' | 'unpublish';

type State = {
  /** Null before the first save. */
  saved: WrittenArticle | null;
  version: number;
  /** Null where it is saved as it stands. */
  text: ArticleText | null;
  picture: PictureChange;
  /** Each thing is told as soon as the server has it, whatever becomes of the next. */
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

/** Saves what is not saved, then publishes where that is wanted. An article is taken back as it is: that must not wait for half a sentence. */
export async function runArticleAct(act: ArticleAct, state: State): Promise<WrittenArticle> {
  const { saved, version, onMoved } = state;
  if (act === 'unpublish' && saved !== null) {
    const fresh = await call(articles.unpublish, { params: { id: saved.id }, body: { version } });
    onMoved(fresh);
    return fresh;
  }
  const written = await saveText(state);
  await savePicture(written, state);
  if (act === 'save') return written;
  // The version that the text was saved in, so that nothing is published that was never seen here.
  const body = { version: state.text === null && saved !== null ? version : written.version };
  const fresh = await call(articles.publish, { params: { id: written.id }, body });
  onMoved(fresh);
  return fresh;
}
