import { createHash, type KeyObject } from 'node:crypto';
import { exportFormat, type Statement, formatFingerprint, isSignatureOf } from './signed-lines.ts';
import * as z from 'zod/mini';

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

type ParsedLine = {
  line: number;
  position: number;
  digest: string;
  previousHash: string;
  hash: string;
  entry: string;
  content: string | null;
};

/** @returns null for a line that no export has. */
function parseEntryLine(text: string): ParsedLine | null {
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

type ParsedSignature = { text: string; statement: Statement; signature: string };

/** @returns null for a line that is no signature. */
function parseSignatureLine(line: string): ParsedSignature | null {
  const [, text = '', signature = ''] = signatureLine.exec(line) ?? [];
  const read = z.safeParse(SignedStatement, parseJson(text));
  return read.success ? { text, statement: read.data, signature } : null;
}

/** Only a line feed ends a line: texts of entries may have other separators. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const MOST = 20;

function isOwnHash({ previousHash, hash, entry }: ParsedLine): boolean {
  return createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(entry).digest('hex') === hash;
}

function isOwnContent({ content, digest }: ParsedLine): boolean {
  return content === null || createHash('sha256').update(content).digest('hex') === digest;
}

function findOrderBreak(found: ParsedLine, previous: ParsedLine | null): string | null {
  const missing = found.line - (previous?.line ?? 0) - 1;
  if (missing > 0) return `lines are missing before it (${missing})`;
  if (missing < 0) return 'it was inserted or moved';
  if (previous === null) return null;
  if (found.position <= previous.position) return 'its place in the chain is before the line above';
  if (found.position === previous.position + 1 && found.previousHash !== previous.hash)
    return 'it does not follow the entry above it';
  return null;
}

function findBreak(found: ParsedLine | null, previous: ParsedLine | null): string | null {
  if (found === null) return 'it is not a line of an export';
  if (!isOwnHash(found)) return 'it is not the entry that was written there';
  if (!isOwnContent(found)) return 'its content was changed';
  return findOrderBreak(found, previous);
}

type Body = {
  lines: number;
  sha256: string;
  last: ParsedLine | null;
  /** Positions of the chain that the file leaves out before its last line. */
  gaps: number;
};

function listSignatureBreaks(found: ParsedSignature, key: KeyObject): string[] {
  const { statement, text, signature } = found;
  const own = formatFingerprint(key);
  if (statement.key !== own) return [`It was signed with another key: ${statement.key}, not ${own}.`];
  if (!isSignatureOf(text, { signature, key })) return ['The signature in the last line is not one of this key.'];
  if (statement.format !== exportFormat)
    return [`Its format is ${statement.format}; this release knows ${exportFormat}.`];
  return [];
}

function listStatementBreaks({ statement }: ParsedSignature, { lines, sha256, last, gaps }: Body): string[] {
  const { head } = statement;
  const isWhole = Object.keys(statement.filter).length === 0;
  const sentences: string[] = [];
  if (statement.lines !== lines)
    sentences.push(`It has ${lines} lines before the signature; ${statement.lines} were signed.`);
  if (statement.sha256 !== sha256) sentences.push('Its lines are not the ones that were signed.');
  if (isWhole && (gaps > 0 || last?.position !== head.position))
    sentences.push('It should be the whole log, but entries of the chain are missing.');
  if (last?.position === head.position && last.hash !== head.hash)
    sentences.push(`Entry ${head.position} is not the head of the chain that was signed.`);
  return sentences;
}

/** Reads the file once, in constant memory. @returns a sentence for each thing that is wrong, about twenty at most. */
export async function listExportBreaks(chunks: AsyncIterable<string>, key: KeyObject): Promise<string[]> {
  const sentences: string[] = [];
  const sha256 = createHash('sha256');
  let lines = 0;
  let gaps = 0;
  let last: ParsedLine | null = null;
  let waiting: string | null = null;
  for await (const text of splitLines(chunks)) {
    if (waiting !== null) {
      lines += 1;
      sha256.update(`${waiting}\n`);
      const found = parseEntryLine(waiting);
      const why = findBreak(found, last);
      if (why !== null && sentences.length < MOST) sentences.push(`Line ${lines}: ${why}.`);
      if (found !== null && found.line > (last?.line ?? 0)) {
        gaps += found.position - (last?.position ?? 0) - 1;
        last = found;
      }
    }
    waiting = text;
  }
  const signature = parseSignatureLine(waiting ?? '');
  if (signature === null) return [...sentences, 'The last line is no signature: the end of the file is missing.'];
  const body = { lines, sha256: sha256.digest('hex'), last, gaps };
  return [...sentences, ...listSignatureBreaks(signature, key), ...listStatementBreaks(signature, body)];
}
