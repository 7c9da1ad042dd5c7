import net from 'node:net';
import { SECOND } from '#clock.ts';
import type { ClamdPlace, ScannerConfig } from '#config/providers-config.ts';
import { ScannerFailure, type FileScanner, type Scan } from '#platform/files/file-scanner.ts';

type Options = { place: ClamdPlace; timeoutMs?: number; mostBytes?: number };

/** clamd takes 25 MB by its default `StreamMaxLength`; no upload of the product is larger than 10 MB. */
const MOST_BYTES = 25 * 2 ** 20;
const CHUNK_BYTES = 64 * 1024;
const LONGEST_ANSWER = 1024;

/** Each chunk follows its length; a length of 0 ends the stream. */
function* toStream(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function parseAnswer(answer: string): Scan {
  if (answer === 'stream: OK') return { result: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return { result: 'infected', found };
  throw new ScannerFailure(answer === '' ? 'it ended the connection' : answer);
}

/** Commands that begin with `z` and their answers end with NUL (clamd(8)). */
function callClamd({ place, timeoutMs = 15 * SECOND }: Options, parts: Iterable<Uint8Array>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(place);
    let answer = '';
    const fail = (because: string, cause?: unknown) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerFailure(because, { cause }));
    };
    const timer = setTimeout(() => fail(`nothing within ${timeoutMs} ms`), timeoutMs);
    socket.setEncoding('utf8');
    socket.on('error', (error) => fail(error.message, error));
    socket.on('data', (part: string) => {
      answer += part;
      if (answer.length > LONGEST_ANSWER) fail('its answer is too long');
      // It may answer before the end of a stream that it refuses.
      else if (answer.includes('\0')) socket.destroy();
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.replace(/\0.*$/s, ''));
    });
    for (const part of parts) socket.write(part);
  });
}

export function createClamdScanner(options: Options): FileScanner {
  const { mostBytes = MOST_BYTES } = options;
  return {
    async scan(bytes) {
      if (bytes.length > mostBytes) throw new ScannerFailure('the file is larger than it takes');
      return parseAnswer(await callClamd(options, [Buffer.from('zINSTREAM\0'), ...toStream(bytes)]));
    },
    async ping() {
      const answer = await callClamd(options, [Buffer.from('zPING\0')]);
      if (answer !== 'PONG') throw new ScannerFailure(answer);
    },
  };
}

/** Every file passes; the page System says that none is scanned. */
const noScanner: FileScanner = {
  scan: () => Promise.resolve({ result: 'clean' }),
  ping: () => Promise.resolve(),
};

export function openScanner(config: ScannerConfig): FileScanner {
  return config.kind === 'clamd' ? createClamdScanner(config) : noScanner;
}
