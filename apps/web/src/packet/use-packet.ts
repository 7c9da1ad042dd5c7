import type { Packet } from '@wideload/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findToday } from '#lib/today.ts';
import { askForPacket, dropPacket, findKeptPacket } from './packet-copy.ts';

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
