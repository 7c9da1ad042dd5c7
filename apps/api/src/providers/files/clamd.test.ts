import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClamdScanner } from './clamd.ts';
import { eicar, startClamd } from './clamd.test-support.ts';
import { ScannerFailure } from '../../platform/files/file-scanner.ts';

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  clamd = await startClamd();
});
beforeEach(() => clamd.behave('honest'));
afterAll(() => clamd.close());

const aFile = (text: string) => new TextEncoder().encode(text);
/** The machine may be busy; tests of the timeout set a short one. */
const open = (options = {}) => createClamdScanner({ place: clamd.place, timeoutMs: 60_000, ...options });

test('a clean file of several chunks reaches it byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 256);
  expect(await open().scan(bytes)).toEqual({ result: 'clean' });
  expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true);
});

test('an infected file is named', async () => {
  const found = await open().scan(aFile(`${'x'.repeat(70_000)}${eicar}`));
  expect(found).toEqual({ result: 'infected', found: 'Eicar-Test-Signature' });
});

test('an empty file is clean', async () => {
  expect(await open().scan(aFile(''))).toEqual({ result: 'clean' });
});

describe('neither clean nor infected is', () => {
  test.each([
    ['silent', 200, /nothing within 200 ms/],
    ['nonsense', 60_000, /HTTP/],
    ['endless', 60_000, /too long/],
    ['cut', 60_000, /ended the connection|ECONNRESET|EPIPE/],
    ['too-large', 60_000, /size limit exceeded/],
  ] as const)('a file while it is %s', async (manner, timeoutMs, why) => {
    clamd.behave(manner);
    await expect(open({ timeoutMs }).scan(aFile('a file'))).rejects.toThrow(why);
  });

  test('a file that is larger than it takes, which is not sent', async () => {
    const before = clamd.scanned.length;
    await expect(open({ mostBytes: 3 }).scan(aFile('four'))).rejects.toThrow(ScannerFailure);
    expect(clamd.scanned).toHaveLength(before);
  });

  test('a file while nobody listens', async () => {
    await expect(open({ place: { path: '/nowhere/clamd.ctl' } }).scan(aFile('a file'))).rejects.toThrow(/ENOENT/);
  });
});

test('it is there when it answers', async () => {
  await expect(open().ping()).resolves.toBeUndefined();
  clamd.behave('silent');
  await expect(open({ timeoutMs: 200 }).ping()).rejects.toThrow(ScannerFailure);
});
