import type { Packet, PacketPages } from '@wideload/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findToday } from '#lib/today.ts';
import { buildPath, packets } from '@wideload/contract/client';

const pollMs = 60_000;

export type PacketState =
  | { what: 'loading' | 'closed' | 'failed' }
  /** `isFresh`: the server has said so in this opening of the page, and was reached at the last try. */
  | { what: 'open'; packet: Packet; isFresh: boolean };

/** A link that has ended opens nothing, with or without a signal. */
const hasEnded = ({ lastDay }: Packet) => lastDay < findToday();

/** Each link that was opened on this phone, until it ends or is revoked. */
const cacheName = 'wideload-packets';
/** A slower network counts as none: the copy is shown in the meantime. */
const timeoutMs = 15_000;

const toAddress = (token: string) => `/api${buildPath(packets.open.path, { token })}`;
const toPagesAddress = (token: string, id: string) => `/api${buildPath(packets.pages.path, { token, id })}`;
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

/** Only our server says so: before it, a proxy or a Wi-Fi may have another page for any address. */
const isGone = (answer: Response) =>
  answer.status === 404 && answer.headers.get('content-type')?.startsWith('application/problem+json') === true;

type Answer<T> = { body: T; copy: Response };

/** `null`: no answer that can be relied on, as without a signal, from a server that is busy, or where it breaks off. */
async function ask<T>(address: string): Promise<Answer<T> | 'gone' | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return isGone(answer) ? 'gone' : null;
    const copy = answer.clone();
    // The server serializes by the schema.
    return { body: (await answer.json()) as T, copy };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function findKeptPacket(token: string): Promise<Packet | null> {
  const kept = await (await openCache())?.match(toAddress(token));
  // Cast: `askForPacket` keeps the server's answer here.
  return kept === undefined ? null : ((await kept.json()) as Packet);
}

/** Removes everything that this phone has of the link. */
async function dropPacket(token: string): Promise<void> {
  await dropPages(token, []);
  await (await openCache())?.delete(toAddress(token));
}

/** `null` without a signal. A link that is closed takes its copies with it. */
async function askForPacket(token: string): Promise<Packet | 'closed' | null> {
  const answer = await ask<Packet>(toAddress(token));
  if (answer === null) return null;
  if (answer === 'gone') {
    await dropPacket(token);
    return 'closed';
  }
  const { body: packet, copy } = answer;
  await keep(toAddress(token), copy);
  await dropPages(
    token,
    packet.permits.flatMap(({ document }) => document ?? []),
  );
  return packet;
}

/** The pages of permits that are amended, canceled or void go, so that nobody shows them as valid. */
async function dropPages(token: string, valid: readonly string[]): Promise<void> {
  const cache = await openCache();
  const wanted = new Set(valid.map((id) => toPagesAddress(token, id)));
  for (const { url } of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(`${toAddress(token)}/`) && !wanted.has(pathname)) await cache?.delete(url);
  }
}

/** A document never changes, so its copy is as good as the server's. */
async function readPages(token: string, id: string): Promise<PacketPages | null> {
  const address = toPagesAddress(token, id);
  const kept = await (await openCache())?.match(address);
  if (kept !== undefined) return (await kept.json()) as PacketPages;
  const answer = await ask<PacketPages>(address);
  if (answer === null || answer === 'gone') return null;
  await keep(address, answer.copy);
  return answer.body;
}

/** The bytes that this phone keeps of a link; null where it keeps none. */
async function measureCopies(token: string): Promise<number | null> {
  const cache = await openCache();
  const all = (await cache?.keys()) ?? [];
  const own = all.filter(({ url }) => new URL(url).pathname.startsWith(toAddress(token)));
  if (own.length === 0) return null;
  let bytes = 0;
  for (const request of own) bytes += (await (await cache?.match(request))?.blob())?.size ?? 0;
  return bytes;
}

/** Shows the copy of this phone at once, and asks the server whenever there may be a signal. */
export function usePacket(token: string): { state: PacketState; check: () => void } {
  const [state, setState] = useState<PacketState>({ what: 'loading' });
  const isChecking = useRef(false);

  const check = useCallback(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    const answer = await askForPacket(token).finally(() => (isChecking.current = false));
    setState((before) => {
      if (answer === 'closed') return { what: 'closed' };
      if (answer !== null) return { what: 'open', packet: answer, isFresh: true };
      return before.what === 'open'
        ? { ...before, isFresh: false }
        : before.what === 'closed'
          ? before
          : { what: 'failed' };
    });
  }, [token]);

  useEffect(() => {
    async function begin() {
      const kept = await findKeptPacket(token);
      if (kept !== null && hasEnded(kept)) {
        await dropPacket(token);
        setState({ what: 'closed' });
      } else if (kept !== null) setState({ what: 'open', packet: kept, isFresh: false });
      await check();
    }
    void begin();
    const look = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const timer = setInterval(look, pollMs);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [token, check]);
  return { state, check: () => void check() };
}

type Papers = ReadonlyMap<string, PacketPages>;
export type Copies = { done: number; all: number; bytes: number | null };

/** Fetches the pages of all permits one after the other, so that the packet is whole before the signal goes. */
export function usePapers(token: string, packet: Packet, isFresh: boolean): { papers: Papers; copies: Copies } {
  const [papers, setPapers] = useState<Papers>(new Map());
  const [bytes, setBytes] = useState<number | null>(null);
  const documents = packet.permits.flatMap(({ document }) => document ?? []);
  const wanted = documents.join(' ');
  useEffect(() => {
    let isOver = false;
    async function load() {
      for (const id of wanted.split(' ').filter(Boolean)) {
        const pages = await readPages(token, id);
        if (isOver) return;
        if (pages !== null) setPapers((before) => new Map(before).set(id, pages));
      }
      const measured = await measureCopies(token);
      if (!isOver) setBytes(measured);
    }
    void load();
    return () => {
      isOver = true;
    };
    // A signal that is back brings the pages that are missing.
  }, [token, wanted, isFresh]);
  return { papers, copies: { done: documents.filter((id) => papers.has(id)).length, all: documents.length, bytes } };
}
