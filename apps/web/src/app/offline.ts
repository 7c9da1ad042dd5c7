import type { RegisteredRouter } from '@tanstack/react-router';
import { isProblem } from '#lib/api/api-problem.ts';
import { isUnreachable, keepCopy } from '#lib/api/device-copies.ts';
import { currentUserQuery, userCopy } from '#lib/api/session.ts';
import { waitUntilIdle } from '#lib/timing/when-idle.ts';
import { queryClient } from './query-client.ts';

const copyPauseMs = 30_000;
let copiedAt = -copyPauseMs;

/** The network failed, the session ended, or another person has signed in in another tab, whose copies they are: they stay. */
function isEndOfUpdate(error: unknown): boolean {
  return isUnreachable(error) || (isProblem(error) && (error.status === 401 || error.code === 'session.other-person'));
}

async function copyOrders(): Promise<void> {
  const now = performance.now();
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (now - copiedAt < copyPauseMs || user?.role !== 'user' || !navigator.onLine) return;
  copiedAt = now;
  await waitUntilIdle();
  const { cacheRecentOrders } = await import('#features/carrier/orders/order-cache.ts');
  try {
    await keepCopy(userCopy, user);
    await cacheRecentOrders();
  } catch (error) {
    if (!isEndOfUpdate(error)) throw error;
  }
}

/** The app opens offline with the last orders and documents. */
export async function workOffline(router: RegisteredRouter): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch (refused) {
    // The page was closed in the meantime, or the browser allows no service worker: the app then works online only.
    if (refused instanceof DOMException || refused instanceof TypeError) return;
    throw refused;
  }
  await navigator.serviceWorker.ready;
  await copyOrders();
  router.subscribe('onResolved', () => void copyOrders());
}
