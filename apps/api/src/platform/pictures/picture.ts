/** Turns an uploaded picture into one that we encoded ourselves: upright, whole, and without metadata. */
import type { Metadata, Sharp } from 'sharp';
import { Problem } from '../../problem.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export type OpenPicture = {
  mediaType: PictureType;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  open: () => Sharp;
  encode: () => Promise<Uint8Array>;
};

/** The largest phone cameras make this many. Decoded they take 200 MB. */
const MAX_PIXELS = 50_000_000;
/** WebP stores a side in 14 bits (RFC 9649, 3.4). */
const MAX_SIDE = 16_383;
const TIMEOUT_SECONDS = 30;

const mediaTypes: Readonly<Record<string, PictureType>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

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

let lastPicture: Promise<unknown> = Promise.resolve();

/** One picture at a time: two would double the memory and take threads from password hashing. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const done = lastPicture.then(work);
  lastPicture = done.catch(() => undefined);
  return done;
}

/** sharp drops Exif, XMP, IPTC and comments. The color profile stays because it changes how the picture looks. */
function encodeOriginal(image: Sharp, { format, isPalette, chromaSubsampling }: Metadata): Promise<Uint8Array> {
  const upright = image.autoOrient().keepIccProfile();
  if (format === 'png') return upright.png({ compressionLevel: 9, palette: isPalette }).toBuffer();
  if (format === 'webp') return upright.webp({ quality: 90 }).toBuffer();
  return upright.jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: chromaSubsampling ?? '4:2:0' }).toBuffer();
}

type Refusal = 'article.image-refused' | 'message.file-refused';

function refuseTooLarge({ width, height }: { width: number; height: number }, refusal: Refusal): void {
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE) return;
  const detail = 'This picture has more than 50 million pixels, or a side of more than 16,383. Choose a smaller one.';
  throw new Problem(refusal, { detail });
}

async function openPicture(uploaded: Uint8Array, refusal: Refusal): Promise<OpenPicture> {
  const sharp = await loadSharp();
  const metadata = await sharp(uploaded, { limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  refuseTooLarge({ width, height }, refusal);
  const mediaType = mediaTypes[metadata.format];
  if (mediaType === undefined) throw new Problem(refusal);
  // To the decoder, a JPEG without its middle is only worth a warning.
  const open = () =>
    sharp(uploaded, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_SECONDS });
  return { mediaType, width, height, open, encode: () => encodeOriginal(open(), metadata) };
}

/** @throws Problem `refusal` if the bytes are not a whole picture, or `document.unavailable`. */
export function workOnPicture<T>(
  uploaded: Uint8Array,
  refusal: Refusal,
  work: (picture: OpenPicture) => Promise<T>,
): Promise<T> {
  return enqueue(async () => work(await openPicture(uploaded, refusal))).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    // The machine is too slow; the picture may be fine.
    if (cause instanceof Error && cause.message.startsWith('timeout:'))
      throw new Problem('document.unavailable', { retryAfterSeconds: TIMEOUT_SECONDS, cause });
    throw new Problem(refusal, { cause });
  });
}
