import type { UnitBody } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { markPaid, moveOrder, recordEvent } from '#features/orders/orders.service.ts';
import { createFakeClock } from '../clock.ts';
import type { SignedInUser } from './user-factories.ts';
import { aPayableOrder } from './order-factories.ts';
import type { World } from '../world.ts';

/** Replaces the clock. */
function setTime({ deps }: World, instant: string): Deps {
  return { ...deps, clock: createFakeClock(new Date(instant)) };
}

type PaidOrder = { paidAt: string; states: StateCode[]; units?: UnitBody[]; capturedCents: number };

/** One permit for each state and unit, paid at the second attempt. @returns the order's id. */
export async function anOrderPaidAt(
  world: World,
  user: SignedInUser,
  { paidAt, states, units, capturedCents }: PaidOrder,
): Promise<string> {
  const { _id: orderId } = await aPayableOrder(world, user, { states, ...(units !== undefined && { units }) });
  const then = setTime(world, paidAt);
  const now = then.clock.now();
  const paymentId = world.deps.ids();
  const paid = {
    orderId,
    paymentId,
    amountCents: capturedCents,
    card: { brand: 'Visa', last4: '4242' },
    receipt: '',
    paidAt: now,
  };
  await inTransaction(then.db, async (tx) => {
    await markPaid(then, tx, paid);
    const whose = { order_id: orderId, kind: 'order', adjustment_no: null, price_lines: '[]', anomaly: null } as const;
    const where = { provider: 'sandbox', livemode: false, amount_cents: capturedCents, synced_at: null } as const;
    const row = { ...whose, ...where, created_at: now, updated_at: now };
    await tx
      .insertInto('payments')
      .values([
        // The first attempt was canceled.
        { ...row, id: world.deps.ids(), status: 'canceled', captured_cents: 0 },
        { ...row, id: paymentId, status: 'succeeded', captured_cents: capturedCents },
      ])
      .execute();
  });
  return orderId;
}

/** The first permit of the state that is not issued yet. */
export async function issue(
  world: World,
  admin: SignedInUser,
  { orderId, state, issuedAt }: { orderId: string; state: StateCode; issuedAt: string },
): Promise<void> {
  const { deps } = world;
  const { id } = await deps.db
    .selectFrom('permits')
    .select('id')
    .where((eb) => eb.and({ order_id: orderId, state, issued_at: null }))
    .executeTakeFirstOrThrow();
  const document = {
    id: deps.ids(),
    permit_id: id,
    bytes: 1,
    sha256: '',
    stored_at: new Date(issuedAt),
    stored_by: admin.id,
  };
  await world.insert('permit_documents', document);
  const validity = { valid_from: '2026-11-20', valid_to: '2026-11-24', charged_fee_cents: 1000 };
  const issued = {
    status: 'issued',
    state_number: `${state}-1`,
    issued_at: new Date(issuedAt),
    document_id: document.id,
    version: 1,
  } as const;
  await world.change('permits', { id }, { ...issued, ...validity });
}

type Decision = { orderId: string; to: 'approved' | 'rejected' | 'pending'; from: 'pending' | 'approved' | 'rejected' };

export async function moveAt(
  world: World,
  admin: SignedInUser,
  { movedAt, ...move }: Decision & { movedAt: string },
): Promise<void> {
  const then = setTime(world, movedAt);
  const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
  const done = await inTransaction(then.db, (tx) => moveOrder(then, tx, { ...move, by, comment: '' }));
  if (!done) throw new Error(`The order does not move from ${move.from} to ${move.to}.`);
}

export async function refuseAt(
  world: World,
  { user, admin }: { user: SignedInUser; admin: SignedInUser },
  { orderId, state, refusedAt }: { orderId: string; state: StateCode; refusedAt: string },
): Promise<void> {
  const then = setTime(world, refusedAt);
  const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
  const event = { orderId, ownerId: user.id, by, what: 'permit', from: 'filed', to: 'refused' } as const;
  const more = { comment: 'No escort.', notification: null, permit: { state, unit: 1 } };
  await inTransaction(then.db, (tx) => recordEvent(tx, then, { ...event, ...more }));
}
