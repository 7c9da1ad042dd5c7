import type { Pdfium } from './engine.ts';
import { withDocument, withPage, type OpenDocument } from './open-document.ts';
import { viewPage } from './page-view.ts';

/** The pages of a permit within the joined file. `tolerance`: the share of points that may differ. */
export type JoinedPages = { bytes: Uint8Array; first: number; tolerance: number };

/** Differences in brightness that nobody sees: letters drawn by two programs lie a little apart. */
const VISIBLE = 48;

type Drawn = { width: number; height: number; data: Uint8Array };

function draw(pdfium: Pdfium, open: OpenDocument, index: number): Drawn {
  return withPage(pdfium, open, index, (page) => {
    const view = viewPage(pdfium, page);
    return { width: view.width, height: view.height, data: view.draw(open.form) };
  });
}

function countShare(own: Drawn, other: Drawn): number {
  if (own.width !== other.width || own.height !== other.height) return 1;
  let differing = 0;
  for (const [at, brightness] of own.data.entries())
    if (Math.abs(brightness - (other.data[at] ?? 0)) > VISIBLE) differing += 1;
  return differing / own.data.length;
}

/** Indexes of the permits with a page that looks otherwise in the joined file than in their own. */
export function findChanged(pdfium: Pdfium, joined: Uint8Array, permits: readonly JoinedPages[]): number[] {
  return withDocument(pdfium, joined, (all) =>
    permits.flatMap(({ bytes, first, tolerance }, at) => {
      const isSame = withDocument(pdfium, bytes, (own) =>
        Array.from({ length: own.pages }, (_, index) => index).every(
          (index) => countShare(draw(pdfium, own, index), draw(pdfium, all, first + index)) <= tolerance,
        ),
      );
      return isSame ? [] : [at];
    }),
  );
}
