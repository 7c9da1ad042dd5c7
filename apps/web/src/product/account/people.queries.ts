import { joins, people } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { moveAccountBy } from '#lib/api/access-token.ts';
import { wipeCopies } from '#lib/api/device-copies.ts';

export const peopleQuery = callQuery(['people'], people.list, {});

export const accountsQuery = callQuery(['accounts'], people.accounts, {});

export const joinsQuery = callQuery(['account-joins'], joins.list, {});

/** The whole page loads anew: nothing of the account before stays on it. */
export async function enterAccount(work: () => Promise<{ accessToken: string }>): Promise<void> {
  await moveAccountBy(async () => {
    const { accessToken } = await work();
    await wipeCopies();
    return accessToken;
  });
  window.location.assign('/');
}
