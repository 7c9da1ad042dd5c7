import { createHash, type KeyObject } from 'node:crypto';
import { formatFingerprint, signText } from './signing-key.ts';

/** `entry` and `content` are JSON in the spelling of the database, because the hashes are over that text. */
export type ChainedEntry = {
  admin: string;
  /** Hexadecimal; empty before the first entry. */
  previousHash: string;
  hash: string;
  entry: string;
  /** Null: an erasure blanked it. */
  content: string | null;
};

export type ChainHead = { position: number; hash: string };

export const exportFormat = 'wideload-audit-log-1';

/** The text that is signed, as JSON. */
export type Statement = {
  format: string;
  createdAt: string;
  /** Empty: the whole log up to the head. */
  filter: object;
  lines: number;
  /** Of all bytes before the last line. */
  sha256: string;
  head: ChainHead;
  key: string;
};

function formatEntry({ admin, previousHash, hash, entry, content }: ChainedEntry, line: number): string {
  const outer = `"line":${line},"admin":${JSON.stringify(admin)},"previousHash":"${previousHash}","hash":"${hash}"`;
  return `{${outer},"entry":${entry},"content":${content ?? 'null'}}\n`;
}

export function formatSignatureLine(statement: Statement, key: KeyObject): string {
  const text = JSON.stringify(statement);
  return `{"signed":${text},"signature":"${signText(text, key)}"}\n`;
}

/** Characters. */
const PIECE = 16_384;

type Signing = { key: KeyObject; head: ChainHead; filter: object; now: Date };

/** NDJSON: a line for each entry, then the signature. */
export async function* generateSignedLines(
  entries: AsyncIterable<ChainedEntry>,
  { key, head, filter, now }: Signing,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  let piece = '';
  for await (const entry of entries) {
    lines += 1;
    const line = formatEntry(entry, lines);
    hash.update(line);
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  const createdAt = now.toISOString();
  const sha256 = hash.digest('hex');
  const statement = { format: exportFormat, createdAt, filter, lines, sha256, head, key: formatFingerprint(key) };
  yield piece + formatSignatureLine(statement, key);
}
