#!/bin/sh
# PDFium of @hyzyla/pdfium 2.1.13 (2026-11-28): all letters of a ligature that a font writes as one shape are at the place where the shape
# begins, each with its part of the width. Words that are put together by the gaps between letters fall apart there ("Ef ective Date"),
# and the second f of ff looks like the same letter struck twice.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hyzyla/pdfium@2.1.13 pdfkit@0.20.2 @expo-google-fonts/eb-garamond@0.4.3
cat >places.mjs <<'JS'
import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';
import { PDFiumModule } from '@hyzyla/pdfium';

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf');
const pdf = new PdfKit({ size: [300, 100], margin: 20 });
const chunks = [];
pdf.on('data', (chunk) => chunks.push(chunk));
const ended = new Promise((resolve) => pdf.once('end', resolve));
pdf.font(font).fontSize(20).text('Effective', { features: ['liga'] });
pdf.end();
await ended;
const bytes = Buffer.concat(chunks);
const pdfium = await PDFiumModule({});
pdfium._FPDF_InitLibraryWithConfig({ version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null });
const memory = pdfium.wasmExports.malloc(bytes.length);
pdfium.HEAPU8.set(bytes, memory);
const page = pdfium._FPDF_LoadPage(pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0), 0);
const text = pdfium._FPDFText_LoadPage(page);
const place = pdfium.wasmExports.malloc(16);
const letters = Array.from({ length: pdfium._FPDFText_CountChars(text) }, (_, index) => {
  pdfium._FPDFText_GetCharOrigin(text, index, place, place + 8);
  const x = new DataView(pdfium.HEAPU8.buffer).getFloat64(place, true);
  return { letter: String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, index)), x: x.toFixed(2) };
});
console.log(letters.map(({ letter, x }) => `${letter} ${x}`).join(', '));
const [, f, g, e] = letters;
console.log(f.letter === 'f' && g.letter === 'f' && f.x === g.x && e.x !== g.x ? 'one place for two letters' : 'a place for each letter');
JS
result=$(node places.mjs)
echo "$result"
case "$result" in *'one place for two letters') ;; *) exit 1 ;; esac
