import type { User } from '@wideload/contract';
import { draftKeys } from '../features/wizard/draft/draft-keys.ts';
import { queryClient } from './query-client.ts';

/** Saves the drafts that an earlier visit left on this device. On the wizard's page, the wizard does that itself. */
export async function sendKept(user: User): Promise<void> {
  const isAny = Object.keys(localStorage).some((key) => key.startsWith(draftKeys));
  if (!isAny || window.location.pathname === '/new_order') return;
  const { sendKeptDrafts } = await import('../features/wizard/draft/kept-drafts.ts');
  sendKeptDrafts(queryClient, user);
}
