import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';

export type Bookmark = { title: string; page: number };

/** A list that viewers show beside the pages (ISO 32000-1, 12.3.3); pdf-lib has no call for it. */
export function addBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return;
  const { context } = pdf;
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  const link = (name: 'Prev' | 'Next', ref: PDFRef | undefined) => (ref === undefined ? {} : { [name]: ref });
  for (const [index, { title, page }] of bookmarks.entries()) {
    const ref = refs[index];
    if (ref === undefined) continue;
    const around = { ...link('Prev', refs[index - 1]), ...link('Next', refs[index + 1]) };
    const target = [pdf.getPage(page).ref, PDFName.of('Fit')];
    context.assign(ref, context.obj({ Title: PDFHexString.fromText(title), Parent: root, Dest: target, ...around }));
  }
  const ends = { First: refs[0], Last: refs.at(-1), Count: refs.length };
  context.assign(root, context.obj({ Type: 'Outlines', ...ends }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
}
