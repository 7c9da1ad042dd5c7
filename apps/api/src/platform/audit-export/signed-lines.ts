import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

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

/** SHA-256 of the public key in DER; `openssl pkey -pubin -outform DER | openssl dgst -sha256 -binary | base64` prints it too. */
export function formatFingerprint(key: KeyObject): string {
  const der = toPublicKey(key).export({ format: 'der', type: 'spki' });
  return `SHA256:${createHash('sha256').update(der).digest('base64')}`;
}

/** Of a private key, its public key. */
export function toPublicKey(key: KeyObject): KeyObject {
  return key.type === 'private' ? createPublicKey(key) : key;
}

export function formatPublicKey(key: KeyObject): string {
  return toPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
}

/** @returns base64 */
function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignatureOf(text: string, { signature, key }: { signature: string; key: KeyObject }): boolean {
  return verify(null, Buffer.from(text), toPublicKey(key), Buffer.from(signature, 'base64'));
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
