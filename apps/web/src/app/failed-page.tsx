import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { genericFailure, seller } from '@wideload/contract/client';
import { useEffect } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import * as texts from './app.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';

/** An error of ours says that a retry may not help (spec [8]). */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOurs = !isProblem(error);
  const failure = isOurs ? { message: texts.faultOfOurs(seller.phone) } : error;

  useEffect(() => {
    if (!isProblem(error)) reportError(error);
  }, [error]);

  async function retry() {
    await router.invalidate();
    reset();
  }
  return (
    <div className="app-frame">
      <FailedState title={isOurs ? genericFailure : undefined} failure={failure} onRetry={() => void retry()} />
    </div>
  );
}
