// A file that an admin uploads: the picture of an article.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/child.mjs';
import type { ProductBeside } from './beside.ts';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
export const dot = new File([Buffer.from(onePixel, 'base64')], 'dot.png', { type: 'image/png' });

export function readDrawing(): File {
  const file = path.join(root, 'apps/api/src/seed/articles/pictures/escorts.en.png');
  return new File([new Uint8Array(readFileSync(file))], 'drawing.png', { type: 'image/png' });
}

/** @returns the id of a draft. */
export async function createArticle(product: ProductBeside): Promise<string> {
  const { body } = await product.call('POST', '/articles', { title: 'Bridges of Ohio' });
  return String(body['id']);
}
