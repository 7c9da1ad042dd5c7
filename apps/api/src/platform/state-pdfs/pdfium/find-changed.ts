import type { Pdfium } from './engine.ts';
import { UnreadablePdf, withDocument, withPage, type OpenDocument } from './open-document.ts';
import { viewPage } from './page-view.ts';

/** The pages of a permit within the joined file. `tolerance`: the share of points that may differ. */
export type JoinedPages = { bytes: Uint8Array; first: number; tolerance: number };

/** Differences in brightness that nobody sees: letters drawn by two programs lie a little apart. */
const VISIBLE = 48;

type Drawn = { width: number; height: number; points: Uint8Array };
type Place = { open: OpenDocument; index: number };

function draw<T>(pdfium: Pdfium, { open, index }: Place, work: (drawn: Drawn) => T): T {
  return withPage(pdfium, open, index, (page) => {
    const { width, height, draw: drawView } = viewPage(pdfium, page);
    return drawView(open.form, (points) => work({ width, height, points }));
  });
}

function countShare(own: Drawn, other: Drawn): number {
  if (own.width !== other.width || own.height !== other.height) return 1;
  let differing = 0;
  // Half a million points: an iterator of them would be garbage of megabytes.
  for (let at = 0; at < own.points.length; at += 1)
    if (Math.abs((own.points[at] ?? 0) - (other.points[at] ?? 0)) > VISIBLE) differing += 1;
  return differing / own.points.length;
}

function comparePages(pdfium: Pdfium, one: Place, other: Place): number {
  const own = draw(pdfium, one, (drawn) => ({ ...drawn, points: drawn.points.slice() }));
  return draw(pdfium, other, (drawn) => countShare(own, drawn));
}

function compareFiles(pdfium: Pdfium, all: OpenDocument, { bytes, first, tolerance }: JoinedPages) {
  try {
    const isSame = withDocument(pdfium, bytes, (own) =>
      Array.from({ length: own.pages }, (_, index) => index).every(
        (index) => comparePages(pdfium, { open: own, index }, { open: all, index: first + index }) <= tolerance,
      ),
    );
    return isSame ? null : 'changed';
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'damaged';
    throw error;
  }
}

/** `at` is an index of the permits. */
export type ChangedPermit = { at: number; because: 'changed' | 'damaged' };

/** The permits with a page that looks otherwise in the joined file than in their own, and those that viewers do not open. */
export function findChanged(pdfium: Pdfium, joined: Uint8Array, permits: readonly JoinedPages[]): ChangedPermit[] {
  return withDocument(pdfium, joined, (all) =>
    permits.flatMap((permit, at) => {
      const because = compareFiles(pdfium, all, permit);
      return because === null ? [] : [{ at, because }];
    }),
  );
}
