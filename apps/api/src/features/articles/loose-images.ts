import { after, HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { deleteImage, listLooseImages } from './article-images.store.ts';

/** Where the file of a picture is kept. */
export function keyOf(imageId: string) {
  return `articles/${imageId}` as const;
}

async function discard({ db, documentStore }: Deps, id: string): Promise<void> {
  await documentStore.remove(keyOf(id));
  await deleteImage(db, id);
}

/** Removes a picture that no article has any more. Where the storage is away the sweep does it later: what was asked for is done. */
export async function dropImage(deps: Deps, id: string): Promise<void> {
  try {
    await discard(deps, id);
  } catch (error) {
    deps.log.warn({ event: 'article.image_left', imageId: id, err: error });
  }
}

/** Removes the pictures that an interrupted upload, or a storage that was away, has left behind. */
export async function sweepArticleImages(deps: Deps): Promise<void> {
  // An upload in progress is minutes old at most.
  for (const id of await listLooseImages(deps.db, after(deps.clock.now(), -HOUR))) await discard(deps, id);
}
