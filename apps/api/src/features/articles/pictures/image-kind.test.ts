import { describe, expect, test } from 'vitest';
import { tinyPng } from '../../../../test/factories/article-factories.ts';
import { imageKindOf } from './image-kind.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
// Of one dot each: headers, tables and a scan in which 0xFF is escaped, and restarts.
const jpeg = hex('ffd8 ffe0 0004 4a46 ffda 0004 0102 12ff00 34ffd0 56 ffd9');
const webp = Buffer.concat([Buffer.from('RIFF'), hex('0e000000'), Buffer.from('WEBPVP8L'), hex('02000000 2f00')]);

describe('a picture is known by its bytes', () => {
  test.each([
    ['PNG', tinyPng, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['JPEG with what a camera adds behind it', Buffer.concat([jpeg, Buffer.from('SEFT')]), 'image/jpeg'],
    ['WebP', webp, 'image/webp'],
  ])('%s', (_name, bytes, kind) => {
    expect(imageKindOf(bytes)).toBe(kind);
  });

  test('in the middle of a larger buffer too', () => {
    const padded = Buffer.concat([Buffer.alloc(7), tinyPng]);
    expect(imageKindOf(padded.subarray(7))).toBe('image/png');
  });
});

describe('is no picture', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7 %%EOF')],
    ['a GIF', hex('474946383961 0100 0100 00 00 00 3b')],
    ['zeros', Buffer.alloc(4096)],
    [
      'a page that begins like a PNG',
      Buffer.concat([tinyPng.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('%s', (_name, bytes) => {
    expect(imageKindOf(bytes)).toBeNull();
  });

  test.each([
    ['PNG', tinyPng],
    ['JPEG', jpeg],
    ['WebP', webp],
  ])('a %s that is cut off anywhere', (_name, bytes) => {
    // A PNG is whole as soon as its last chunk is named; what follows is a checksum of nothing.
    const shortest = bytes === tinyPng ? bytes.length - 8 : bytes.length - 1;
    for (let length = 0; length < shortest; length += 1)
      expect(imageKindOf(bytes.subarray(0, length)), String(length)).toBeNull();
  });
});
