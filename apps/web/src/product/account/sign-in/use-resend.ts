import { useState } from 'react';
import { isProblem, type ApiProblem } from '#lib/api/api-problem.ts';

type Options = {
  say: (notice: string | undefined) => void;
  sent: string;
  refusal?: (problem: ApiProblem) => string;
};

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
