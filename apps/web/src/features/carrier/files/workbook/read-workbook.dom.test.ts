import { expect, test } from 'vitest';
import { readMarkup, readWorkbook } from './read-workbook.ts';

type Content = string | Uint8Array<ArrayBuffer>;

async function deflate(content: Content): Promise<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(typeof content === 'string' ? new TextEncoder().encode(content) : content);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader();
  const bytes: number[] = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    for (const byte of piece.value) bytes.push(byte);
  return Uint8Array.from(bytes);
}

/** Little-endian numbers at their places in zeros. */
function toRecord(length: number, numbers: Readonly<Record<number, number>>): number[] {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, number] of Object.entries(numbers))
    if (number > 0xffff || Number(at) === 20 || Number(at) === 42) view.setUint32(Number(at), number, true);
    else view.setUint16(Number(at), number, true);
  return [...new Uint8Array(view.buffer)];
}

/** An archive as a program streams it: the sizes are in the list at the end alone. */
async function zip(parts: Readonly<Record<string, Content>>, { flags = 8 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const [body, central]: [number[], number[]] = [[], []];
  for (const [name, content] of Object.entries(parts)) {
    const packed = await deflate(content);
    const letters = [...new TextEncoder().encode(name)];
    central.push(
      ...toRecord(46, { 0: 0x02014b50, 8: flags, 10: 8, 20: packed.length, 28: name.length, 42: body.length }),
    );
    central.push(...letters);
    body.push(...toRecord(30, { 0: 0x04034b50, 26: name.length }), ...letters);
    for (const byte of packed) body.push(byte);
  }
  const count = Object.keys(parts).length;
  const end = toRecord(22, { 0: 0x06054b50, 10: count, 16: body.length });
  return Uint8Array.from([...body, ...central, ...end]);
}

const relations = (...targets: [kind: string, target: string][]) =>
  `<Relationships xmlns="r">${targets
    .map(([kind, target], at) => `<Relationship Id="r${at}" Type="http://x/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const styles =
  '<styleSheet xmlns="m"><numFmts><numFmt numFmtId="170" formatCode="000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>';
const texts =
  '<x:sst xmlns:x="m"><x:si><x:t>VIN</x:t></x:si><x:si><x:r><x:t>Pla</x:t></x:r><x:r><x:t>te_x000D_ no</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>';

/** A workbook of one sheet, in the ways of several programs: prefixes, whole paths, capitals, back slashes. */
const toBook = (sheet: string, more: Readonly<Record<string, Content>> = {}) => ({
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

const read = async (sheet: string) => {
  const { sheets, hiding } = await readWorkbook(await zip(toBook(sheet)));
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
])('%s of a sheet are read', async (_, cells, row) => {
  const { sheets } = await read(`<sheetData><row>${cells}</row></sheetData>`);
  expect(sheets).toEqual([['Trucks', [1, ...row]]]);
});

test('rows keep their numbers, hidden ones are left out in sight, and merged cells have one text', async () => {
  const toCells = (...cells: string[]) => cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('');
  const sheet = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData>
    <row r="1">${toCells('Fleet', '', '')}</row>
    <row r="3">${toCells('A', 'Kenworth', 'secret', 'x')}</row>
    <row r="4" hidden="1">${toCells('B')}</row>
    <row r="7">${toCells('C', '', '', 'y')}</row></sheetData>
    <mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="B3:B7"/></mergeCells>`;
  expect(await read(sheet)).toEqual({
    hiding: ['Trucks'],
    sheets: [['Trucks', [1, 'Fleet'], [3, 'A', 'Kenworth', '', 'x'], [7, 'C', 'Kenworth', '', 'y']]],
  });
});

test('a sheet that is too long says how many rows it has, and brings its first', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('');
  const { sheets } = await readWorkbook(await zip(toBook(`<sheetData>${rows}</sheetData>`)));
  expect(sheets[0]).toMatchObject({ count: 3000 });
  expect(sheets[0]?.lines).toHaveLength(2100);
});

const ok = toBook('<sheetData><row><c><v>1</v></c></row></sheetData>');
const sheetOf = (content: Content) => ({ ...ok, 'xl/worksheets/sheet1.xml': content });

test.each<[string, Readonly<Record<string, Content>>, object?]>([
  ['broken', sheetOf('<worksheet><row></worksheet>')],
  ['broken', sheetOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
  ['locked', ok, { flags: 1 }],
  ['notRead', { 'Index/Document.iwa': 'x' }],
  // Zeros of 25 MB, which are some 25 kB in the file.
  ['tooLarge', sheetOf(new Uint8Array(25_000_000))],
])('a workbook is refused as %s', async (reason, parts, options) => {
  const bytes = await zip(parts, options);
  await expect(readWorkbook(bytes)).rejects.toMatchObject({ reason });
  await expect(readWorkbook(bytes.slice(0, -40))).rejects.toMatchObject({ reason: 'broken' });
});

test('a workbook of LibreOffice has repeated, spanned and hidden cells', async () => {
  const content = `<o:c xmlns:o="o" xmlns:t="t" xmlns:x="x"><t:table t:name="Trucks">
    <t:table-column/><t:table-column t:visibility="collapse"/><t:table-column t:number-columns-repeated="1000"/>
    <t:table-row t:number-rows-repeated="2"><t:table-cell t:number-columns-repeated="1000"/></t:table-row>
    <t:table-row><t:table-cell o:value-type="float" o:value="7"><x:p>007</x:p></t:table-cell><t:table-cell><x:p>secret</x:p></t:table-cell>
    <t:table-cell o:value-type="float" o:value="80000"><x:p>80.000</x:p></t:table-cell>
    <t:table-cell o:value-type="date" o:date-value="2027-03-31"><x:p>31/03/27</x:p></t:table-cell></t:table-row>
    <t:table-row t:number-rows-repeated="1048000"><t:table-cell t:number-columns-repeated="16384"/></t:table-row></t:table></o:c>`;
  expect(await readWorkbook(await zip({ mimetype: 'x', 'content.xml': content }))).toEqual({
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
])('%s that is named .xls is read', (_, text, cells) => {
  expect(readMarkup(text).sheets[0]?.lines[0]).toEqual({ line: 1, cells });
});
