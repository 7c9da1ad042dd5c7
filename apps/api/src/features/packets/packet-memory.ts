/** Makes a flood of one link cheap: a wrong link costs nothing after its first answer, a right one a small query. */
import type { Packet } from '@wideload/contract';
import { SECOND } from '#clock.ts';
import type { LinkRow } from './packets.store.ts';

const MOST_UNKNOWN = 10_000;
const MOST_PACKETS = 200;
/** Its hours and terms are of a moment; a change of the order or of its warnings ends it at once. */
const KEPT_FOR = 10 * SECOND;

type Kept = { version: string; until: number; packet: Promise<Packet> };

function makeRoom(of: Map<string, unknown> | Set<string>, most: number): void {
  for (const oldest of of.keys()) {
    if (of.size < most) return;
    of.delete(oldest);
  }
}

export function createPacketMemory() {
  const unknown = new Set<string>();
  const packets = new Map<string, Kept>();
  return {
    /** Tokens are random, and none is asked for before it is made: one that opens nothing never will. */
    isUnknown: (tokenHash: string) => unknown.has(tokenHash),
    addUnknown(tokenHash: string): void {
      makeRoom(unknown, MOST_UNKNOWN);
      unknown.add(tokenHash);
    },
    /** One build for all who open a link at about the same time. */
    async read({ id, version }: LinkRow, now: Date, build: () => Promise<Packet>): Promise<Packet> {
      const kept = packets.get(id);
      if (kept !== undefined && kept.version === version && kept.until > now.getTime()) return kept.packet;
      const made = { version, until: now.getTime() + KEPT_FOR, packet: build() };
      packets.delete(id);
      makeRoom(packets, MOST_PACKETS);
      packets.set(id, made);
      try {
        return await made.packet;
      } catch (error) {
        if (packets.get(id) === made) packets.delete(id);
        throw error;
      }
    },
  };
}

export type PacketMemory = ReturnType<typeof createPacketMemory>;
