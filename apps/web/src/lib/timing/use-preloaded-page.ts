import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isGoodConnection } from './good-connection.ts';
import { whenIdle } from './when-idle.ts';

type PagePath = '/order_list/order' | '/users/orders/order';

/** Preloads the code of the page that is likely to be opened next, while the browser is idle. */
export function usePreloadedPage(path: PagePath): void {
  const router = useRouter();
  useEffect(() => {
    if (!isGoodConnection()) return undefined;
    return whenIdle([async () => router.loadRouteChunk(router.routesByPath[path])]);
  }, [router, path]);
}
