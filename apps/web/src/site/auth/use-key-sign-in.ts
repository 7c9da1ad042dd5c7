import { accounts } from '@wideload/contract/client';
import { useState } from 'react';
import { keepToken } from '#lib/api/access-token.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import type { AuthWords } from './auth-words.ts';

type Options = { enter: () => Promise<void>; onSpent: () => void };

/** The key is in a cookie that no script can read; the server set it when the code was confirmed. */
export function useKeySignIn({ refusal }: AuthWords, { enter, onSpent }: Options) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function press() {
    if (isPending) return;
    setFailure(null);
    setPending(true);
    try {
      const { accessToken } = await call(accounts.signInByKey, {});
      keepToken(accessToken);
      await enter();
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.status === 410) onSpent();
      setFailure(refusal(error));
    } finally {
      setPending(false);
    }
  }

  return { failure, isPending, press: () => void press(), forget: () => setFailure(null) };
}
