import type { Packet, PacketPages } from '@wideload/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findToday } from '#lib/today.ts';
import { askForPacket, dropPacket, findKeptPacket, measureCopies, readPages } from './packet-copy.ts';

const pollMs = 60_000;

export type PacketState =
  | { what: 'loading' | 'closed' | 'failed' }
  /** `isFresh`: the server has said so in this opening of the page, and was reached at the last try. */
  | { what: 'open'; packet: Packet; isFresh: boolean };

/** A link that has ended opens nothing, with or without a signal. */
const hasEnded = ({ lastDay }: Packet) => lastDay < findToday();

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
