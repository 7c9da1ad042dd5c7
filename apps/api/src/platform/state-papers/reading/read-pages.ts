import type { PaperPage } from '@wideload/domain';
import { keepShown } from './keep-shown.ts';
import { viewPage, type PageView } from './page-view.ts';
import { viewMemory, withMemory, type Pdfium } from './pdfium.ts';
import { placeWords } from './place-words.ts';
import { readCharacters } from './read-characters.ts';
import { readFields } from './read-fields.ts';
import { turnUpright } from './turn-upright.ts';

/** A permit's facts are on its first pages; routes and conditions follow. */
const MAX_PAGES = 12;
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

/** The words of each page that a viewer shows, with their places. @throws UnreadablePdf */
export function readPages(pdfium: Pdfium, bytes: Uint8Array): PaperPage[] {
  return withMemory(pdfium, bytes.length, (memory) => {
    pdfium.HEAPU8.set(bytes, memory);
    const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
    if (document === 0)
      throw new UnreadablePdf(pdfium._FPDF_GetLastError() === passwordError ? 'encrypted' : 'unreadable');
    try {
      return withForm(pdfium, document, (form) => {
        const count = Math.min(pdfium._FPDF_GetPageCount(document), MAX_PAGES);
        if (count === 0) throw new UnreadablePdf('unreadable');
        return Array.from({ length: count }, (_, index) => readPageAt(pdfium, { document, form, index }));
      });
    } finally {
      pdfium._FPDF_CloseDocument(document);
    }
  });
}

function withForm<T>(pdfium: Pdfium, document: number, work: (form: number) => T): T {
  return withMemory(pdfium, FORM_SIZE, (memory) => {
    viewMemory(pdfium, memory).setUint32(0, VERSION, true);
    const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, memory);
    try {
      return work(form);
    } finally {
      pdfium._FPDFDOC_ExitFormFillEnvironment(form);
    }
  });
}

type At = { document: number; form: number; index: number };

function readPageAt(pdfium: Pdfium, { document, form, index }: At): PaperPage {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new UnreadablePdf('unreadable');
  pdfium._FORM_OnAfterLoadPage(page, form);
  try {
    return readPage(pdfium, viewPage(pdfium, page), form);
  } finally {
    pdfium._FORM_OnBeforeClosePage(page, form);
    pdfium._FPDF_ClosePage(page);
  }
}

function readPage(pdfium: Pdfium, view: PageView, form: number): PaperPage {
  const characters = readCharacters(pdfium, view);
  const fields = readFields(pdfium, view, form);
  const shown = characters.length === 0 ? [] : keepShown(characters, view, view.draw(form));
  const { upright, aslant } = turnUpright(shown, view);
  const share = (count: number) => (shown.length === 0 ? 0 : count / shown.length);
  return {
    pieces: [...placeWords(upright), ...fields],
    aslant: aslant.map((letters) => letters.map(({ text }) => text).join('')),
    unmapped: share(shown.filter(({ isUnmapped }) => isUnmapped).length),
    isScan: share(shown.filter(({ isInvisible }) => isInvisible).length) > 0.5,
  };
}
