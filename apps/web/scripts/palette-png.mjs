import { crc32, deflateSync } from 'node:zlib';

/** As many as half a byte can name. */
const MOST_COLOURS = 16;

const distance = (a, b) => [16, 8, 0].reduce((sum, bits) => sum + (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2, 0);

/** The commonest colours; edges between two of them need few others. */
function paletteOf(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byCount.slice(0, MOST_COLOURS);
  const nearest = (colour) =>
    palette.reduce((best, own, at) => (distance(own, colour) < distance(palette[best], colour) ? at : best), 0);
  return { palette, places: new Map(byCount.map((colour, at) => [colour, at < MOST_COLOURS ? at : nearest(colour)])) };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A drawing of few colours as a PNG with a palette (PNG, third edition, 11.2.2), a fifth of its size in full colour. `colours`: 0xRRGGBB, row by row. */
export function palettePng(colours, { width, height }) {
  const { palette, places } = paletteOf(colours);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits for each pixel, which are places in the palette; a row begins with how it is filtered, which it is not.
  header.set([4, 3, 0, 0, 0], 8);
  const length = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * length + 1 + (x >> 1)] |= places.get(colours[y * width + x]) << (x % 2 === 0 ? 4 : 0);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
