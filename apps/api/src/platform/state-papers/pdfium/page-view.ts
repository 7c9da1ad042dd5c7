import { viewMemory, withMemory, type Pdfium } from './engine.ts';

/** In points, from the upper left corner of the page. */
export type Area = { left: number; top: number; right: number; bottom: number };

/** The page without its own turn, which a program sets so that a sheet lies as it is held: lines of text then run from left to right. */
export type PageView = {
  page: number;
  width: number;
  height: number;
  toPoint: (x: number, y: number) => { x: number; y: number };
  /** From left, top, right and bottom in the coordinates of the file. */
  toArea: (left: number, top: number, right: number, bottom: number) => Area;
  /** Draws what a viewer shows: one byte of brightness for each point. */
  draw: (form: number) => Uint8Array;
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

  const toPoint = findProjection(pdfium, page, { width, height, turns });
  function toArea(left: number, top: number, right: number, bottom: number): Area {
    const one = toPoint(left, top);
    const other = toPoint(right, bottom);
    return {
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    };
  }
  function draw(form: number): Uint8Array {
    return withMemory(pdfium, width * height, (memory) => {
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, gray, memory, width);
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, flags.annotations | flags.grayscale);
      pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, turns, flags.grayscale);
      pdfium._FPDFBitmap_Destroy(bitmap);
      return pdfium.HEAPU8.slice(memory, memory + width * height);
    });
  }
  return { page, width, height, toPoint, toArea, draw };
}

type Point = { x: number; y: number };

/** From coordinates of the file to points on the view; PDFium projects three points, which fix all others. */
function findProjection(
  pdfium: Pdfium,
  page: number,
  { width, height, turns }: { width: number; height: number; turns: number },
): (x: number, y: number) => Point {
  const project = (x: number, y: number): Point =>
    withMemory(pdfium, 8, (memory) => {
      const [w, h] = [width * PRECISION, height * PRECISION];
      pdfium._FPDF_PageToDevice(page, 0, 0, w, h, turns, x, y, memory, memory + 4);
      const numbers = viewMemory(pdfium, memory);
      return { x: numbers.getInt32(0, true) / PRECISION, y: numbers.getInt32(4, true) / PRECISION };
    });
  const far = 1000;
  const [origin, right, up] = [project(0, 0), project(far, 0), project(0, far)];
  return (x, y) => ({
    x: origin.x + (x * (right.x - origin.x) + y * (up.x - origin.x)) / far,
    y: origin.y + (x * (right.y - origin.y) + y * (up.y - origin.y)) / far,
  });
}
