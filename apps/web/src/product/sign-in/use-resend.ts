import { useState } from 'react';
import { isProblem, type ApiProblem } from '../../lib/api/api-problem.ts';

type Options = {
  say: (notice: string | undefined) => void;
  /** Said when the code is out. */
  sent: string;
  /** The sentence for a refusal, where it is not the one of the server. */
  refusal?: (problem: ApiProblem) => string;
};

/** Has a new code sent by `again`, once for each press. */
export function useResend(again: () => Promise<unknown>, { say, sent, refusal }: Options) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    // The same sentence again is only read out when it was gone.
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
