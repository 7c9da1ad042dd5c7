/** Turns an uploaded picture into the published one: upright, without metadata, with copies in the widths of devices. */
import { articleImageWidths, type articleImageTypes } from '@wideload/contract';
import type { Metadata, Sharp } from 'sharp';
import { createGate } from '../../../platform/gate.ts';
import { Problem } from '../../../problem.ts';

type Width = (typeof articleImageWidths)[number];
type ImageType = (typeof articleImageTypes)[number];

/** The default kernel draws halos beside the edges of drawings, which cost a tenth more bytes. */
const scaling = { withoutEnlargement: true, kernel: 'mitchell' } as const;
const WIDEST = Math.max(...articleImageWidths);

/** A narrower picture is not enlarged. */
type Copy = { width: Width; bytes: Uint8Array };
export type PreparedImage = {
  mediaType: ImageType;
  bytes: Uint8Array;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  copies: Copy[];
};

/** Phones save 12 million. This many take 100 MB, and seconds of a core. */
const MAX_PIXELS = 25_000_000;
const MOST_WAITING = 20;
/** WebP stores a side in 14 bits (RFC 9649, 3.4). */
const MAX_SIDE = 16_383;
const TIMEOUT_SECONDS = 30;

/** The two small copies are for dense phone screens, which hide the lower quality. */
const qualities = { 480: 60, 680: 52, 1080: 72, 1600: 72 } as const satisfies Record<Width, number>;

const mediaTypes: Readonly<Record<string, ImageType>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

/** Loaded with the first picture, so that the start does not wait. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // The other formats that libvips reads are a larger surface for an attack.
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);
  sharp.unblock({ operation: loaders });
  return sharp;
}

/** One picture at a time: two would double the memory and take threads from password hashing. */
const enqueue = createGate({ atOnce: 1, mostWaiting: MOST_WAITING });

/** The next larger width holds the picture at its full width. */
export function listCopyWidths(own: number): Width[] {
  return articleImageWidths.filter((_, at) => own > (articleImageWidths[at - 1] ?? 0));
}

/** sharp drops Exif, XMP, IPTC and comments. The color profile stays because it changes how the picture looks. */
function encodeOriginal(image: Sharp, { format, isPalette, chromaSubsampling }: Metadata): Promise<Uint8Array> {
  const upright = image.autoOrient().keepIccProfile();
  if (format === 'png') return upright.png({ compressionLevel: 9, palette: isPalette }).toBuffer();
  if (format === 'webp') return upright.webp({ quality: 90 }).toBuffer();
  return upright.jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: chromaSubsampling ?? '4:2:0' }).toBuffer();
}

function encodeCopy(image: Sharp, width: Width): Promise<Uint8Array> {
  return image
    .resize({ width, ...scaling })
    .webp({ quality: qualities[width], effort: 6 })
    .toBuffer();
}

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE) return;
  const detail = 'This picture has more than 25 million pixels, or a side of more than 16,383. Choose a smaller one.';
  throw new Problem('article.image-refused', { detail });
}

async function encodeAll(uploaded: Uint8Array): Promise<PreparedImage> {
  const sharp = await loadSharp();
  const metadata = await sharp(uploaded, { limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  refuseTooLarge({ width, height });
  const mediaType = mediaTypes[metadata.format];
  if (mediaType === undefined) throw new Problem('article.image-refused');
  // To the decoder, a JPEG without its middle is only worth a warning.
  const open = () =>
    sharp(uploaded, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_SECONDS });
  const bytes = await encodeOriginal(open(), metadata);
  // The whole picture is decoded once for all copies.
  const widest = await open()
    .autoOrient()
    .resize({ width: WIDEST, ...scaling })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const copies: Copy[] = [];
  for (const copyWidth of listCopyWidths(width)) {
    const copy = await encodeCopy(sharp(widest).timeout({ seconds: TIMEOUT_SECONDS }), copyWidth);
    // The PNG of a flat drawing can be smaller than its copies, and wider copies are larger still.
    if (copy.length >= bytes.length) break;
    copies.push({ width: copyWidth, bytes: copy });
  }
  return { mediaType, bytes, width, height, copies };
}

export function prepareImage(uploaded: Uint8Array): Promise<PreparedImage> {
  return enqueue(() => encodeAll(uploaded)).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    // The machine is too slow; the picture may be fine.
    if (cause instanceof Error && cause.message.startsWith('timeout:'))
      throw new Problem('document.unavailable', { retryAfterSeconds: TIMEOUT_SECONDS, cause });
    throw new Problem('article.image-refused', { cause });
  });
}
