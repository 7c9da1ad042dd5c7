#!/bin/sh
# PDF.js 5.6 (in unpdf 1.7.0, 2026-11-28): `extractPages` keeps the newest revision of a file, but not the settings of its layers,
# so a layer that is off is shown in the extracted file.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cantoo/pdf-lib@2.11.1 unpdf@1.7.0
cat >layers.mjs <<'JS'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';

const pdf = await PDFDocument.create();
const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Void') }));
pdf.addPage().node.Resources().set(PDFName.of('Properties'), pdf.context.obj({ Void: layer }));
pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
const read = async (bytes) => {
  const opened = await getDocumentProxy(bytes);
  const layers = [...(await opened.getOptionalContentConfig())].map(([, { name, visible }]) => `${name} ${visible}`);
  return { opened, layers: layers.join() || 'none' };
};
const before = await read(await pdf.save());
const after = await read(await before.opened.extractPages([{ document: null }]));
console.log(`layers before: ${before.layers}; after: ${after.layers}`);
JS
result=$(node layers.mjs)
echo "$result"
[ "$result" = 'layers before: Void false; after: none' ]
