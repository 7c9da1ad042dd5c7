import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readInBatches } from '../../db/paging.ts';
import { createCsvFile, type Cell } from './csv.ts';
import { sendStream } from './file-answer.ts';
import { installProblems } from '../problem-answer.ts';

async function* toAsync<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

async function readText(rows: AsyncIterable<readonly Cell[]>, header = ['a', 'b']): Promise<string> {
  let text = '';
  for await (const piece of createCsvFile('list', header, rows).chunks) text += piece;
  return text;
}

const readCell = async (cell: Cell) => (await readText(toAsync([[cell]]), ['x'])).slice('\uFEFFx\r\n'.length, -2);

describe('a cell', () => {
  test.each<[string, Cell, string]>([
    ['a plain text', 'Amarillo', 'Amarillo'],
    ['nothing', null, ''],
    ['an empty text', '', ''],
    ['a number', -12.5, '-12.5'],
    ['cents', { cents: -6250 }, '-62.50'],
    ['an instant', new Date('2026-11-21T10:00:00.500Z'), '2026-11-21 10:00:00'],
    ['a comma', 'Amarillo, TX', '"Amarillo, TX"'],
    ['quotes', '14\'6" wide', `"14'6"" wide"`],
    ['several lines', 'one\ntwo\r\nthree', '"one\ntwo\r\nthree"'],
    ['every script', 'Zoë 東京 🚛', 'Zoë 東京 🚛'],
    ['a sum', '=SUM(A1:A9)', `'=SUM(A1:A9)`],
    ['a plus', '+1 702 555 0142', `'+1 702 555 0142`],
    ['a minus', '-2+3', `'-2+3`],
    ['a function of old', '@SUM(A1)', `'@SUM(A1)`],
    ['a formula in full width', '＝1+1', `'＝1+1`],
    ['a formula after blanks', '  =1+1', `'  =1+1`],
    ['a formula after a tab', '\t=1+1', `'\t=1+1`],
    ['a tab', '\tx', `'\tx`],
    ['a return', '\rx', `"'\rx"`],
    ['a new line', '\n=1+1', `"'\n=1+1"`],
    ['a command in quotes', `=cmd|'/c calc'!A0,"x"`, `"'=cmd|'/c calc'!A0,""x"""`],
    ['a formula further on', 'a=b', 'a=b'],
    ['zeros in front', '02134', "'02134"],
    ['zeros behind a point', '1.10', "'1.10"],
    ['a power of ten', '12E45', "'12E45"],
    ['more digits than a spreadsheet keeps', '12345678901234567', "'12345678901234567"],
    ['brackets of a negative number', '(104)', "'(104)"],
    ['what is a day to a spreadsheet', '1-2', "'1-2"],
    ['a fraction', '11/22', "'11/22"],
    ['a year and a month', '2026-11', "'2026-11"],
    ['a month and a number', 'MAR5', "'MAR5"],
    ['a number and a month', '5-Dec', "'5-Dec"],
    ['a day in words', 'March 1, 2026', `"'March 1, 2026"`],
    ['a day of one letter for its year', '3-4-5', "'3-4-5"],
    ['a day with points', '30.11.2026', "'30.11.2026"],
    ['a day as in Asia', '2026/11/30', "'2026/11/30"],
    ['minutes of one hour digit', '0:30', "'0:30"],
    ['seconds', '12:30:15', "'12:30:15"],
    ['an hour of the afternoon', '3 PM', "'3 PM"],
    ['thousands', '1,000', `"'1,000"`],
    ['a limit of an insurance', '$1,000,000', `"'$1,000,000"`],
    ['a share', '5.5 %', "'5.5 %"],
    ['a whole and a fraction', '12 1/2', "'12 1/2"],
    ['a point in front', '.5', "'.5"],
    ['a point behind', '104.', "'104."],
    ['a minus behind', '104-', "'104-"],
    ['a minus of typesetters', '−5', "'−5"],
    ['dollars in brackets', '($1,000.50)', `"'($1,000.50)"`],
    ['a truth', 'true', "'true"],
    ['a name with a share', '5% Haulers', '5% Haulers'],
    ['a list of numbers', '104, 107', '"104, 107"'],
    ['a size of a tire', '295/75R22.5', '295/75R22.5'],
    ['an apostrophe before zeros', "'07", "''07"],
    ['an apostrophe before letters', "'quoted'", "'quoted'"],
    ['a number', '104', '104'],
    ['zero', '0', '0'],
    ['a phone number', '3075550101', '3075550101'],
    ['a day', '2026-11-30', '2026-11-30'],
    ['a time', '07:30', '07:30'],
    ['a number of a receipt', '2026-000001', '2026-000001'],
    ['a number with letters', 'R74118', 'R74118'],
    ['a word that begins as a month', 'Marine 5', 'Marine 5'],
  ])('with %s', async (_name, cell, text) => {
    expect(await readCell(cell)).toBe(text);
  });
});

