#!/bin/sh
# @cantoo/pdf-lib 2.11.1 (2026-11-28): a field with letters that its font lacks is drawn with question marks, without an error.
# Expected from pdf-lib 1.17.1, whose fork it is, and from the documentation of updateFieldAppearances: "encoding errors will be thrown".
# So the letters are compared with `font.getCharacterSet()` before a field is drawn.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cantoo/pdf-lib@2.11.1
cat >letters.cjs <<'JS'
const { PDFDocument, PDFHexString, PDFName, StandardFonts, decodePDFRawStream } = require('@cantoo/pdf-lib');
(async () => {
  const pdf = await PDFDocument.create();
  const field = pdf.getForm().createTextField('height');
  field.addToPage(pdf.addPage(), { width: 200, height: 20 });
  field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('14′ 6½″'));
  field.defaultUpdateAppearances(await pdf.embedFont(StandardFonts.Helvetica));
  const stream = field.acroField.getWidgets()[0].getAppearances().normal;
  const content = Buffer.from(stream.getUnencodedContents?.() ?? decodePDFRawStream(stream).decode()).toString('latin1');
  const [, hex] = /<([0-9A-F]+)> Tj/.exec(content);
  console.log(Buffer.from(hex, 'hex').toString('latin1'));
})();
JS
drawn=$(node letters.cjs)
echo "14′ 6½″ is drawn as $drawn"
[ "$drawn" = '14? 6½?' ]
