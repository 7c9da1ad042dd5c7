/** Turns an uploaded picture into one that we encoded ourselves: upright, whole, and without metadata. */
import type { Metadata, Sharp } from 'sharp';
import { Problem } from '#problem.ts';
import { createGate } from '../gate.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export type OpenPicture = {
  mediaType: PictureType;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Decodes it once, at most `width` wide, for several copies. */
  scale: (width: number) => Promise<() => Sharp>;
  encode: () => Promise<Uint8Array>;
};

/** Phones save 12 million. This many take 100 MB, and seconds of a core. */
const MAX_PIXELS = 25_000_000;
const MOST_WAITING = 20;
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

/** One picture at a time: two would double the memory and take threads from password hashing. */
const pictures = createGate({ atOnce: 1, mostWaiting: MOST_WAITING });

/** The default kernel draws halos beside the edges of drawings, which cost a tenth more bytes. */
export const scaling = { withoutEnlargement: true, kernel: 'mitchell' } as const;

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
  const detail = 'This picture has more than 25 million pixels, or a side of more than 16,383. Choose a smaller one.';
  throw new Problem(refusal, { detail });
}

type Library = Awaited<ReturnType<typeof loadSharp>>;

async function openPicture(sharp: Library, uploaded: Uint8Array, refusal: Refusal): Promise<OpenPicture> {
  const metadata = await sharp(uploaded, { limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  refuseTooLarge({ width, height }, refusal);
  const mediaType = mediaTypes[metadata.format];
  if (mediaType === undefined) throw new Problem(refusal);
  const open = (bytes: Uint8Array) =>
    // To the decoder, a JPEG without its middle is only worth a warning.
    sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).timeout({ seconds: TIMEOUT_SECONDS });
  const scale = async (most: number) => {
    const scaled = open(uploaded)
      .autoOrient()
      .resize({ width: most, ...scaling });
    const bytes = await scaled.png({ compressionLevel: 0 }).toBuffer();
    return () => open(bytes);
  };
  return { mediaType, width, height, scale, encode: () => encodeOriginal(open(uploaded), metadata) };
}

/** @throws Problem `refusal` if the bytes are not a whole picture, or `document.unavailable`. */
export function workOnPicture<T>(
  uploaded: Uint8Array,
  refusal: Refusal,
  work: (picture: OpenPicture) => Promise<T>,
): Promise<T> {
  return pictures.run(async () => {
    // Its failure is ours, not the picture's.
    const sharp = await loadSharp();
    try {
      return await work(await openPicture(sharp, uploaded, refusal));
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      // The machine is too slow; the picture may be fine.
      if (cause instanceof Error && cause.message.startsWith('timeout:'))
        throw new Problem('document.unavailable', { retryAfterSeconds: TIMEOUT_SECONDS, cause });
      throw new Problem(refusal, { cause });
    }
  });
}
