import { createRouter, type AnyRoute } from '@tanstack/react-router';
import { watchHistory } from '#lib/address/opened-by-press.ts';
import { parseSearch, formatSearch } from '#lib/address/search-codec.ts';
import * as texts from './app.texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { FailedPage } from './failed-page.tsx';
import type { AreaDocument } from './area-document.ts';
import { home, createKitRoute, root, signedIn, unknown } from './base.tsx';

const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** @returns a function that tells whether the user has begun to work with the document. */
function watchMoves(): () => boolean {
  let isMoved = false;
  const note = () => (isMoved = true);
  for (const move of moves) addEventListener(move, note, { capture: true, passive: true, once: true });
  return () => isMoved;
}

export function createAreaRouter<const Tree extends AnyRoute>(document: AreaDocument, trees: readonly Tree[]) {
  const routeTree = root.addChildren([
    signedIn.addChildren([home, ...trees]),
    unknown,
    ...(import.meta.env.DEV ? [createKitRoute()] : []),
  ]);
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
