import type { OrderEvent } from '@wideload/contract';
import type { OrderStatus, PermitStatus, StateCode } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findOwnEvents } from './order-events.store.ts';

/** Absent for the reader, so the history of an account of one names nobody. */
const toPerson = ({ person }: { person: string | null }) => (person === null ? {} : { person });

type Row = NonNullable<Awaited<ReturnType<typeof findOwnEvents>>>['moves'][number];

export function toOrderEvent(row: Row): OrderEvent {
  const { what, comment } = row;
  const who = row.by_carrier ? 'owner' : 'admin';
  const base = { at: row.at.toISOString(), who, comment, ...toPerson(row) } as const;
  // Casts: only `recordEvent` writes these rows, with a state of the contract and statuses of the domain.
  if (what === 'permit') {
    const permit = { state: row.permit_state as StateCode, unit: row.permit_unit ?? 1 };
    return { ...base, what, permit, from: row.from_status as PermitStatus, to: row.to_status as PermitStatus };
  }
  const event = { ...base, from: row.from_status as OrderStatus, to: row.to_status as OrderStatus };
  if (what === 'status' && event.from === 'draft') return { ...event, who: 'payment', what: 'paid' };
  if (what === 'money' && row.actor_id === null) return { ...event, who: 'payment', what };
  return { ...event, what };
}

type Begun = Pick<StoredOrder, 'createdAt' | 'startedBy'> & { person: string | null };

export function toCreatedEvent({ createdAt, startedBy, person }: Begun): OrderEvent {
  const who = startedBy === null ? 'owner' : 'admin';
  return {
    at: createdAt.toISOString(),
    who,
    what: 'created',
    from: null,
    to: 'draft',
    comment: '',
    ...toPerson({ person }),
  };
}

/** An order's history, oldest first. */
export async function listEvents({ db, clock }: Deps, user: User, orderId: string): Promise<OrderEvent[]> {
  const found = await findOwnEvents(db, user, { orderId, now: clock.now() });
  if (found === null) throw new Problem('not-found');
  return [toCreatedEvent(found), ...found.moves.map(toOrderEvent)];
}
