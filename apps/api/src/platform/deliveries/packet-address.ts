/** The address of a packet is computed when it is sent: no table and no backup has it. */
import type { RecipientEvent } from '@wideload/contract';
import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '../db/transaction.ts';
import { createLinkToken, findLinkToken } from '../link-tokens.ts';
import { hashSecret } from '../secrets.ts';
import type { Leased, LeaseDeps } from './leased.ts';
import type { OrderNewsMail } from './mails/order-change-mails.ts';
import type { PacketLinkMail } from './mails/packet-link.ts';
import { RefusedDelivery } from './senders.ts';

export const createPacketToken = (config: Pick<Config, 'tokenSecret' | 'previousTokenSecret'>, id: string): string =>
  createLinkToken(config, { purpose: 'packet links', id });

/** @returns null for a link that is revoked, or whose `TOKEN_SECRET` is no longer set. */
export async function findPacketAddress({ db, config }: { db: Db; config: Config }, id: string) {
  const row = await db.selectFrom('packet_links').select('token_hash').where('id', '=', id).executeTakeFirst();
  const token = row === undefined ? null : findLinkToken(config, { purpose: 'packet links', id }, row.token_hash);
  return token === null ? null : `${config.publicUrl}/packet/${token}`;
}

/** The link of a recipient to an order, made by its first news. @returns null if the recipient is removed. */
async function findRecipientAddress(deps: LeaseDeps & Pick<Deps, 'ids'>, news: OrderNewsMail): Promise<string | null> {
  const { db, config, ids, clock } = deps;
  const id = ids();
  const made = await db
    .insertInto('packet_links')
    .columns(['id', 'order_id', 'made_by', 'kind', 'name', 'token_hash', 'created_at', 'recipient_id'])
    .expression((eb) =>
      eb
        .selectFrom('recipients')
        .select(({ val }) => [
          val(id).as('id'),
          val(news.orderId).as('order_id'),
          'made_by',
          val('officer').as('kind'),
          'name',
          val(hashSecret(createPacketToken(config, id))).as('token_hash'),
          val(clock.now()).as('created_at'),
          'recipients.id as recipient_id',
        ])
        .where('recipients.id', '=', news.recipientId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recipient_id', 'order_id'])
        .where('recipient_id', 'is not', null)
        .doUpdateSet({ name: (eb) => eb.ref('excluded.name') }),
    )
    .returning('id')
    .executeTakeFirst();
  return made === undefined ? null : findPacketAddress(deps, made.id);
}

const opening: ReadonlySet<RecipientEvent> = new Set(['permit.issued', 'permit.amended']);

/** Empty where there is nothing to open. */
async function findAddress(deps: LeaseDeps & Pick<Deps, 'ids'>, { kind, content }: Leased): Promise<string> {
  // Casts: `enqueue` and `enqueueNews` are the only writers of these rows.
  const news = content as OrderNewsMail;
  if (kind === 'order-news' && !opening.has(news.event)) return '';
  const address =
    kind === 'order-news'
      ? await findRecipientAddress(deps, news)
      : await findPacketAddress(deps, (content as PacketLinkMail).linkId);
  if (address === null) throw new RefusedDelivery('The link was revoked before it was sent.');
  return address;
}

/** The rows with the address that they send. */
export async function toSendable(deps: LeaseDeps & Pick<Deps, 'ids'>, rows: readonly Leased[]): Promise<Leased[]> {
  const sendable: Leased[] = [];
  for (const row of rows) sendable.push({ ...row, content: { ...row.content, address: await findAddress(deps, row) } });
  return sendable;
}
