import type { MessageFile, OrderMessage, OrderThread } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { MessageRow } from './messages.store.ts';

export function toMessageFile({ id, name, media_type: mediaType, bytes }: MessageRow['files'][number]): MessageFile {
  return { _id: id, name, mediaType, bytes };
}

function toQuestion(row: MessageRow): OrderMessage['question'] {
  if (!row.is_question) return null;
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.answered_at === null ? 'open' : 'answered';
}

/** Admins stay anonymous to carriers. */
function toMessage(row: MessageRow, reader: SignedIn): OrderMessage {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    by: row.by_carrier ? 'carrier' : 'wideload',
    author: reader.kind === 'admin' ? row.email : null,
    text: row.text,
    files: row.files.map(toMessageFile),
    question: toQuestion(row),
    asks: row.asks,
    isUnread: row.by_carrier && row.read_at === null,
  };
}

export function toThread(rows: readonly MessageRow[], reader: SignedIn): OrderThread {
  const items = rows.map((row) => toMessage(row, reader));
  return { items, isWaiting: items.some(({ question }) => question === 'open') };
}
