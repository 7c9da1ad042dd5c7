import type { RegisteredRouter } from '@tanstack/react-router';
import { isUnreachable, keepCopy } from '../lib/api/device-copies.ts';
import { currentUserQuery, userCopy } from '../lib/api/session.ts';
import { queryClient } from './query-client.ts';

/** How often the copies on the device are brought up to date at most, in ms. */
const copyPause = 30_000;
let copiedAt = -copyPause;

async function copyOrders(): Promise<void> {
  const now = performance.now();
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (now - copiedAt < copyPause || user?.role !== 'user' || !navigator.onLine) return;
  copiedAt = now;
  const { cacheRecentOrders } = await import('../features/carrier/orders/order-cache.ts');
  try {
    await keepCopy(userCopy, user);
    await cacheRecentOrders();
  } catch (error) {
    // The network went away on the way: what was kept before still stands.
    if (!isUnreachable(error)) throw error;
  }
}

/** The application opens without a network, and shows the last orders and their documents as this device has kept them. */
export async function workOffline(router: RegisteredRouter): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch (refused) {
    // The page was left meanwhile, or the browser allows no worker: the application then only works with a network.
    if (refused instanceof DOMException || refused instanceof TypeError) return;
    throw refused;
  }
  await navigator.serviceWorker.ready;
  await copyOrders();
  router.subscribe('onResolved', () => void copyOrders());
}
