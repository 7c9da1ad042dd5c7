import { createHash, type KeyObject } from 'node:crypto';
import {
  parseEntryLine,
  parseSignatureLine,
  splitLines,
  type ParsedLine,
  type ParsedSignature,
} from './parse-lines.ts';
import { exportFormat } from './signed-lines.ts';
import { formatFingerprint, isSignatureOf } from './signing-key.ts';

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
