import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { genericFailure, seller } from '@wideload/contract/client';
import { useEffect } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { PartIsGone } from '#lib/load-part.ts';
import * as texts from './app.texts.ts';
import { FailedState } from '#ui/list/list-states.tsx';

function findFailure(error: unknown) {
  if (isProblem(error)) return error;
  return { message: error instanceof PartIsGone ? texts.newRelease : texts.faultOfOurs(seller.phone) };
}

/** An error of ours says that a retry may not help (spec [8]). */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOurs = !isProblem(error) && !(error instanceof PartIsGone);

  useEffect(() => {
    if (isOurs) reportError(error);
  }, [error, isOurs]);

  async function retry() {
    if (error instanceof PartIsGone) return window.location.reload();
    await router.invalidate();
    reset();
  }
  return (
    <div className="app-frame">
      <FailedState
        title={isOurs ? genericFailure : undefined}
        failure={findFailure(error)}
        onRetry={() => void retry()}
      />
    </div>
  );
}
