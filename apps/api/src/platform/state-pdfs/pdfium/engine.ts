import { PDFiumModule } from '@hyzyla/pdfium';

type Handle = number;

/** The calls of PDFium, the engine of Chromium and Edge, that reading needs. Handles and pointers are numbers; 0 is none. */
type Calls = {
  /** @param config 0 is the usual one */
  _FPDF_InitLibraryWithConfig(config: Handle): void;
  _FPDF_LoadMemDocument(bytes: Handle, size: number, password: Handle): Handle;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: Handle): void;
  _FPDF_GetPageCount(document: Handle): number;
  _FPDF_LoadPage(document: Handle, index: number): Handle;
  _FPDF_ClosePage(page: Handle): void;
  _FPDF_GetPageWidthF(page: Handle): number;
  _FPDF_GetPageHeightF(page: Handle): number;
  _FPDFPage_GetRotation(page: Handle): number;
  _FPDF_PageToDevice(
    page: Handle,
    left: number,
    top: number,
    width: number,
    height: number,
    turns: number,
    x: number,
    y: number,
    deviceX: Handle,
    deviceY: Handle,
  ): number;
  _FPDFText_LoadPage(page: Handle): Handle;
  _FPDFText_ClosePage(text: Handle): void;
  _FPDFText_CountChars(text: Handle): number;
  _FPDFText_GetText(text: Handle, first: number, count: number, buffer: Handle): number;
  _FPDFText_GetUnicode(text: Handle, index: number): number;
  _FPDFText_IsGenerated(text: Handle, index: number): number;
  _FPDFText_HasUnicodeMapError(text: Handle, index: number): number;
  _FPDFText_GetFontSize(text: Handle, index: number): number;
  _FPDFText_GetCharAngle(text: Handle, index: number): number;
  _FPDFText_GetCharOrigin(text: Handle, index: number, x: Handle, y: Handle): number;
  _FPDFText_GetLooseCharBox(text: Handle, index: number, box: Handle): number;
  _FPDFText_GetTextObject(text: Handle, index: number): Handle;
  _FPDFTextObj_GetTextRenderMode(object: Handle): number;
  _FPDFTextObj_GetFont(object: Handle): Handle;
  _FPDFTextObj_GetRenderedBitmap(document: Handle, page: Handle, object: Handle, scale: number): Handle;
  /** Makes annotations part of the page, which has to be opened anew. @param usage 0: as a viewer shows them */
  _FPDFPage_Flatten(page: Handle, usage: number): number;
  _FPDFPage_CountObjects(page: Handle): number;
  _FPDFPage_GetObject(page: Handle, index: number): Handle;
  _FPDFPageObj_GetType(object: Handle): number;
  _FPDFPageObj_GetClipPath(object: Handle): Handle;
  _FPDFClipPath_CountPaths(clip: Handle): number;
  _FPDFPageObj_CountMarks(object: Handle): number;
  _FPDFPageObj_GetMark(object: Handle, index: number): Handle;
  _FPDFPageObjMark_GetName(mark: Handle, name: Handle, size: number, length: Handle): number;
  _FPDFPageObj_HasTransparency(object: Handle): number;
  _FPDFPageObj_GetFillColor(object: Handle, red: Handle, green: Handle, blue: Handle, alpha: Handle): number;
  _FPDFPageObj_GetBounds(object: Handle, left: Handle, bottom: Handle, right: Handle, top: Handle): number;
  _FPDFPageObj_GetStrokeWidth(object: Handle, width: Handle): number;
  _FPDFPath_GetDrawMode(object: Handle, fill: Handle, stroke: Handle): number;
  _FPDFText_GetMatrix(text: Handle, index: number, matrix: Handle): number;
  _FPDFDOC_InitFormFillEnvironment(document: Handle, form: Handle): Handle;
  _FPDFDOC_ExitFormFillEnvironment(form: Handle): void;
  _FORM_OnAfterLoadPage(page: Handle, form: Handle): void;
  _FORM_OnBeforeClosePage(page: Handle, form: Handle): void;
  _FPDFPage_GetAnnotCount(page: Handle): number;
  _FPDFPage_GetAnnot(page: Handle, index: number): Handle;
  _FPDFPage_CloseAnnot(annotation: Handle): void;
  _FPDFAnnot_GetSubtype(annotation: Handle): number;
  _FPDFAnnot_GetFlags(annotation: Handle): number;
  _FPDFAnnot_SetFlags(annotation: Handle, flags: number): number;
  _FPDFAnnot_GetStringValue(annotation: Handle, key: Handle, buffer: Handle, size: number): number;
  _FPDFAnnot_IsChecked(form: Handle, annotation: Handle): number;
  _FPDFAnnot_GetObjectCount(annotation: Handle): number;
  _FPDFAnnot_CountAttachmentPoints(annotation: Handle): number;
  _FPDFAnnot_GetAttachmentPoints(annotation: Handle, index: number, corners: Handle): number;
  _FPDFAnnot_GetRect(annotation: Handle, rectangle: Handle): number;
  _FPDFAnnot_GetFormFieldType(form: Handle, annotation: Handle): number;
  _FPDFAnnot_GetFormFieldValue(form: Handle, annotation: Handle, buffer: Handle, size: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, bytes: Handle, stride: number): Handle;
  _FPDFBitmap_FillRect(bitmap: Handle, left: number, top: number, width: number, height: number, color: number): void;
  _FPDFBitmap_GetBuffer(bitmap: Handle): Handle;
  _FPDFBitmap_GetStride(bitmap: Handle): number;
  _FPDFBitmap_GetHeight(bitmap: Handle): number;
  _FPDFBitmap_Destroy(bitmap: Handle): void;
  _FPDF_RenderPageBitmap(
    bitmap: Handle,
    page: Handle,
    left: number,
    top: number,
    width: number,
    height: number,
    turns: number,
    flags: number,
  ): void;
  _FPDF_FFLDraw(
    form: Handle,
    bitmap: Handle,
    page: Handle,
    left: number,
    top: number,
    width: number,
    height: number,
    turns: number,
    flags: number,
  ): void;
};

