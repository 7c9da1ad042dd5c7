import * as z from 'zod/mini';
import type { Statement } from './signed-lines.ts';

const entryLine =
  /^\{"line":(\d+),"admin":"(?:[^"\\]|\\.)*","previousHash":"([0-9a-f]*)","hash":"([0-9a-f]{64})","entry":(\[.*\]),"content":(null|\[.*\])\}$/su;
const signatureLine = /^\{"signed":(\{.*\}),"signature":"([A-Za-z0-9+/=]+)"\}$/su;

/** Position, id, time, admin, act, kind, subject, digest of the content. */
const Entry = z.tuple([
  z.int(),
  z.string(),
  z.number(),
  z.string(),
  z.string(),
  z.string(),
  z.nullable(z.string()),
  z.string(),
]);
const SignedStatement = z.object({
  format: z.string(),
  createdAt: z.string(),
  filter: z.looseObject({}),
  lines: z.int(),
  sha256: z.string(),
  head: z.object({ position: z.int(), hash: z.string() }),
  key: z.string(),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Undefined fits no schema, so the caller names the line.
    return undefined;
  }
}

export type ParsedLine = {
  line: number;
  position: number;
  digest: string;
  previousHash: string;
  hash: string;
  entry: string;
  content: string | null;
};

/** @returns null for a line that no export has. */
export function parseEntryLine(text: string): ParsedLine | null {
  const [, line, previousHash = '', hash = '', entry = '', content = ''] = entryLine.exec(text) ?? [];
  const read = z.safeParse(Entry, parseJson(entry));
  if (line === undefined || !read.success) return null;
  const [position, , , , , , , digest] = read.data;
  return {
    line: Number(line),
    position,
    digest,
    previousHash,
    hash,
    entry,
    content: content === 'null' ? null : content,
  };
}

export type ParsedSignature = { text: string; statement: Statement; signature: string };

/** @returns null for a line that is no signature. */
export function parseSignatureLine(line: string): ParsedSignature | null {
  const [, text = '', signature = ''] = signatureLine.exec(line) ?? [];
  const read = z.safeParse(SignedStatement, parseJson(text));
  return read.success ? { text, statement: read.data, signature } : null;
}

/** Only a line feed ends a line: texts of entries may have other separators. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
