import type { BodyOf, ChangedPermit, Order, Permit, permits, QueryOf } from '@wideload/contract';
import type { PermitStatus, StateCode } from '@wideload/domain';
import { aPaidOrder } from './notification-factories.ts';
import { aUser, type SignedInUser } from './user-factories.ts';
import { aPdf } from './pdf-factories.ts';
import type { World } from '../world.ts';

/** By default the clerk was asked about every doubt. */
type IssueFacts = Partial<Omit<QueryOf<typeof permits.issue>, 'from' | 'chargedFeeCents' | 'despiteDoubts'>> & {
  despiteDoubts?: 'true' | undefined;
};
export type PermitChange =
  | (Omit<BodyOf<typeof permits.change>, 'from' | 'status'> & { status: Exclude<PermitStatus, 'issued'> })
  | (IssueFacts & { status: 'issued'; chargedFeeCents?: number });

/** The answer that issues a permit with a document. */
export const asIssued = {
  status: 'issued',
  stateNumber: 'TX-4711',
  validFrom: '2026-11-24',
  validTo: '2026-11-28',
  chargedFeeCents: 6250,
} as const;

export const asRefused = { status: 'refused', reason: 'Bridge 12 is closed until spring.' } as const;

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

/** The permit of a state, or the first. */
export function findPermit({ permits }: Pick<Order, 'permits'>, state: string | undefined = permits[0]?.state): Permit {
  const permit = permits.find((one) => one.state === state);
  if (permit === undefined) throw new Error(`The order has no permit of ${state}.`);
  return permit;
}

export async function aPaidPermit(world: World, user: SignedInUser): Promise<Permit> {
  return findPermit(await aPendingOrder(world, user));
}

type Changed = { permit: Pick<Permit, '_id' | 'status'>; change: PermitChange; bytes?: Uint8Array<ArrayBuffer> };

/** An issue brings a PDF, the others have none. */
export function changePermit(world: World, admin: SignedInUser, { permit, change, bytes = aPdf() }: Changed) {
  const path = `/permits/admin/permits/${permit._id}`;
  const { token } = admin;
  if (change.status !== 'issued') return world.call('PUT', path, { token, body: { from: permit.status, ...change } });
  const { status: _, ...facts } = change;
  const query = toQuery({ from: permit.status, name: 'permit.pdf', despiteDoubts: 'true', ...facts });
  return world.call('PUT', `${path}/issue?${query}`, { token, body: toPdfFile(bytes) });
}

export const toPdfFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], 'permit.pdf', { type: 'application/pdf' });

function toQuery(facts: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
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
  const facts = { version, name: 'amended.pdf', stateNumber, validFrom, validTo, despiteDoubts: 'true' };
  const query = toQuery({ ...facts, ...parts });
  const path = `/permits/admin/permits/${_id}/amendment?${query}`;
  return world.call('PUT', path, { token: admin.token, body: toPdfFile(bytes) });
}
type AmendedPermit = {
  permit: Permit;
  parts?: Readonly<Record<string, string | number | undefined>>;
  bytes?: Uint8Array<ArrayBuffer>;
};

/** @returns the issued permit and the id of its document. */
export async function issue(
  world: World,
  admin: SignedInUser,
  permit: Permit,
): Promise<ChangedPermit & { document: string }> {
  const answer = await changePermit(world, admin, { permit, change: asIssued });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const changed = answer.json<ChangedPermit>();
  return { ...changed, document: changed.permit.document?._id ?? '' };
}

/** Issues every permit of a paid order, so that it can be approved. */
export async function issueAll(
  world: World,
  { admin, carrier }: Record<'admin' | 'carrier', SignedInUser>,
  orderId: string,
): Promise<void> {
  const { permits } = await world.read<Order>(`/permits/orders/${orderId}`, carrier);
  for (const permit of permits) await issue(world, admin, permit);
}

export async function findFirstPermit(world: World, { token }: SignedInUser, orderId: string): Promise<Permit> {
  return findPermit(await world.read<Order>(`/permits/orders/${orderId}`, { token }));
}

/** An order whose only permit has reached `status`. */
export async function anOrderWithPermitAt(
  world: World,
  { carrier, admin }: Record<'carrier' | 'admin', SignedInUser>,
  status: PermitStatus,
): Promise<{ id: string; permit: Permit }> {
  const { _id: id } = await aPendingOrder(world, carrier);
  const permit = await findFirstPermit(world, carrier, id);
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

/** Paid, and none of its permits is refused. */
export async function aRejectedOrder(world: World, user: SignedInUser): Promise<string> {
  const { _id: id } = await aPendingOrder(world, user);
  const admin = await aUser(world, { role: 'admin' });
  const body = { status: 'rejected', comment: 'Send the survey first.' };
  const answer = await world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}