type Module = { HEAPU8: Uint8Array<ArrayBuffer>; wasmExports: Record<string, unknown> };
/** Both are others when PDFium has taken more memory. */
type Memory = { readonly HEAPU8: Uint8Array<ArrayBuffer>; readonly numbers: DataView<ArrayBuffer> };

export type Pdfium = Calls & Memory & { _malloc(size: number): Handle; _free(pointer: Handle): void };

/** The module checks the arguments of each call, which takes longer than most calls themselves: these are the calls without that. */
function toPdfium(module: Module): Pdfium {
  const calls = Object.entries(module.wasmExports).map(([name, call]) => [`_${name}`, call]);
  let { HEAPU8: bytes } = module;
  let numbers = new DataView(bytes.buffer);
  const memory: Memory = {
    get HEAPU8() {
      return module.HEAPU8;
    },
    get numbers() {
      if (bytes === module.HEAPU8) return numbers;
      bytes = module.HEAPU8;
      numbers = new DataView(bytes.buffer);
      return numbers;
    },
  };
  // Cast: the exports of PDFium, which have no types. `memory` comes first, because its getter has to stay one.
  return Object.assign(memory, Object.fromEntries(calls)) as Pdfium;
}

export async function loadPdfium(): Promise<Pdfium> {
  // Cast: the package's types leave out its exports.
  const pdfium = toPdfium((await PDFiumModule({})) as unknown as Module);
  pdfium._FPDF_InitLibraryWithConfig(0);
  return pdfium;
}

/** The name of the errors of WebAssembly, which PDFium throws where it is refused memory. */
const gaveUp = 'RuntimeError';
export const hasGivenUp = (error: unknown): boolean => error instanceof Error && error.name === gaveUp;

/** Gives `work` that many bytes of PDFium's memory, and takes them back. */
export function withMemory<T>(pdfium: Pdfium, size: number, work: (pointer: Handle) => T): T {
  const pointer = pdfium._malloc(size);
  if (pointer === 0) throw Object.assign(new Error('PDFium is out of memory.'), { name: gaveUp });
  pdfium.HEAPU8.fill(0, pointer, pointer + size);
  try {
    return work(pointer);
  } finally {
    pdfium._free(pointer);
  }
}
