import { PDFiumModule } from '@hyzyla/pdfium';

type Handle = number;

/** The calls of PDFium, the engine of Chromium and Edge, that reading needs. Handles and pointers are numbers; 0 is none. */
type Calls = {
  _FPDF_InitLibraryWithConfig(config: object): void;
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
  _FPDFText_GetUnicode(text: Handle, index: number): number;
  _FPDFText_IsGenerated(text: Handle, index: number): number;
  _FPDFText_HasUnicodeMapError(text: Handle, index: number): number;
  _FPDFText_GetFontSize(text: Handle, index: number): number;
  _FPDFText_GetCharAngle(text: Handle, index: number): number;
  _FPDFText_GetCharOrigin(text: Handle, index: number, x: Handle, y: Handle): number;
  _FPDFText_GetLooseCharBox(text: Handle, index: number, box: Handle): number;
  _FPDFText_GetTextObject(text: Handle, index: number): Handle;
  _FPDFTextObj_GetTextRenderMode(object: Handle): number;
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
  _FPDFAnnot_GetRect(annotation: Handle, rectangle: Handle): number;
  _FPDFAnnot_GetFormFieldType(form: Handle, annotation: Handle): number;
  _FPDFAnnot_GetFormFieldValue(form: Handle, annotation: Handle, buffer: Handle, size: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, bytes: Handle, stride: number): Handle;
  _FPDFBitmap_FillRect(bitmap: Handle, left: number, top: number, width: number, height: number, color: number): void;
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

export type Pdfium = Calls & {
  wasmExports: { malloc(size: number): Handle; free(pointer: Handle): void };
  HEAPU8: Uint8Array<ArrayBuffer>;
};

export async function loadPdfium(): Promise<Pdfium> {
  // Cast: the package's types leave out most calls of its module.
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium;
  const config = { version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null };
  pdfium._FPDF_InitLibraryWithConfig(config);
  return pdfium;
}

/** Gives `work` that many bytes of PDFium's memory, and takes them back. */
export function withMemory<T>({ wasmExports, HEAPU8 }: Pdfium, size: number, work: (pointer: Handle) => T): T {
  const pointer = wasmExports.malloc(size);
  if (pointer === 0) throw new Error('PDFium is out of memory.');
  HEAPU8.fill(0, pointer, pointer + size);
  try {
    return work(pointer);
  } finally {
    wasmExports.free(pointer);
  }
}

/** The memory at the pointer; it moves when PDFium takes more. */
export function viewMemory({ HEAPU8 }: Pdfium, pointer: Handle): DataView<ArrayBuffer> {
  return new DataView(HEAPU8.buffer, pointer);
}
