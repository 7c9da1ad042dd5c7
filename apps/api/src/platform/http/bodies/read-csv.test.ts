import { expect, test } from 'vitest';
import { createCsvFile, listTables } from './csv.ts';

const readCsv = (text: string) =>
  listTables(text).toSorted((a, b) => (b[0]?.cells.length ?? 0) - (a[0]?.cells.length ?? 0))[0];

test.each<[string, string[][] | null]>([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n1;2,5\r\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'a\tb\n\n \t \n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"x, ""y""",\n',
    [
      ['a', 'b'],
      ['x, "y"', ''],
    ],
  ],
  [
    'a,b\n"1\n2",3\n4,5',
    [
      ['a', 'b'],
      ['1\n2', '3'],
      ['4', '5'],
    ],
  ],
  ["a\n'=1+1\n'quoted'", [['a'], ['=1+1'], ["'quoted'"]]],
  [
    'sep=;\r\na;b,c\r\n1;2\r\n',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a|b\n1|2,5',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    `a,b\n="007","=""1,2"""\n'="007",=1+1`,
    [
      ['a', 'b'],
      ['007', '1,2'],
      ['="007"', '=1+1'],
    ],
  ],
  ['', null],
  ['a,b\n"1,2', null],
])('%j is %j', (text, cells) => {
  expect(readCsv(text)?.map((line) => line.cells) ?? null).toEqual(cells);
});

test('a line has the number that a spreadsheet shows', () => {
  expect(readCsv('a\n\n"1\n2"\n3')?.map(({ line }) => line)).toEqual([1, 3, 4]);
  expect(readCsv('sep=,\na\nb')?.map(({ line }) => line)).toEqual([2, 3]);
});

test('what we write is read as it was', async () => {
  const rows = [
    ['=SUM(A1)', 'x', 'a "b", c', '-1', 'two\nlines', '', "it's", '007', '="007"', "'07", "''=1", "'x", '12E45', '3/4'],
  ];
  async function* generate() {
    yield* rows;
  }
  const { chunks } = createCsvFile('name', rows[0]?.map(String) ?? [], generate());
  let text = '';
  for await (const chunk of chunks) text += chunk;
  expect(readCsv(text)?.[1]?.cells).toEqual(rows[0]);
});
