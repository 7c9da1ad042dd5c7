import type { BodyOf, ChangedPermit, Order, Permit, permits } from '@wideload/contract';
import type { PermitStatus, StateCode } from '@wideload/domain';
import { aPaidOrder } from './notification-factories.ts';
import { aUser, type SignedInUser } from './user-factories.ts';
import { aPdf } from './pdf-factories.ts';
import type { World } from '../world.ts';

export type PermitChange = Omit<BodyOf<typeof permits.change>, 'from'>;

/** The answer that issues a permit with a document. */
export const asIssued = {
  status: 'issued',
  stateNumber: 'TX-4711',
  validFrom: '2026-11-24',
  validTo: '2026-11-28',
  chargedFeeCents: 6250,
} as const;

export const asRefused: PermitChange = { status: 'refused', reason: 'Bridge 12 is closed until spring.' };

/** A change into each status. */
export const permitChanges: Record<PermitStatus, PermitChange> = {
  requested: { status: 'requested' },
  filed: { status: 'filed' },
  issued: asIssued,
  refused: asRefused,
  voided: { status: 'voided' },
};

export async function aPendingOrder(
  world: World,
  user: SignedInUser,
  { states = ['TX'] }: { states?: StateCode[] } = {},
): Promise<Order> {
  const id = await aPaidOrder(world, user, states);
  const answer = await world.call('GET', `/permits/orders/${id}`, { token: user.token });
  return answer.json<Order>();
}

export async function aPaidPermit(world: World, user: SignedInUser): Promise<Permit> {
  const [permit] = (await aPendingOrder(world, user)).permits;
  if (permit === undefined) throw new Error('The load needs a permit.');
  return permit;
}

export function changePermit(
  world: World,
  admin: SignedInUser,
  { permit, change }: { permit: Pick<Permit, '_id' | 'status'>; change: PermitChange },
) {
  const body = { from: permit.status, ...change };
  return world.call('PUT', `/permits/admin/permits/${permit._id}`, { token: admin.token, body });
}

export function uploadDocument(
  world: World,
  admin: SignedInUser,
  { permit, bytes = aPdf() }: { permit: Pick<Permit, '_id'>; bytes?: Uint8Array<ArrayBuffer> },
) {
  const body = new File([bytes], 'permit.pdf', { type: 'application/pdf' });
  return world.call('PUT', `/permits/admin/permits/${permit._id}/document`, { token: admin.token, body });
}

export function voidPermit(
  world: World,
  admin: SignedInUser,
  { _id, version }: Pick<Permit, '_id' | 'version'>,
  reason = 'The trip was canceled.',
) {
  return world.call('PUT', `/permits/admin/permits/${_id}/void`, { token: admin.token, body: { version, reason } });
}

/** The facts of `permit`, changed by `parts`, with a new PDF. */
export function amendPermit(
  world: World,
  admin: SignedInUser,
  { permit, parts = {}, bytes = aPdf('Amended') }: AmendedPermit,
) {
  const { _id, version, stateNumber, validFrom, validTo } = permit;
  const facts = { version, stateNumber, validFrom, validTo, ...parts };
  const query = new URLSearchParams(
    Object.entries(facts).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = new File([bytes], 'amended.pdf', { type: 'application/pdf' });
  return world.call('PUT', `/permits/admin/permits/${_id}/amendment?${query.toString()}`, { token: admin.token, body });
}
type AmendedPermit = {
  permit: Permit;
  parts?: Readonly<Record<string, string | number>>;
  bytes?: Uint8Array<ArrayBuffer>;
};

/** @returns the issued permit and the id of its document. */
export async function issue(
  world: World,
  admin: SignedInUser,
  permit: Permit,
): Promise<ChangedPermit & { document: string }> {
  const uploaded = await uploadDocument(world, admin, { permit });
  const changed = await changePermit(world, admin, { permit, change: asIssued });
  if (uploaded.statusCode !== 200 || changed.statusCode !== 200) throw new Error(uploaded.body + changed.body);
  return { ...changed.json<ChangedPermit>(), document: uploaded.json<{ document: { _id: string } }>().document._id };
}

export async function findFirstPermit(world: World, { token }: SignedInUser, orderId: string): Promise<Permit> {
  const [permit] = (await world.call('GET', `/permits/orders/${orderId}`, { token })).json<Order>().permits;
  if (permit === undefined) throw new Error('The load needs a permit.');
  return permit;
}

/** An order whose only permit has reached `status`, with a document. */
export async function anOrderWithPermitAt(
  world: World,
  { carrier, admin }: Record<'carrier' | 'admin', SignedInUser>,
  status: PermitStatus,
): Promise<{ id: string; permit: Permit }> {
  const { _id: id } = await aPendingOrder(world, carrier);
  const permit = await findFirstPermit(world, carrier, id);
  await uploadDocument(world, admin, { permit });
  if (status === 'voided') await changePermit(world, admin, { permit, change: asIssued });
  if (status === 'voided') await voidPermit(world, admin, await findFirstPermit(world, carrier, id));
  else if (status !== 'requested') await changePermit(world, admin, { permit, change: permitChanges[status] });
  return { id, permit: await findFirstPermit(world, carrier, id) };
}

export async function anIssuedPermit(world: World, user: SignedInUser) {
  return issue(world, await aUser(world, { role: 'admin' }), await aPaidPermit(world, user));
}

export async function aRefusedPermit(world: World, user: SignedInUser): Promise<Permit> {
  const admin = await aUser(world, { role: 'admin' });
  const change = { status: 'refused', reason: 'Bridge 12 is closed.' } as const;
  const answer = await changePermit(world, admin, { permit: await aPaidPermit(world, user), change });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ChangedPermit>().permit;
}
