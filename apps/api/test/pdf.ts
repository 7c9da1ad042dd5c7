import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The text in one line, the pages, the title, and whether the file is tagged for screen readers. */
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

/** The layers, and if PDF.js, the viewer of Firefox, shows each of them at first. */
export async function readLayers(bytes: Uint8Array): Promise<{ name: string; visible: boolean }[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const config = await pdf.getOptionalContentConfig();
  return [...config].map(([, { name, visible }]) => ({ name, visible }));
}

/** The names that a viewer shows beside the pages, each with the page that it leads to. */
export async function readBookmarks(bytes: Uint8Array): Promise<[string, number][]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const outline = await pdf.getOutline();
  return Promise.all(
    outline.map(async ({ title, dest }): Promise<[string, number]> => [title, await pdf.getPageIndex(dest?.[0])]),
  );
}
