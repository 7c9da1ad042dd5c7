import { isPlaced } from '@wideload/domain';
import type { MessageFile } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import { after, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { readFile, storeFile } from '#platform/files/stored-files.ts';
import { workOnPicture } from '#platform/files/picture.ts';
import { Problem } from '#problem.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { findPdfProblem } from '#features/permits/permits.service.ts';
import { countUnsentFiles, deleteUnsentFiles, findSentFile, insertFile } from './messages.store.ts';
import { toMessageFile } from './messages.wire.ts';

const MAX_UNSENT = 20;

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
type MediaType = keyof typeof endings;

const toKey = (id: string) => `messages/${id}` as const;

/** The declared type proves nothing: a PDF is checked, and a picture encoded anew. */
async function checkFile(file: File): Promise<{ mediaType: MediaType; bytes: Uint8Array }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.type !== 'application/pdf')
    return workOnPicture(bytes, 'message.file-refused', async ({ mediaType, encode }) => {
      return { mediaType, bytes: await encode() };
    });
  const detail = findPdfProblem(bytes);
  if (detail !== null) throw new Problem('message.file-refused', { detail });
  return { mediaType: 'application/pdf', bytes };
}

/** Named by its content: `load.pdf` that is a picture becomes `load.png`. */
function toFileName(name: string, mediaType: MediaType): string {
  return `${name.replace(/\.[^.]*$/, '').slice(0, 110) || 'file'}.${endings[mediaType]}`;
}

type Upload = { orderId: string; name: string; file: File };

export async function uploadFile(deps: Deps, by: SignedIn, { orderId, name, file }: Upload): Promise<MessageFile> {
  const { status } = await readOrder(deps, by, orderId);
  if (!isPlaced(status)) throw new Problem('order.still-draft');
  if ((await countUnsentFiles(deps.db, by, orderId)) >= MAX_UNSENT) throw new Problem('rate.limited');
  const { mediaType, bytes } = await checkFile(file);
  const row = {
    id: deps.ids(),
    order_id: orderId,
    name: toFileName(name, mediaType),
    media_type: mediaType,
    bytes: bytes.length,
    stored_at: deps.clock.now(),
    stored_by: by.personId,
  };
  await storeFile(deps, { key: toKey(row.id), bytes, mediaType }, (tx) => insertFile(tx, row));
  return toMessageFile(row);
}

export async function readMessageFile(deps: Deps, reader: SignedIn, id: string): Promise<File> {
  const found = await findSentFile(deps.db, reader, id);
  if (found === null) throw new Problem('not-found');
  const bytes = await readFile(deps, toKey(id));
  if (bytes === null) throw new Problem('document.unavailable', { cause: new Error('A stored file is gone.') });
  return new File([Uint8Array.from(bytes)], found.name, { type: found.media_type });
}

/** Removes files that no message followed. */
export async function sweepMessageFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteUnsentFiles(db, after(clock.now(), -HOUR));
}
