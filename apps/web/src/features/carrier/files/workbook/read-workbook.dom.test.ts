import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readMarkup, readWorkbook } from './read-workbook.ts';

type Parts = Readonly<Record<string, string>>;

const zip = (parts: Parts) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])));

const relations = (...targets: [kind: string, target: string][]) =>
  `<Relationships xmlns="r">${targets
    .map(([kind, target], at) => `<Relationship Id="r${at}" Type="http://x/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const styles =
  '<styleSheet xmlns="m"><numFmts><numFmt numFmtId="170" formatCode="000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>';
const texts =
  '<x:sst xmlns:x="m"><x:si><x:t>VIN</x:t></x:si><x:si><x:r><x:t>Pla</x:t></x:r><x:r><x:t>te_x000D_ no</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>';

/** A workbook of one sheet, in the ways of several programs: prefixes, whole paths, capitals, back slashes. */
const toBook = (sheet: string, more: Parts = {}) => ({
  '_rels/.rels': relations(['officeDocument', '/xl/workbook.xml']),
  'xl\\workbook.xml':
    '<workbook xmlns="m" xmlns:p="q"><sheets><sheet name="Old" p:id="r1" state="hidden"/><sheet name="Trucks" p:id="r0"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/Sheet1.xml'],
    ['worksheet', 'worksheets/Sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
    ['styles', '/xl/styles.xml'],
  ),
  'xl/styles.xml': styles,
  'xl/sharedStrings.xml': texts,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="m">${sheet}</worksheet>`,
  ...more,
});

const read = (sheet: string) => {
  const { sheets, hiding } = readWorkbook(zip(toBook(sheet)));
  return {
    hiding,
    sheets: sheets.map(({ name, lines }) => [name, ...lines.map(({ line, cells }) => [line, ...cells])]),
  };
};

test.each([
  ['shared and rich texts', '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>', ['VIN', 'Plate no']],
  ['texts of their own', '<c t="inlineStr"><is><r><t>A</t></r><r><t>1</t></r></is></c>', ['A1']],
  [
    'figures in their formats',
    '<c s="1"><v>7</v></c><c s="2"><v>46477</v></c><c><v>80000</v></c>',
    ['007', '2027-03-31', '80000'],
  ],
  ['places', '<c r="B1"><v>1</v></c><c r="AA1"><v>2</v></c>', ['', '1', ...Array<string>(24).fill(''), '2']],
  ['formulas', '<c t="str"><f>A1</f><v>X</v></c><c><f>A1</f></c><c t="e"><v>#N/A</v></c>', ['X', '#VALUE!', '#N/A']],
  [
    'answers and days',
    '<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="d"><v>2027-03-31T00:00:00</v></c>',
    ['TRUE', 'FALSE', '2027-03-31'],
  ],
])('%s of a sheet are read', (_, cells, row) => {
  const { sheets } = read(`<sheetData><row>${cells}</row></sheetData>`);
  expect(sheets).toEqual([['Trucks', [1, ...row]]]);
});

test('rows keep their numbers, hidden ones are left out in sight, and merged cells have one text', () => {
  const toCells = (...cells: string[]) => cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('');
  const sheet = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData>
    <row r="1">${toCells('Fleet', '', '')}</row>
    <row r="3">${toCells('A', 'Kenworth', 'secret', 'x')}</row>
    <row r="4" hidden="1">${toCells('B')}</row>
    <row r="7">${toCells('C', '', '', 'y')}</row></sheetData>
    <mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="B3:B7"/></mergeCells>`;
  expect(read(sheet)).toEqual({
    hiding: ['Trucks'],
    sheets: [['Trucks', [1, 'Fleet'], [3, 'A', 'Kenworth', '', 'x'], [7, 'C', 'Kenworth', '', 'y']]],
  });
});

test('a sheet that is too long says how many rows it has, and brings its first', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('');
  const { sheets } = readWorkbook(zip(toBook(`<sheetData>${rows}</sheetData>`)));
  expect(sheets[0]).toMatchObject({ count: 3000 });
  expect(sheets[0]?.lines).toHaveLength(2100);
});

const ok = toBook('<sheetData><row><c><v>1</v></c></row></sheetData>');
const sheetOf = (content: string) => ({ ...ok, 'xl/worksheets/sheet1.xml': content });

test.each<[string, Parts]>([
  ['broken', sheetOf('<worksheet><row></worksheet>')],
  ['broken', sheetOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
  ['locked', { 'META-INF/manifest.xml': '<m><file-entry><encryption-data/></file-entry></m>', 'content.xml': 'x' }],
  ['notRead', { 'Index/Document.iwa': 'x' }],
  // Zeros of 25 MB, which are some 25 kB in the file.
  ['tooLarge', sheetOf('0'.repeat(25_000_000))],
])('a workbook is refused as %s', (reason, parts) => {
  const bytes = zip(parts);
  expect(() => readWorkbook(bytes)).toThrow(reason);
  expect(() => readWorkbook(bytes.slice(0, -40))).toThrow('broken');
});

test('a workbook of LibreOffice has repeated, spanned and hidden cells', () => {
  const content = `<o:c xmlns:o="o" xmlns:t="t" xmlns:x="x"><t:table t:name="Trucks">
    <t:table-column/><t:table-column t:visibility="collapse"/><t:table-column t:number-columns-repeated="1000"/>
    <t:table-row t:number-rows-repeated="2"><t:table-cell t:number-columns-repeated="1000"/></t:table-row>
    <t:table-row><t:table-cell o:value-type="float" o:value="7"><x:p>007</x:p></t:table-cell><t:table-cell><x:p>secret</x:p></t:table-cell>
    <t:table-cell o:value-type="float" o:value="80000"><x:p>80.000</x:p></t:table-cell>
    <t:table-cell o:value-type="date" o:date-value="2027-03-31"><x:p>31/03/27</x:p></t:table-cell></t:table-row>
    <t:table-row t:number-rows-repeated="1048000"><t:table-cell t:number-columns-repeated="16384"/></t:table-row></t:table></o:c>`;
  expect(readWorkbook(zip({ mimetype: 'x', 'content.xml': content }))).toEqual({
    hiding: ['Trucks'],
    sheets: [{ name: 'Trucks', count: 1, lines: [{ line: 3, cells: ['007', '', '80000', '2027-03-31'] }] }],
  });
});

test.each([
  [
    'a page',
    '<html><body><table><tr><th colspan=2>Fleet<th>X</tr><tr><td>1<td>&amp; 2<td>3</table>',
    ['Fleet', '', 'X'],
  ],
  [
    'an XML workbook',
    '<?xml version="1.0"?><?mso x?><Workbook xmlns:s="s"><Worksheet s:Name="A"><Table><Row><Cell><Data>Fleet</Data></Cell><Cell s:Index="3"><Data>X</Data></Cell></Row></Table></Worksheet></Workbook>',
    ['Fleet', '', 'X'],
  ],
  [
    'a flat file of LibreOffice',
    '<?xml version="1.0"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><table:table table:name="A"><table:table-row><table:table-cell><text:p>Fleet</text:p></table:table-cell><table:table-cell><text:p>X</text:p></table:table-cell></table:table-row></table:table></office:body></office:document>',
    ['Fleet', 'X'],
  ],
])('%s, also one that is named .xls, is read', (_, text, cells) => {
  expect(readMarkup(text).sheets[0]?.lines[0]).toEqual({ line: 1, cells });
});
