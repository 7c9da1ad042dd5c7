import { useState } from 'react';
import { isProblem, type ApiProblem } from '../../lib/api/api-problem.ts';

type Options = {
  say: (notice: string | undefined) => void;
  /** Shown after the code was sent. */
  sent: string;
  /** Text for a refusal; by default the server's. */
  refusal?: (problem: ApiProblem) => string;
};

/** Sends a new code through `again`, once per press. */
export function useResend(again: () => Promise<unknown>, { say, sent, refusal }: Options) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    // A screen reader announces the same sentence again only after it was removed.
    say(undefined);
    try {
      await again();
      say(sent);
    } catch (error) {
      if (!isProblem(error)) throw error;
      setFailure(refusal?.(error) ?? error.detail);
    } finally {
      setSending(false);
    }
  }
  return { isSending, failure, send, forget: () => setFailure(null) };
}
