import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The pixels of a page at 72 dpi, four bytes each. */
export type PageImage = { width: number; height: number; data: Uint8Array };

// One for a worker: it compiles 4 MB.
let library: Promise<PDFiumLibrary> | undefined;

/** Each page as Chromium and Edge show it, whose engine this is, with its form fields. */
export async function drawPdf(bytes: Uint8Array): Promise<PageImage[]> {
  library ??= PDFiumLibrary.init();
  const pdf = await (await library).loadDocument(bytes);
  try {
    const pages: PageImage[] = [];
    for (const page of pdf.pages()) {
      const { width, height, data } = await page.render({ scale: 1, renderFormFields: true, render: 'bitmap' });
      pages.push({ width, height, data: Uint8Array.from(data) });
    }
    return pages;
  } finally {
    pdf.destroy();
  }
}

/** The share of pixels that differ visibly; 1 for pages of different sizes. */
export function comparePageImages(one: PageImage | undefined, other: PageImage | undefined): number {
  if (one?.width !== other?.width || one?.height !== other?.height || one === undefined) return 1;
  const visible = 48;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (color) => Math.abs((one.data[at + color] ?? 0) - (other?.data[at + color] ?? 0)) > visible,
    );
    if (differs) differing += 1;
  }
  return differing / (one.width * one.height);
}
