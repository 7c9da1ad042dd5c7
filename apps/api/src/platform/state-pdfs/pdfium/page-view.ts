import { withMemory, type Pdfium } from './engine.ts';

/** In points, from the upper left corner of the page. */
export type Area = { left: number; top: number; right: number; bottom: number };

/** The page without its own turn, which a program sets so that a sheet lies as it is held: lines of text then run from left to right. */
export type PageView = {
  page: number;
  width: number;
  height: number;
  toY: (x: number, y: number) => number;
  /** From left, top, right and bottom in the coordinates of the file. */
  toArea: (left: number, top: number, right: number, bottom: number) => Area;
  /** Draws what a viewer shows, and gives `work` one byte of brightness for each point, which the next call of PDFium may move. */
  draw: <T>(form: number, work: (points: Uint8Array) => T) => T;
};

/** PDFium gives whole pixels. */
const PRECISION = 100;
const flags = { annotations: 0x01, grayscale: 0x08 };
const gray = 1;

export function viewPage(pdfium: Pdfium, page: number): PageView {
  const rotation = pdfium._FPDFPage_GetRotation(page);
  const turns = (4 - rotation) % 4;
  const toSide = (points: number) => Math.max(1, Math.floor(points));
  const [across, down] = [toSide(pdfium._FPDF_GetPageWidthF(page)), toSide(pdfium._FPDF_GetPageHeightF(page))];
  const [width, height] = rotation % 2 === 0 ? [across, down] : [down, across];

  const { from, right, up } = findProjection(pdfium, page, { width, height, turns });
  const toX = (x: number, y: number) => from.x + x * right.x + y * up.x;
  const toY = (x: number, y: number) => from.y + x * right.y + y * up.y;
  function toArea(left: number, top: number, far: number, bottom: number): Area {
    const x = toX(left, top);
    const otherX = toX(far, bottom);
    const y = toY(left, top);
    const otherY = toY(far, bottom);
    return {
      left: Math.min(x, otherX),
      right: Math.max(x, otherX),
      top: Math.min(y, otherY),
      bottom: Math.max(y, otherY),
    };
  }
  function draw<T>(form: number, work: (points: Uint8Array) => T): T {
    return withMemory(pdfium, width * height, (memory) => {
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, gray, memory, width);
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, flags.annotations | flags.grayscale);
      pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, turns, flags.grayscale);
      pdfium._FPDFBitmap_Destroy(bitmap);
      return work(pdfium.HEAPU8.subarray(memory, memory + width * height));
    });
  }
  return { page, width, height, toY, toArea, draw };
}

type Point = { x: number; y: number };

/** The file's origin on the view, and one point of the file to the right and up; PDFium projects three points, which fix all others. */
function findProjection(
  pdfium: Pdfium,
  page: number,
  { width, height, turns }: { width: number; height: number; turns: number },
): Record<'from' | 'right' | 'up', Point> {
  const project = (x: number, y: number): Point =>
    withMemory(pdfium, 8, (memory) => {
      const [w, h] = [width * PRECISION, height * PRECISION];
      pdfium._FPDF_PageToDevice(page, 0, 0, w, h, turns, x, y, memory, memory + 4);
      const { numbers } = pdfium;
      return { x: numbers.getInt32(memory, true) / PRECISION, y: numbers.getInt32(memory + 4, true) / PRECISION };
    });
  const far = 1000;
  const [from, right, up] = [project(0, 0), project(far, 0), project(0, far)];
  const toStep = ({ x, y }: Point): Point => ({ x: (x - from.x) / far, y: (y - from.y) / far });
  return { from, right: toStep(right), up: toStep(up) };
}
