import { queryOptions } from '@tanstack/react-query';
import { joins, people } from '@wideload/contract/client';
import { moveAccountBy } from '#lib/api/access-token.ts';
import { call } from '#lib/api/api.ts';
import { wipeCopies } from '#lib/api/device-copies.ts';

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => call(people.list, {}, { signal }),
});

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: ({ signal }) => call(people.accounts, {}, { signal }),
});

export const joinsQuery = queryOptions({
  queryKey: ['account-joins'],
  queryFn: ({ signal }) => call(joins.list, {}, { signal }),
});

/** The whole page loads anew: nothing of the account before stays on it. */
export async function enterAccount(work: () => Promise<{ accessToken: string }>): Promise<void> {
  await moveAccountBy(async () => {
    const { accessToken } = await work();
    await wipeCopies();
    return accessToken;
  });
  window.location.assign('/');
}
