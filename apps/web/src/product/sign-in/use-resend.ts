import { useState } from 'react';
import { isProblem } from '../../lib/api/api-problem.ts';
import type { AuthWords } from './auth-words.ts';

type Options = {
  say: (notice: string | undefined) => void;
  /** Said when the code is out. */
  sent: string;
  words?: AuthWords;
};

/** Has a new code sent by `again`, once for each press. */
export function useResend(again: () => Promise<unknown>, { say, sent, words }: Options) {
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
      setFailure(words?.refusal(error) ?? error.detail);
    } finally {
      setSending(false);
    }
  }
  return { isSending, failure, send, forget: () => setFailure(null) };
}
