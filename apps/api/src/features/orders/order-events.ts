import type { OrderEvent } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import type { User } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { findOwnEvents } from './order-events.store.ts';

type Move = NonNullable<Awaited<ReturnType<typeof findOwnEvents>>>['moves'][number];

function eventOf(move: Move): OrderEvent {
  // Only `moveOrder` writes these rows, from and to statuses that the domain allows.
  const [from, to] = [move.from_status as OrderStatus, move.to_status as OrderStatus];
  const at = move.at.toISOString();
  if (from === 'draft') return { at, who: 'payment', what: 'paid', from, to, comment: move.comment };
  return { at, who: 'admin', what: 'status', from, to, comment: move.comment };
}

/** What happened to an order, oldest first. @throws Problem `not-found`. */
export async function listEvents({ db }: Deps, user: User, orderId: string): Promise<OrderEvent[]> {
  const found = await findOwnEvents(db, user, orderId);
  if (found === null) throw new Problem('not-found');
  const at = found.begunAt.toISOString();
  const begun = { at, who: 'owner', what: 'created', from: null, to: 'draft', comment: '' } as const;
  return [begun, ...found.moves.map(eventOf)];
}
