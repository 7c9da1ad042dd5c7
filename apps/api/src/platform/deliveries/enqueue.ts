import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '../db/transaction.ts';
import type { Mail } from './mails.ts';

type Options = {
  /** A mail with a key is sent once, however often it is enqueued. */
  key?: string;
  /** In milliseconds. */
  delay?: number;
  channel?: 'mail' | 'text';
};

export async function enqueue(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  mail: Mail,
  options: Options = {},
): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('deliveries')
    .values({
      id: ids(),
      key: options.key ?? null,
      kind: mail.kind,
      channel: options.channel ?? 'mail',
      recipient: mail.to,
      content: JSON.stringify(mail.content),
      created_at: now,
      due_at: after(now, options.delay ?? 0),
      leased_until: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
