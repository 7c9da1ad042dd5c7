/** Makes of an uploaded picture what is published of it: upright, silent about where it was taken, and in the widths of the devices. */
import { articleImageWidths } from '@wideload/contract';
import type { Sharp } from 'sharp';
import { Problem } from '../../../problem.ts';
import { imageKindOf, type ImageType } from './image-kind.ts';
import { withoutMetadata } from './image-metadata.ts';

type Width = (typeof articleImageWidths)[number];

/** A copy is WebP. `width` is what it is asked for by; a narrower picture is not made wider. */
type Copy = { width: Width; bytes: Uint8Array };
export type PreparedImage = {
  mediaType: ImageType;
  bytes: Uint8Array;
  /** Pixels, as it is seen. */
  width: number;
  height: number;
  copies: Copy[];
};

/** As many as the largest cameras of phones have; decoded they take 200 MB. */
const MOST_PIXELS = 50_000_000;
/** WebP counts a side by 14 bits (RFC 9649, 3.4). */
const LONGEST_SIDE = 16_383;
const PATIENCE_SECONDS = 30;

/** That of phones is never seen but on dense screens, which hide what a lower quality costs. */
const qualities = { 480: 60, 680: 52, 1080: 72, 1600: 72 } as const satisfies Record<Width, number>;

/** Loaded with the first picture, as a start need not wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture is decoded once and not again: nothing is worth being kept.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let turn: Promise<unknown> = Promise.resolve();

/** One picture after the other: two would hold their pixels at once, and threads that files and passwords wait for. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/** The widths of copies: all below the picture's own, and the next, which is the picture as a whole. */
export function widthsFor(own: number): Width[] {
  return articleImageWidths.filter((_, at) => own > (articleImageWidths[at - 1] ?? 0));
}

/** Upright for readers that do not turn it themselves; at a quality at which nobody sees that it was written anew. */
function upright(image: Sharp, kind: ImageType): Promise<Uint8Array> {
  const turned = image.autoOrient();
  if (kind === 'image/png') return turned.png({ compressionLevel: 9 }).toBuffer();
  if (kind === 'image/webp') return turned.webp({ quality: 92 }).toBuffer();
  return turned.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

function copyOf(image: Sharp, width: Width): Promise<Uint8Array> {
  return (
    image
      .autoOrient()
      // Softer than the usual kernel, which draws halos beside the edges of drawings: a tenth fewer bytes.
      .resize({ width, withoutEnlargement: true, kernel: 'mitchell' })
      .webp({ quality: qualities[width], effort: 6 })
      .toBuffer()
  );
}

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (width * height <= MOST_PIXELS && Math.max(width, height) <= LONGEST_SIDE) return;
  const detail = 'This picture has more than 50 million pixels, or a side of more than 16,383. Choose a smaller one.';
  throw new Problem('article.image-refused', { detail });
}

async function prepare(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  uploaded: Uint8Array,
  mediaType: ImageType,
): Promise<PreparedImage> {
  // The least doubt of the decoder's refuses: a JPEG whose middle is missing is no more than that to it.
  const open = () =>
    sharp(uploaded, { failOn: 'warning', limitInputPixels: MOST_PIXELS }).timeout({ seconds: PATIENCE_SECONDS });
  const { orientation = 1, autoOrient } = await sharp(uploaded, { limitInputPixels: false }).metadata();
  refuseTooLarge(autoOrient);
  const bytes = orientation > 1 ? await upright(open(), mediaType) : withoutMetadata(uploaded, mediaType);
  const copies: Copy[] = [];
  for (const width of widthsFor(autoOrient.width)) {
    const copy = await copyOf(open(), width);
    // Of a flat drawing the original can be the lighter one; wider copies are heavier still.
    if (copy.length >= bytes.length) break;
    copies.push({ width, bytes: copy });
  }
  return { mediaType, bytes, width: autoOrient.width, height: autoOrient.height, copies };
}

/**
 * What is published of an uploaded picture. A file that cannot be decoded to its end is refused, whatever it calls itself.
 * @throws Problem `article.image-refused`, `document.unavailable` where it takes too long
 */
export async function prepareImage(uploaded: Uint8Array): Promise<PreparedImage> {
  const mediaType = imageKindOf(uploaded);
  if (mediaType === null) throw new Problem('article.image-refused');
  const sharp = await loadSharp();
  return inTurn(() => prepare(sharp, uploaded, mediaType)).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    // Said of the machine, not of the picture.
    if (cause instanceof Error && cause.message.startsWith('timeout:'))
      throw new Problem('document.unavailable', { retryAfterSeconds: PATIENCE_SECONDS, cause });
    throw new Problem('article.image-refused', { cause });
  });
}
