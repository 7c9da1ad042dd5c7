import { packets, type Packet } from '@wideload/contract';
import { SECOND } from '#clock.ts';
import { routesOf } from '#platform/http/handle.ts';
import { createLinkMemory } from '#platform/link-tokens.ts';
import { createDrawnPermits } from './drawn-permits.ts';
import { openPacket, readAllPermits, readCalendar, readPages, readPdf } from './open-packet.ts';
import {
  createPacketLink,
  listPacketLinks,
  revokePacketLink,
  listSendings,
  sendPacketLink,
} from './packets.service.ts';

/** Its hours and terms are of a moment; a change of the order or of its warnings ends it at once. */
const KEPT_FOR = 10 * SECOND;

export const packetsRoutes = routesOf('packets', packets, (deps) => {
  const draw = createDrawnPermits(deps);
  const reading = { ...deps, memory: createLinkMemory<Packet>(KEPT_FOR) };
  return {
    list: async ({ actor, params }) => ({
      items: await listPacketLinks(deps, actor, params.id),
      sent: await listSendings(deps, params.id),
    }),
    create: ({ actor, params, body }) => createPacketLink(deps, actor, { orderId: params.id, body }),
    revoke: ({ actor, params }) => revokePacketLink(deps, actor, params.id).then(() => ({})),
    send: ({ actor, params, body }) => sendPacketLink(deps, actor, { id: params.id, to: body.to }).then(() => ({})),
    open: ({ params }) => openPacket(reading, params.token),
    pages: ({ params }) => readPages(reading, draw, params),
    document: ({ params }) => readPdf(reading, params),
    calendar: ({ params }) => readCalendar(reading, params.token),
    all: ({ params }) => readAllPermits(reading, params.token),
  };
});
