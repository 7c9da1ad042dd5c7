import type { OrderEvent } from '@wideload/contract';
import type { OrderStatus, PermitStatus, StateCode } from '@wideload/domain';
import type { User } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { Problem } from '../../../problem.ts';
import { findOwnEvents } from './order-events.store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findOwnEvents>>>['moves'][number];

/** `ownerId` is the order's owner: any other actor is an admin. */
export function toOrderEvent(row: Row, ownerId: string): OrderEvent {
  const base = { at: row.at.toISOString(), comment: row.comment };
  const who = row.actor_id === ownerId ? 'owner' : 'admin';
  if (row.what === 'permit') {
    // Only `recordEvent` writes these rows, with a state of the contract and statuses of the domain.
    const permit = { state: row.permit_state as StateCode, unit: row.permit_unit ?? 1 };
    return {
      ...base,
      who,
      what: 'permit',
      permit,
      from: row.from_status as PermitStatus,
      to: row.to_status as PermitStatus,
    };
  }
  const [from, to] = [row.from_status as OrderStatus, row.to_status as OrderStatus];
  if (row.what === 'units' || row.what === 'po-number') return { ...base, who, what: row.what, from, to };
  if (row.what === 'money') return { ...base, who: row.actor_id === null ? 'payment' : who, what: 'money', from, to };
  if (from === 'draft') return { ...base, who: 'payment', what: 'paid', from, to };
  return { ...base, who, what: 'status', from, to };
}

/** The first event of every order. */
export function toCreatedEvent(at: Date): OrderEvent {
  return { at: at.toISOString(), who: 'owner', what: 'created', from: null, to: 'draft', comment: '' };
}

/** An order's history, oldest first. @throws Problem `not-found`. */
export async function listEvents({ db }: Deps, user: User, orderId: string): Promise<OrderEvent[]> {
  const found = await findOwnEvents(db, user, orderId);
  if (found === null) throw new Problem('not-found');
  return [toCreatedEvent(found.begunAt), ...found.moves.map((row) => toOrderEvent(row, user.id))];
}
