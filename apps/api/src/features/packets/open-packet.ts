import type { Packet, PacketPages, PacketPermit, PacketWarning } from '@wideload/contract';
import { createSystemActor } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { readFile } from '#platform/files/stored-files.ts';
import type { LinkMemory } from '#platform/link-tokens.ts';
import { Problem } from '#problem.ts';
import { listCanceled } from '#features/order-changes/order-changes.service.ts';
import { findOrder, type StoredOrder, type StoredPermit } from '#features/orders/orders.service.ts';
import { joinPermitsOf, toDocumentKey } from '#features/permits/permits.service.ts';
import { listWarningsOf } from '#features/warnings/warnings.service.ts';
import { renderCalendar } from './packet-calendar.ts';
import { listPacketPermits, mayReadPapers, nameEnds, listPacketWarnings } from './packet-permit.ts';
import { hasEnded } from './packets.service.ts';
import { findLinkByToken, type LinkRow } from './packets.store.ts';

const reader = createSystemActor('packet');

/** The memory belongs to the process. */
export type PacketDeps = Deps & { memory: LinkMemory<Packet> };

/** One answer for every token that opens nothing, so that it tells nothing about the link. */
async function openLink({ db, clock, memory }: PacketDeps, token: string): Promise<LinkRow> {
  const link = await memory.find(token, (tokenHash) => findLinkByToken(db, tokenHash));
  if (link === null || hasEnded(link, clock.now())) throw new Problem('packet.closed');
  return link;
}

/** With the permits that the link may show: those of its unit, whose number on the order stays as it is. */
async function readOrderOf({ db }: Deps, { orderId, unit }: LinkRow): Promise<StoredOrder> {
  const order = await findOrder(db, reader, orderId);
  if (order === null) throw new Problem('packet.closed');
  return unit === null ? order : { ...order, permits: order.permits.filter((permit) => permit.unit === unit) };
}

async function readWarnings(
  deps: Deps,
  order: StoredOrder,
  permits: readonly PacketPermit[],
): Promise<PacketWarning[]> {
  const kept = await listWarningsOf(deps, reader, [order.id]);
  return listPacketWarnings({ order, permits, kept: kept.get(order.id) ?? [] });
}

async function buildPacket(deps: Deps, link: LinkRow): Promise<Packet> {
  const order = await readOrderOf(deps, link);
  const now = deps.clock.now();
  const canceled = await listCanceled(deps.db, [order.id]);
  const permits = listPacketPermits({ order, canceled, kind: link.kind, now });
  return {
    kind: link.kind,
    orderNumber: order.orderNumber,
    carrier: {
      name: order.company?.name ?? '',
      usdot: order.company?.dotNumber ?? '',
      phone: order.company?.phone ?? '',
    },
    ...nameEnds(order),
    lastDay: link.lastDay,
    readAt: now.toISOString(),
    permits,
    warnings: link.kind === 'officer' ? [] : await readWarnings(deps, order, permits),
  };
}

export async function openPacket(deps: PacketDeps, token: string): Promise<Packet> {
  const link = await openLink(deps, token);
  const now = deps.clock.now();
  const packet = await deps.memory.read(link, now, () => buildPacket(deps, link));
  return { ...packet, lastDay: link.lastDay, readAt: now.toISOString() };
}

/** The order with the permits whose papers the link may show. */
async function openPapers(deps: PacketDeps, token: string): Promise<StoredOrder> {
  const link = await openLink(deps, token);
  if (!mayReadPapers(link.kind)) throw new Problem('packet.closed');
  return readOrderOf(deps, link);
}

type Asked = { token: string; id: string };

/** A document of before an amendment, or of a permit that is canceled or void, is none of the packet. */
async function findIssued(
  deps: PacketDeps,
  { token, id }: Asked,
): Promise<{ order: StoredOrder; permit: StoredPermit }> {
  const order = await openPapers(deps, token);
  const permit = order.permits.find(({ status, document }) => status === 'issued' && document?._id === id);
  if (permit === undefined || (await listCanceled(deps.db, [order.id])).has(permit._id))
    throw new Problem('packet.closed');
  return { order, permit };
}

type Draw = (document: string) => Promise<PacketPages>;

export async function readPages(deps: PacketDeps, draw: Draw, asked: Asked): Promise<PacketPages> {
  await findIssued(deps, asked);
  return draw(asked.id);
}

export async function readPdf(deps: PacketDeps, asked: Asked): Promise<File> {
  const { order, permit } = await findIssued(deps, asked);
  const bytes = await readFile(deps, toDocumentKey(asked.id));
  if (bytes === null) throw new Problem('document.unavailable', { cause: new Error('A stored document is gone.') });
  const name = `permit-${order.orderNumber}-${permit.state}.pdf`;
  return new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' });
}

export async function readAllPermits(deps: PacketDeps, token: string): Promise<File> {
  return (await joinPermitsOf(deps, await openPapers(deps, token))).file;
}

export async function readCalendar(deps: PacketDeps, token: string): Promise<File> {
  const { warnings = [], readAt, ...packet } = await openPacket(deps, token);
  const { orderNumber } = packet;
  const trips = [{ ...packet, label: '', carrier: packet.carrier.name, warnings }];
  return renderCalendar({ name: `Permits of order ${orderNumber}`, fileName: `permits-${orderNumber}`, trips, readAt });
}
