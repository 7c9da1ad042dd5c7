import type { Selectable } from 'kysely';
import { contactOf, type Owner } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type AgreementRow = Pick<
  Selectable<Tables['phone_agreements']>,
  'id' | 'card_id' | 'limit_cents' | 'text_version' | 'given_at'
> &
  Pick<Selectable<Tables['cards']>, 'brand' | 'last4'>;

/** The one in force; none once its card is deleted. */
export async function findAgreement(db: Db | Tx, owner: Owner): Promise<AgreementRow | null> {
  const row = await db
    .selectFrom('phone_agreements as agreed')
    .innerJoin('cards', 'cards.id', 'agreed.card_id')
    .select(['agreed.id', 'agreed.card_id', 'agreed.limit_cents', 'agreed.text_version', 'agreed.given_at'])
    .select(['cards.brand', 'cards.last4'])
    .where('agreed.user_id', '=', owner.ownerId)
    .where('agreed.withdrawn_at', 'is', null)
    .where('cards.detached_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

type NewAgreement = { id: string; cardId: string; limit: number; textVersion: string; at: Date };

/** Call it after withdrawing the one in force. */
export async function insertAgreement(
  tx: Tx,
  owner: Owner,
  { id, cardId, limit, textVersion, at }: NewAgreement,
): Promise<void> {
  await tx
    .insertInto('phone_agreements')
    .values({
      id,
      user_id: owner.ownerId,
      card_id: cardId,
      limit_cents: limit,
      text_version: textVersion,
      given_at: at,
      withdrawn_at: null,
    })
    .execute();
}

export async function withdrawAgreement(tx: Tx | Db, owner: Owner, at: Date): Promise<void> {
  await tx
    .updateTable('phone_agreements')
    .set({ withdrawn_at: at })
    .where((eb) => eb.and({ user_id: owner.ownerId, withdrawn_at: null }))
    .execute();
}

/** Two agreements at once would both find none in force. */
export async function lockOwner(tx: Tx, owner: Owner): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', contactOf(owner.ownerId)).forUpdate().execute();
}
