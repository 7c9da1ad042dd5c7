import type { FleetImport } from '@wideload/contract';
import type { World } from '#test/world.ts';
import type { SignedInUser } from './user-factories.ts';

/** The import of trucks or trailers as the user of the test calls it, and the list that it leaves. */
export function fleetImport(world: World, getUser: () => SignedInUser) {
  const send = (csv: string, { isPreview = false, kind = 'trucks' } = {}) =>
    world.call('POST', `/${kind}/import`, { token: getUser().token, body: { csv, isPreview } });
  return {
    send,
    importFile: async (...given: Parameters<typeof send>) => (await send(...given)).json<FleetImport>(),
    list: async <Row>(kind = 'trucks') =>
      (await world.read<{ items: Row[] }>(`/${kind}?pageSize=50&sort=internalNumber`, getUser())).items,
  };
}
