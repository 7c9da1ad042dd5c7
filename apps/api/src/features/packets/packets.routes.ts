import { packets } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { createDrawnPermits } from './drawn-permits.ts';
import { openPacket, readAllPermits, readCalendar, readPages, readPdf } from './open-packet.ts';
import { createPacketLink, listPacketLinks, revokePacketLink } from './packets.service.ts';
import { listSendings, sendPacketLink } from './send-link.ts';

export function packetsRoutes(app: FastifyInstance, deps: Deps): void {
  const draw = createDrawnPermits(deps);
  implement(app, deps, {
    tag: 'packets',
    endpoints: packets,
    handlers: {
      list: async ({ actor, params }) => ({
        items: await listPacketLinks(deps, actor, params.id),
        sent: await listSendings(deps, params.id),
      }),
      create: ({ actor, params, body }) => createPacketLink(deps, actor, { orderId: params.id, body }),
      revoke: ({ actor, params }) => revokePacketLink(deps, actor, params.id).then(() => ({})),
      send: ({ actor, params, body }) => sendPacketLink(deps, actor, { id: params.id, to: body.to }).then(() => ({})),
      open: ({ params }) => openPacket(deps, params.token),
      pages: ({ params }) => readPages(deps, draw, params),
      document: ({ params }) => readPdf(deps, params),
      calendar: ({ params }) => readCalendar(deps, params.token),
      all: ({ params }) => readAllPermits(deps, params.token),
    },
  });
}
