import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { listCopyWidths, type PreparedImage } from '#features/articles/articles.service.ts';

/** Pixels of each picture, as `apps/web/scripts/draw-pictures.mjs` draws it. */
const size = { width: 1200, height: 630 };

/** The picture as `prepareImage` would make it, from the copies that `apps/api/scripts/prepare-pictures.mjs` wrote. */
export async function readPicture(original: URL): Promise<PreparedImage> {
  const copies = listCopyWidths(size.width)
    .map((width) => ({ width, file: new URL(original.href.replace(/png$/, `${width}.webp`)) }))
    // Copies that would be larger than the original were not written.
    .filter(({ file }) => existsSync(file))
    .map(async ({ width, file }) => ({ width, bytes: await readFile(file) }));
  return { mediaType: 'image/png', bytes: await readFile(original), ...size, copies: await Promise.all(copies) };
}
