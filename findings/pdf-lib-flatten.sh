#!/bin/sh
# @cantoo/pdf-lib 2.11.1 (2026-11-28): `form.flatten()` makes hidden fields visible, and puts an appearance at the corner of its field
# without regard to the box and matrix of the appearance (ISO 32000-2, 12.5.5), so one with another origin lies beside its field.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cantoo/pdf-lib@2.11.1
cat >flatten.cjs <<'JS'
const { PDFDocument, PDFName } = require('@cantoo/pdf-lib');
(async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const form = pdf.getForm();
  for (const name of ['hidden', 'moved']) {
    form.createTextField(name).addToPage(page, { x: 72, y: 700, width: 200, height: 20, borderWidth: 0 });
  }
  form.getTextField('hidden').setText('VOID');
  form.updateFieldAppearances();
  const [hidden, moved] = ['hidden', 'moved'].map((name) => form.getTextField(name).acroField.getWidgets()[0]);
  hidden.setFlags(2);
  // The same appearance with its origin at 100, 50: a viewer moves it back by as much.
  moved.getAppearances().normal.dict.set(PDFName.of('BBox'), pdf.context.obj([100, 50, 300, 70]));
  form.flatten();
  const content = page.node.Contents().asArray().map((ref) => pdf.context.lookup(ref).getContentsString?.() ?? '').join('\n');
  const places = [...content.matchAll(/^1 0 0 1 (\d+) (\d+) cm$/gm)].map(([, x, y]) => `${x} ${y}`);
  console.log(`${(content.match(/ Do/g) ?? []).length} drawn, at ${[...new Set(places)].join(' and ')}`);
})();
JS
result=$(node flatten.cjs)
echo "$result"
# The hidden field too (0 0 is its own, empty turn); and a box that begins at 100 50 has to be moved by -28 650 into a field at 72 700.
[ "$result" = '2 drawn, at 72 700 and 0 0' ]