describe('a file', () => {
  test('begins with the mark of UTF-8 and its header, and has one line for each row', async () => {
    expect(
      await readText(
        toAsync([
          ['1', 2],
          ['3', null],
        ]),
      ),
    ).toBe('\uFEFFa,b\r\n1,2\r\n3,\r\n');
  });

  test('without rows is its header', async () => {
    expect(await readText(toAsync([]))).toBe('\uFEFFa,b\r\n');
  });

  test('is made as it is read: no more of it is held than a piece', async () => {
    let made = 0;
    async function* generateManyRows(): AsyncGenerator<Cell[]> {
      for (; made < 1_000_000; made += 1) yield ['x'.repeat(100)];
    }
    const pieces = createCsvFile('list', ['x'], generateManyRows()).chunks[Symbol.asyncIterator]();
    await pieces.next();
    expect(made).toBeLessThan(200);
    await pieces.next();
    expect(made).toBeLessThan(400);
  });

  test('reads its list in steps, to the end', async () => {
    const requests: [number, number][] = [];
    const rows = readInBatches(async (offset, limit) => {
      requests.push([offset, limit]);
      return Array.from({ length: Math.max(0, Math.min(limit, 25 - offset)) }, (_, index) => [offset + index]);
    }, 10);
    expect((await readText(rows, ['n'])).trimEnd().split('\r\n').slice(1)).toEqual(
      Array.from({ length: 25 }, (_, index) => String(index)),
    );
    expect(requests).toEqual([
      [0, 10],
      [10, 10],
      [20, 10],
    ]);
  });
});

describe('on its way to a client', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  /** Only a real connection shows how it ends. */
  async function serve(rows: () => AsyncIterable<readonly Cell[]>): Promise<string> {
    app = Fastify({ forceCloseConnections: true });
    installProblems(app);
    app.get('/list.csv', (_request, reply) => sendStream(createCsvFile('list', ['x'], rows()), reply));
    await app.listen({ port: 0, host: '127.0.0.1' });
    // Cast: the server listens on a port.
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/list.csv`;
  }

  const createFailingRows = (count: number) =>
    async function* rows(): AsyncGenerator<Cell[]> {
      for (let made = 0; made < count; made += 1) yield ['x'.repeat(100)];
      throw new Error('the database went away');
    };

  test('it arrives whole, under its name', async () => {
    const answer = await fetch(await serve(() => toAsync([['Zoë']])));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
    expect(Buffer.from(await answer.arrayBuffer()).toString('utf8')).toBe('\uFEFFx\r\nZoë\r\n');
  });

  test('a failure before the first chunk is answered as a problem', async () => {
    const answer = await fetch(await serve(createFailingRows(10)));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.text()).not.toContain('database');
  });

  test('a later failure breaks the connection, so that no client takes it for a whole file', async () => {
    const answer = await fetch(await serve(createFailingRows(10_000)));
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  test('a client that goes away ends the reading of the list', async () => {
    let end: (made: number) => void;
    const ended = new Promise<number>((resolve) => (end = resolve));
    async function* generateEndlessRows(): AsyncGenerator<Cell[]> {
      let made = 0;
      try {
        for (; ; made += 1) yield ['x'.repeat(1000)];
      } finally {
        end(made);
      }
    }
    const leaving = new AbortController();
    const answer = await fetch(await serve(generateEndlessRows), { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    expect(await ended).toBeGreaterThan(0);
  });
});
