#!/bin/sh
# pdfkit 0.20.2 (2026-11-30): the width that it writes for the box of a missing letter is in the units of the font, those of all other
# letters are in thousandths of an em. In a font of 2000 units each box is drawn twice as wide as `widthOfString` says, so a line with
# letters that the font lacks is not broken in time and leaves its column and the page. `EmbeddedFont` begins `widths` with
# `getGlyph(0).advanceWidth`, without `scale`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 @expo-google-fonts/overpass@0.4.2
cat >width.mjs <<'JS'
import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/overpass/700Bold/Overpass_700Bold.ttf');
const pdf = new PdfKit({ compress: false });
const chunks = [];
pdf.on('data', (chunk) => chunks.push(chunk));
const ended = new Promise((resolve) => pdf.once('end', resolve));
pdf.font(font).fontSize(1000);
const measured = pdf.widthOfString('東');
pdf.text('東', { lineBreak: false });
pdf.end();
await ended;
const [, drawn] = /\/W \[0 \[(\d+)/.exec(Buffer.concat(chunks).toString('latin1')) ?? [];
console.log(`measured ${measured}, drawn ${drawn}`);
// The behavior of this version; anything else is news.
process.exit(measured === 616 && Number(drawn) === 1232 ? 0 : 1);
JS
node width.mjs
