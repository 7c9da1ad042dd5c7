import { createRouter, type AnyRoute } from '@tanstack/react-router';
import { parseSearch, formatSearch } from '../../lib/address/search-codec.ts';
import * as texts from '../app.texts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FailedPage } from '../failed-page.tsx';
import type { AreaDocument } from '../area-document.ts';
import { home, createKitRoute, root, signedIn, unknown } from './base.tsx';

export function createAreaRouter<const Tree extends AnyRoute>(document: AreaDocument, trees: readonly Tree[]) {
  const routeTree = root.addChildren([
    signedIn.addChildren([home, ...trees]),
    unknown,
    ...(import.meta.env.DEV ? [createKitRoute()] : []),
  ]);
  return createRouter({
    routeTree,
    context: { document },
    parseSearch,
    stringifySearch: formatSearch,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: () => <Spinner label={texts.loading} />,
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
  });
}
