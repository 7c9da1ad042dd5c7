/** Turns an uploaded picture into the published one, with copies in the widths of devices. */
import { articleImageWidths, type articleImageTypes } from '@wideload/contract';
import type { Sharp } from 'sharp';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { scaling, workOnPicture, type OpenPicture } from '#platform/files/picture.ts';
import { keepFile, stageFile, type NewFile } from '#platform/files/stored-files.ts';
import type { CopyRow, ImageRow } from './articles.store.ts';

type Width = (typeof articleImageWidths)[number];
type ImageType = (typeof articleImageTypes)[number];

/** A narrower picture is not enlarged. */
type Copy = { width: Width; bytes: Uint8Array };
export type PreparedImage = {
  mediaType: ImageType;
  bytes: Uint8Array;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  copies: Copy[];
};

/** The two small copies are for dense phone screens, which hide the lower quality. */
const qualities = { 480: 60, 680: 52, 1080: 72, 1600: 72 } as const satisfies Record<Width, number>;

/** The next larger width holds the picture at its full width. */
export function listCopyWidths(own: number): Width[] {
  return articleImageWidths.filter((_, at) => own > (articleImageWidths[at - 1] ?? 0));
}

function encodeCopy(image: Sharp, width: Width): Promise<Uint8Array> {
  return image
    .resize({ width, ...scaling })
    .webp({ quality: qualities[width], effort: 6 })
    .toBuffer();
}

async function encodeAll({ mediaType, width, height, scale, encode }: OpenPicture): Promise<PreparedImage> {
  const bytes = await encode();
  const open = await scale(Math.max(...articleImageWidths));
  const copies: Copy[] = [];
  for (const copyWidth of listCopyWidths(width)) {
    const copy = await encodeCopy(open(), copyWidth);
    // The PNG of a flat drawing can be smaller than its copies, and wider copies are larger still.
    if (copy.length >= bytes.length) break;
    copies.push({ width: copyWidth, bytes: copy });
  }
  return { mediaType, bytes, width, height, copies };
}

export function prepareImage(uploaded: Uint8Array): Promise<PreparedImage> {
  return workOnPicture(uploaded, 'article.image-refused', encodeAll);
}

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
