import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { keepFile, stageFile, type NewFile } from '#platform/files/stored-files.ts';
import type { CopyRow, ImageRow } from './article-images.store.ts';
import type { PreparedImage } from './prepared-image.ts';

export type StagedImage = { image: ImageRow; copies: CopyRow[] };

export function toImageKey(id: string) {
  return `articles/${id}` as const;
}

type WithFiles = StagedImage & { files: NewFile[] };

export function createStagedImage(deps: Deps, prepared: PreparedImage): WithFiles {
  const { mediaType, bytes, width, height, copies: made } = prepared;
  const id = deps.ids();
  const copies = made.map((copy) => ({
    row: { id: deps.ids(), image_id: id, width: copy.width, bytes: copy.bytes.length },
    bytes: copy.bytes,
  }));
  return {
    image: { id, media_type: mediaType, bytes: bytes.length, width, height, stored_at: deps.clock.now() },
    copies: copies.map(({ row }) => row),
    files: [
      { key: toImageKey(id), bytes, mediaType },
      ...copies.map((copy) => ({ key: toImageKey(copy.row.id), bytes: copy.bytes, mediaType: 'image/webp' })),
    ],
  };
}

/** Its files are removed within an hour unless `keepStaged` follows. */
export async function stageImage(deps: Deps, prepared: PreparedImage): Promise<StagedImage> {
  const { files, ...staged } = createStagedImage(deps, prepared);
  for (const file of files) await stageFile(deps, file);
  return staged;
}

/** Call it in the transaction that writes the rows. */
export async function keepStaged(tx: Tx, { image, copies }: StagedImage): Promise<void> {
  for (const { id } of [image, ...copies]) await keepFile(tx, toImageKey(id));
}
