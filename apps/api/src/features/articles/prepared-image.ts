/** Turns an uploaded picture into the published one, with copies in the widths of devices. */
import { articleImageWidths, type articleImageTypes } from '@wideload/contract';
import type { Sharp } from 'sharp';
import { scaling, workOnPicture, type OpenPicture } from '#platform/files/picture.ts';

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
