import { createRouter, type AnyRoute } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../../lib/address/search-codec.ts';
import * as texts from '../app.texts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FailedPage } from '../failed-page.tsx';
import type { AreaDocument } from '../area-document.ts';
import { home, kit, root, signedIn, unknown } from './base.tsx';

/** The router of one area's document. */
export function createAreaRouter<const Tree extends AnyRoute>(document: AreaDocument, trees: readonly Tree[]) {
  const routeTree = root.addChildren([
    signedIn.addChildren([home, ...trees]),
    unknown,
    ...(import.meta.env.DEV ? [kit()] : []),
  ]);
  return createRouter({
    routeTree,
    context: { document },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: () => <Spinner label={texts.loading} />,
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
  });
}
