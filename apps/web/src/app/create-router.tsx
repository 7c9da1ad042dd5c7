import { createRouter, type AnyRoute, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { watchHistory } from '#lib/timing/use-stages.ts';
import { parseSearch, formatSearch } from '#lib/address/search-codec.ts';
import * as texts from './app.texts.ts';
import { Spinner } from '#ui/button.tsx';
import type { AreaDocument } from './area-document.ts';
import { home, root, signedIn, unknown } from './base.tsx';
import { genericFailure, seller } from '@wideload/contract/client';
import { useEffect } from 'react';
import { isProblem, toNetworkFailure } from '#lib/api/api-problem.ts';
import { PartIsGone, PartNotLoaded } from '#lib/load-part.ts';
import { FailedState } from '#ui/list/list-states.tsx';
import { tryPartAgain } from '#ui/overlay/lazy-part.tsx';
import { newRelease } from '#ui/ui.texts.ts';

const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** @returns a function that tells whether the user has begun to work with the document. */
function watchMoves(): () => boolean {
  let isMoved = false;
  const note = () => (isMoved = true);
  for (const move of moves) addEventListener(move, note, { capture: true, passive: true, once: true });
  return () => isMoved;
}

function findFailure(error: unknown) {
  if (isProblem(error)) return error;
  if (error instanceof PartIsGone) return { message: newRelease };
  return error instanceof PartNotLoaded ? toNetworkFailure(error) : { message: texts.faultOfOurs(seller.phone) };
}

/** An error of ours says that a retry may not help (spec [8]). */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOurs = !isProblem(error) && !(error instanceof PartNotLoaded);

  useEffect(() => {
    if (isOurs) reportError(error);
  }, [error, isOurs]);

  async function retry() {
    await router.invalidate();
    reset();
  }
  return (
    <div className="app-frame">
      <FailedState
        title={isOurs ? genericFailure : undefined}
        failure={findFailure(error)}
        onRetry={() => tryPartAgain(error, () => void retry())}
      />
    </div>
  );
}

export function createAreaRouter<const Tree extends AnyRoute>(document: AreaDocument, trees: readonly Tree[]) {
  const routeTree = root.addChildren([signedIn.addChildren([home, ...trees]), unknown]);
  const hasMoved = watchMoves();
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    context: { document },
    parseSearch,
    stringifySearch: formatSearch,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: () => <Spinner label={texts.loading} />,
    defaultErrorComponent: FailedPage,
    // On a busy machine the first page is read and pressed before it counts as rendered. A scroll would take the press from its button.
    scrollRestoration: () => !(isFirstPage && hasMoved()),
  });
  watchHistory(router.history);
  router.subscribe('onRendered', () => (isFirstPage = false));
  return router;
}
