// Keeps what Node.js 20 compiled of the bundles. From 22 on `module.enableCompileCache` does (docs/decisions/archive/0301-kept-code-of-node-20.md).
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';

const HEAD = '(function (exports, require, module, __filename, __dirname) {';
const TAIL = '\n})';

/**
 * glibc keeps as much free memory as twice the largest piece that was ever given back, but learns nothing from one above 32 MB. So all files
 * are read into one that is larger. Only what is written of it takes memory.
 */
const ROOM = 33 * 1024 * 1024;

const DIGEST = 32;

type Run = (this: unknown, exports: unknown, require: unknown, module: unknown, file: string, folder: string) => void;
type Loading = { exports: unknown };

/** V8 itself takes the code of another patch release of Node.js, which ended a process. */
const toRelease = () => `${process.version}-${process.arch}-${v8.cachedDataVersionTag()}`;

/** @returns the end of it in `room`; null if there is no such file, or no room for it. */
function readInto(room: Buffer, file: string, start: number): number | null {
  let opened: number | null = null;
  try {
    opened = openSync(file, 'r');
    const { size } = fstatSync(opened);
    return start + size + TAIL.length > room.length ? null : start + readSync(opened, room, start, size, 0);
  } catch {
    return null;
  } finally {
    if (opened !== null) closeSync(opened);
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Whole or not at all, whoever ends at the same time. */
function writeKept(file: string, code: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([code, digest(code)]));
  renameSync(draft, file);
}

/** @returns what `writeKept` wrote; null if that is not there, `damaged` if it is something else: V8 would end with it. */
function readKept(room: Buffer, file: string): Buffer | null | 'damaged' {
  const end = readInto(room, file, 0);
  if (end === null) return null;
  const code = room.subarray(0, Math.max(end - DIGEST, 0));
  return digest(code).equals(room.subarray(code.length, end)) ? code : 'damaged';
}

/** @param home where it is kept, for each release and its flags apart @param warn of code that is not what was kept, and is made again */
export function createCodeKeeper(home: string, warn: (sentence: string) => void) {
  const folder = path.join(home, toRelease());
  const fresh = new Map<string, vm.Script>();
  let shared: WeakRef<Buffer> | null = null;

  /** The same for all that is loaded at once. Not filled with zeros, which would take all of it. */
  function openRoom(): Buffer {
    const room = shared?.deref() ?? Buffer.allocUnsafeSlow(ROOM);
    shared = new WeakRef(room);
    return room;
  }

  /** @param file in ASCII, as the build writes it */
  function compile(file: string): vm.Script | null {
    const room = openRoom();
    const end = readInto(room, file, room.write(HEAD, 'latin1'));
    if (end === null) return null;
    const source = room.subarray(0, end + room.write(TAIL, end, 'latin1'));
    const text = source.toString('latin1');
    // V8 itself compares no more of a source than its length.
    const kept = path.join(folder, digest(source).toString('hex'));
    const known = readKept(room, kept);
    const isKnown = known !== null && known !== 'damaged';
    const script = new vm.Script(text, {
      filename: file,
      columnOffset: -HEAD.length,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(isKnown && { cachedData: known }),
    });
    const isTaken = script.cachedDataRejected === false;
    if (!isTaken) fresh.set(kept, script);
    if (!isTaken && known !== null) warn(`The compiled code of ${file} is damaged, and is made again.`);
    return script;
  }

  return {
    /** The loader of a bundle. @returns false if Node.js itself has to load the file */
    load(module: Loading, file: string): boolean {
      const script = compile(file);
      if (script === null) return false;
      // Cast: the function of HEAD and TAIL.
      const run = script.runInThisContext() as Run;
      run.call(module.exports, module.exports, createRequire(file), module, file, path.dirname(file));
      return true;
    },

    /** With all functions that ran until now. A folder that cannot be written stays as it is. */
    keep(): void {
      if (fresh.size === 0) return;
      try {
        mkdirSync(folder, { recursive: true });
        for (const [kept, script] of fresh) writeKept(kept, script.createCachedData());
      } catch {
        // The next start compiles, as this one did.
      }
    },
  };
}
