import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listExportBreaks } from './check-export.ts';
import { formatSignatureLine, generateSignedLines, type ChainedEntry, toPublicKey } from './signed-lines.ts';

const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const now = new Date('2026-11-23T12:00:00Z');
const hashText = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Spelled as the database does; the label has a separator that is no line end here. */
function buildChain(count: number): ChainedEntry[] {
  const chain: ChainedEntry[] = [];
  for (let position = 1; position <= count; position += 1) {
    const previousHash = chain.at(-1)?.hash ?? '';
    const content = `["salt ${position}", "a \\"label\\"],\u2028 ${position}", null, {"title": "x", "fee": 1.50}]`;
    const entry = `[${position}, "id ${position}", 1763900000.100000, "admin", "article.save", "article", null, "${hashText(content)}"]`;
    const hash = hashText(Buffer.from(previousHash, 'hex'), entry);
    chain.push({ admin: 'o"ffice@x.example', previousHash, hash, entry, content });
  }
  return chain;
}

const chain = buildChain(5);

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function exportLines(entries: readonly ChainedEntry[] = chain, filter: object = {}): Promise<string[]> {
  const head = { position: 5, hash: chain[4]?.hash ?? '' };
  let text = '';
  for await (const piece of generateSignedLines(each(entries), { key, head, filter, now })) text += piece;
  return text.trimEnd().split('\n');
}

const check = (lines: readonly string[], by = key) =>
  // In pieces that end anywhere.
  listExportBreaks(each(`${lines.join('\n')}\n`.match(/[\s\S]{1,7}/g) ?? []), toPublicKey(by));

test.each<[string, readonly ChainedEntry[], object]>([
  ['the whole log', chain, {}],
  ['a part of it', [1, 3].flatMap((index) => chain[index] ?? []), { act: 'article.save' }],
  ['a filter that matches nothing', [], { search: 'nobody' }],
  ['an entry that an erasure blanked', chain.map((entry) => ({ ...entry, content: null })), {}],
])('%s is as it was signed', async (_name, entries, filter) => {
  expect(await check(await exportLines(entries, filter))).toEqual([]);
});

type Tampering = (lines: string[]) => string[];
const notSigned = /lines are not the ones that were signed/;
const replace =
  (from: string, to: string): Tampering =>
  (lines) =>
    lines.map((line, index) => (index === 1 ? line.replace(from, to) : line));

describe('is found and named', () => {
  test.each<[string, Tampering, readonly RegExp[]]>([
    ['a changed act', replace('article.save', 'article.delete'), [/^Line 2: it is not the entry/, notSigned]],
    ['changed content', replace('"title": "x"', '"title": "y"'), [/^Line 2: its content was changed/, notSigned]],
    ['a changed admin', replace('x.example', 'y.example'), [notSigned]],
    ['content blanked in the file', replace(chain[1]?.content ?? '', 'null'), [notSigned]],
    ['a line that is none', replace('{"line"', '{"row"'), [/^Line 2: it is not a line/, /Line 3: lines are missing/]],
    [
      'a deleted line',
      (lines) => lines.toSpliced(1, 1),
      [/^Line 2: lines are missing before it \(1\)/, /4 lines before the signature; 5 were signed/, /whole log/],
    ],
    [
      'a deleted first line',
      (lines) => lines.slice(1),
      [/^Line 1: lines are missing before it \(1\)/, /5 were signed/],
    ],
    ['a deleted last entry', (lines) => lines.toSpliced(4, 1), [/5 were signed/, notSigned, /whole log/]],
    [
      'a repeated line',
      (lines) => lines.toSpliced(2, 0, lines[1] ?? ''),
      [/^Line 3: it was inserted or moved/, /6 lines before the signature/],
    ],
    [
      'reordered lines',
      ([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest],
      [/^Line 2: lines are missing/, /^Line 3: it was inserted or moved/, notSigned],
    ],
    [
      'reordered lines with their numbers made right',
      ([a = '', b = '', c = '', ...rest]) => [
        a,
        c.replace('"line":3', '"line":2'),
        b.replace('"line":2', '"line":3'),
        ...rest,
      ],
      [/^Line 3: its place in the chain is before/, notSigned],
    ],
    ['an end that was cut off', (lines) => lines.slice(0, -1), [/last line is no signature/]],
    ['an empty file', () => [], [/last line is no signature/]],
    [
      'a changed statement',
      (lines) => lines.map((line) => line.replace('"lines":5', '"lines":6')),
      [/not one of this key/],
    ],
  ])('%s', async (_name, tamper, sentences) => {
    const found = await check(tamper(await exportLines()));
    for (const sentence of sentences) expect(found).toContainEqual(expect.stringMatching(sentence));
  });

  test('another key', async () => {
    expect(await check(await exportLines(), otherKey)).toEqual([
      expect.stringMatching(/^It was signed with another key/),
    ]);
  });

  test('another key that says it is this one', async () => {
    const lines = await exportLines();
    const { signed } = JSON.parse(lines.at(-1) ?? '') as { signed: Parameters<typeof formatSignatureLine>[0] };
    const forged = [...lines.slice(0, -1), formatSignatureLine(signed, otherKey).trimEnd()];
    expect(await check(forged)).toEqual(['The signature in the last line is not one of this key.']);
  });

  test('a log without an entry, signed as the whole log', async () => {
    const found = await check(await exportLines(chain.toSpliced(2, 1)));
    expect(found).toEqual([expect.stringMatching(/whole log, but entries of the chain are missing/)]);
  });

  test('an entry that was computed anew and not chained to the one above', async () => {
    const forged = buildChain(1)[0];
    const [, second] = chain;
    if (forged === undefined || second === undefined) throw new Error('The chain has entries.');
    const entry = second.entry.replace('article.save', 'article.delete');
    const previousHash = '00'.repeat(32);
    const hash = hashText(Buffer.from(previousHash, 'hex'), entry);
    const found = await check(await exportLines([forged, { ...second, entry, previousHash, hash }], { act: 'x' }));
    expect(found).toEqual(['Line 2: it does not follow the entry above it.']);
  });
});
