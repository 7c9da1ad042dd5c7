import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './child.mjs';

const folder = path.join(root, 'apps/web/src/ui');
const sheet = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
const readFont = (name) => readFileSync(path.join(folder, `fonts/${name}.woff2`));

const listCodePoints = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function listRange(name) {
  const face = sheet.split('@font-face').find((one) => one.includes(`${name}.woff2`)) ?? '';
  const range = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return range.split(',').flatMap((part) => {
    const [first, last = first] = (part.match(/[\dA-F]{2,}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
    return listCodePoints(first, last);
  });
}

const HEADER_BYTES = 48;
const CMAP = 0;
/** The glyphs and their places, of which the plain form is the one with the number 3. */
const GLYPHS = new Set([10, 11]);

/** Where each table is in what a WOFF2 file compresses, by the number of its well-known name, and where that begins in the file. */
function readDirectory(file) {
  let at = HEADER_BYTES;
  const readLength = () => {
    for (let length = 0; ;) {
      const byte = file.readUInt8(at++);
      length = length * 128 + (byte % 128);
      if (byte < 128) return length;
    }
  };
  let begin = 0;
  const begins = new Map();
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const [name, form] = [flags % 64, flags >> 6];
    if (name === 63) at += 4;
    const length = readLength();
    begins.set(name, begin);
    begin += form === (GLYPHS.has(name) ? 3 : 0) ? length : readLength();
  }
  return { begins, at };
}

/** The code points that a WOFF2 file draws, of its table in format 4: segments, the last of which only ends them. */
function readCharacters(file) {
  const { begins, at } = readDirectory(file);
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(begins.get(CMAP));
  const table = cmap.subarray(cmap.readUInt32BE(8));
  const doubled = table.readUInt16BE(6);
  return Array.from({ length: doubled / 2 - 1 }, (_, index) =>
    listCodePoints(table.readUInt16BE(16 + doubled + 2 * index), table.readUInt16BE(14 + 2 * index)),
  ).flat();
}

test.each(['overpass-text-400-700', 'overpass-rest-400-700'])('%s is loaded for the characters that it has', (name) => {
  const characters = readCharacters(readFont(name));
  expect(characters.length).toBeGreaterThan(90);
  expect(listRange(name)).toEqual(characters);
});

test.each(['overpass-text-400-700', 'barlow-condensed-latin-700'])('%s arrives in one round trip', (name) => {
  // Ten packets of 1,460 bytes, one kilobyte of which are the headers of the answer.
  expect(readFont(name).length).toBeLessThanOrEqual(13_600);
});
