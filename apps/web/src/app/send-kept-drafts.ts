import type { User } from '@wideload/contract';
import { draftKeys } from '../features/wizard/draft/draft-keys.ts';
import { queryClient } from './query-client.ts';

/** Sends the drafts that an earlier visit left on this device. The wizard itself, with an order open, does so on its own. */
export async function sendKept(user: User): Promise<void> {
  const isAny = Object.keys(localStorage).some((key) => key.startsWith(draftKeys));
  if (!isAny || window.location.pathname === '/new_order') return;
  const { sendKeptDrafts } = await import('../features/wizard/draft/kept-drafts.ts');
  sendKeptDrafts(queryClient, user);
}
