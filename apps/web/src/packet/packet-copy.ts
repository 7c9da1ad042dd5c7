import type { Packet, PacketPages } from '@wideload/contract';
import { buildPath, packets } from '@wideload/contract/client';

/** Each link that was opened on this phone, until it ends or is revoked. */
const cacheName = 'wideload-packets';
/** A slower network counts as none: the copy is shown in the meantime. */
const timeoutMs = 15_000;

const toAddress = (token: string) => `/api${buildPath(packets.open.path, { token })}`;
export const toPagesAddress = (token: string, id: string) => `/api${buildPath(packets.pages.path, { token, id })}`;
export const toPdfAddress = (token: string, id: string) => `/api${buildPath(packets.document.path, { token, id })}`;
export const toAllAddress = (token: string) => `/api${buildPath(packets.all.path, { token })}`;

/** A calendar asks for it again and again by this scheme. */
export const toCalendarAddress = (token: string) =>
  `webcal://${location.host}/api${buildPath(packets.calendar.path, { token })}`;

/** Without a secure address there is no cache, and the packet works with a signal only. */
const openCache = () => ('caches' in window ? caches.open(cacheName) : null);

async function keep(address: string, answer: Response): Promise<void> {
  try {
    await (await openCache())?.put(address, answer);
  } catch (error) {
    // A full phone: the packet works without its copy, and says that it is not saved.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** `null`: no answer that can be relied on, as without a signal or from a server that is busy. */
async function ask(address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok || answer.status === 404 ? answer : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

export async function findKeptPacket(token: string): Promise<Packet | null> {
  const kept = await (await openCache())?.match(toAddress(token));
  // Cast: `askForPacket` keeps the server's answer here.
  return kept === undefined ? null : ((await kept.json()) as Packet);
}

/** Removes everything that this phone has of the link. */
export async function dropPacket(token: string): Promise<void> {
  await dropPages(token, []);
  await (await openCache())?.delete(toAddress(token));
}

/** `null` without a signal. A link that is closed takes its copies with it. */
export async function askForPacket(token: string): Promise<Packet | 'closed' | null> {
  const answer = await ask(toAddress(token));
  if (answer === null) return null;
  if (answer.status === 404) {
    await dropPacket(token);
    return 'closed';
  }
  await keep(toAddress(token), answer.clone());
  // Cast: the server serializes by the schema.
  const packet = (await answer.json()) as Packet;
  await dropPages(
    token,
    packet.permits.flatMap(({ document }) => document ?? []),
  );
  return packet;
}

/** The pages of permits that are amended or void go, so that nobody shows them as valid. */
async function dropPages(token: string, valid: readonly string[]): Promise<void> {
  const cache = await openCache();
  const wanted = new Set(valid.map((id) => toPagesAddress(token, id)));
  for (const { url } of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(`${toAddress(token)}/`) && !wanted.has(pathname)) await cache?.delete(url);
  }
}

/** A document never changes, so its copy is as good as the server's. */
export async function readPages(token: string, id: string): Promise<PacketPages | null> {
  const address = toPagesAddress(token, id);
  const kept = await (await openCache())?.match(address);
  if (kept !== undefined) return (await kept.json()) as PacketPages;
  const answer = await ask(address);
  if (answer === null || !answer.ok) return null;
  await keep(address, answer.clone());
  return (await answer.json()) as PacketPages;
}

/** The bytes that this phone keeps of a link; null where it keeps none. */
export async function measureCopies(token: string): Promise<number | null> {
  const cache = await openCache();
  const all = (await cache?.keys()) ?? [];
  const own = all.filter(({ url }) => new URL(url).pathname.startsWith(toAddress(token)));
  if (own.length === 0) return null;
  let bytes = 0;
  for (const request of own) bytes += (await (await cache?.match(request))?.blob())?.size ?? 0;
  return bytes;
}
