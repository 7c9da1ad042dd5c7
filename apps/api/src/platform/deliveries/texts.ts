import { renderOrderNewsText, type OrderNewsMail } from './mails/order-news.ts';
import { renderPacketLinkText, type PacketLinkMail } from './mails/packet-link.ts';
import type { Leased } from './leased.ts';

/** Short: a text of more than 160 letters is paid for as two. */
export function renderText({ kind, content }: Pick<Leased, 'kind' | 'content'>): string {
  // Casts: `enqueue` is the only writer of these rows.
  if (kind === 'packet-link') return renderPacketLinkText(content as PacketLinkMail);
  if (kind === 'order-news') return renderOrderNewsText(content as OrderNewsMail);
  throw new Error(`A text of the kind ${kind} has no words.`);
}
