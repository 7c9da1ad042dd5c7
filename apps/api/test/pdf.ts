import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a reader sees of a PDF: its words in one line, its pages, its title, and whether a screen reader is told its structure. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const marks: { Marked?: boolean } | null = await pdf.getMarkInfo();
  return {
    text: text.replaceAll(/\s+/g, ' '),
    pages: totalPages,
    title: String(info['Title']),
    language: String(info['Language']),
    isTagged: marks?.Marked === true,
  };
}
