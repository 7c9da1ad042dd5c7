import { withMemory, type Pdfium } from './engine.ts';

/** Bytes of the record that a form needs; only its version is set. */
const FORM_SIZE = 256;
const VERSION = 2;
const passwordError = 4;

export class UnreadablePdf extends Error {
  readonly because: 'encrypted' | 'unreadable';
  constructor(because: UnreadablePdf['because']) {
    super(`The PDF is ${because}.`);
    this.because = because;
  }
}

/** Handles of an open document and of its form. */
export type OpenDocument = { document: number; form: number; pages: number };

/** Gives `work` the document, and closes it. @throws UnreadablePdf */
export function withDocument<T>(pdfium: Pdfium, bytes: Uint8Array, work: (open: OpenDocument) => T): T {
  return withMemory(pdfium, bytes.length, (memory) => {
    pdfium.HEAPU8.set(bytes, memory);
    const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
    if (document === 0)
      throw new UnreadablePdf(pdfium._FPDF_GetLastError() === passwordError ? 'encrypted' : 'unreadable');
    try {
      const pages = pdfium._FPDF_GetPageCount(document);
      return withForm(pdfium, document, (form) => work({ document, form, pages }));
    } finally {
      pdfium._FPDF_CloseDocument(document);
    }
  });
}

function withForm<T>(pdfium: Pdfium, document: number, work: (form: number) => T): T {
  return withMemory(pdfium, FORM_SIZE, (memory) => {
    pdfium.numbers.setUint32(memory, VERSION, true);
    const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, memory);
    try {
      return work(form);
    } finally {
      pdfium._FPDFDOC_ExitFormFillEnvironment(form);
    }
  });
}

/** Gives `work` the page, and closes it. @throws UnreadablePdf */
export function withPage<T>(
  pdfium: Pdfium,
  { document, form }: OpenDocument,
  index: number,
  work: (page: number) => T,
): T {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new UnreadablePdf('unreadable');
  pdfium._FORM_OnAfterLoadPage(page, form);
  try {
    return work(page);
  } finally {
    pdfium._FORM_OnBeforeClosePage(page, form);
    pdfium._FPDF_ClosePage(page);
  }
}
