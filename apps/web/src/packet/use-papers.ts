import type { Packet, PacketPages } from '@wideload/contract';
import { useEffect, useState } from 'react';
import { measureCopies, readPages } from './packet-copy.ts';

export type Papers = ReadonlyMap<string, PacketPages>;
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
