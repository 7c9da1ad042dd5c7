import { crc32, deflateSync } from 'node:zlib';
import type { DrawnPdf } from '../pdf-job.ts';
import { withMemory, type Pdfium } from './engine.ts';
import { UnreadablePdf, withDocument, withPage } from './open-document.ts';

/** Small print stays readable when a phone shows half of the width. */
const WIDTH = 1224;
/** A permit with its conditions; the PDF has the others. */
const MOST_PAGES = 16;
/** A page that is much longer than paper would take the memory of many. */
const MOST_HEIGHT = 4 * WIDTH;
const flags = { annotations: 0x01, grayscale: 0x08 };
const gray = 1;

/** The pages as a viewer shows them. No pages of a PDF that cannot be opened. */
export function drawPages(pdfium: Pdfium, bytes: Uint8Array): DrawnPdf {
  try {
    return withDocument(pdfium, bytes, (open) => {
      const drawn = Array.from({ length: Math.min(open.pages, MOST_PAGES) }, (_, index) =>
        withPage(pdfium, open, index, (page) => drawPage(pdfium, page, open.form)),
      );
      return { pages: drawn, count: open.pages };
    });
  } catch (error) {
    if (error instanceof UnreadablePdf) return { pages: [], count: 0 };
    throw error;
  }
}

function drawPage(pdfium: Pdfium, page: number, form: number): Uint8Array {
  const [across, down] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const height = Math.max(1, Math.min(MOST_HEIGHT, Math.round((WIDTH * down) / Math.max(1, across))));
  return withMemory(pdfium, WIDTH * height, (memory) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(WIDTH, height, gray, memory, WIDTH);
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, WIDTH, height, 0xffffffff);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, WIDTH, height, 0, flags.annotations | flags.grayscale);
    pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, WIDTH, height, 0, flags.grayscale);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return encodePng(pdfium.HEAPU8.subarray(memory, memory + WIDTH * height), WIDTH);
  });
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const DEPTH = 4;

/** Sixteen shades of gray: letters look the same with them, and a page takes half of the bytes. */
function encodePng(points: Uint8Array, width: number): Uint8Array {
  const height = points.length / width;
  const line = 1 + width / 2;
  const packed = new Uint8Array(line * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      packed[y * line + 1 + x / 2] = ((points[at] ?? 0) & 0xf0) | ((points[at + 1] ?? 0) >> 4);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = DEPTH;
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(packed, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
