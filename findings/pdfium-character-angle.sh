#!/bin/sh
# PDFium of @hyzyla/pdfium 2.1.13 (2026-11-29): FPDFText_GetCharAngle counts clockwise. A text that PDF turns by 90 degrees, which is
# counterclockwise (ISO 32000-1, 8.3.3), has 270 there, and the other way around. Lines that are put together by this angle as if it were
# the one of the text matrix come out backward ("TIMREP").
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hyzyla/pdfium@2.1.13 pdf-lib@1.17.1
cat >angles.mjs <<'JS'
import { PDFDocument, degrees } from 'pdf-lib';
import { PDFiumModule } from '@hyzyla/pdfium';

const pdf = await PDFDocument.create();
const sheet = pdf.addPage([300, 300]);
sheet.drawText('A', { x: 100, y: 100, size: 20 });
sheet.drawText('B', { x: 150, y: 100, size: 20, rotate: degrees(90) });
sheet.drawText('C', { x: 200, y: 200, size: 20, rotate: degrees(-90) });
const bytes = await pdf.save();
const pdfium = await PDFiumModule({});
pdfium._FPDF_InitLibraryWithConfig({ version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null });
const memory = pdfium.wasmExports.malloc(bytes.length);
pdfium.HEAPU8.set(bytes, memory);
const page = pdfium._FPDF_LoadPage(pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0), 0);
const text = pdfium._FPDFText_LoadPage(page);
const angles = {};
for (let index = 0; index < pdfium._FPDFText_CountChars(text); index += 1) {
  const letter = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, index));
  if (/[ABC]/.test(letter)) angles[letter] = Math.round((pdfium._FPDFText_GetCharAngle(text, index) * 180) / Math.PI);
}
console.log(`written at 0, 90 and -90 degrees: ${angles.A}, ${angles.B}, ${angles.C}`);
console.log(angles.A === 0 && angles.B === 270 && angles.C === 90 ? 'clockwise' : 'as it was written');
JS
result=$(node angles.mjs)
echo "$result"
case "$result" in *clockwise) ;; *) exit 1 ;; esac
