import { outreach } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { receiveMessage } from './outreach.service.ts';

export function outreachRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'outreach',
    endpoints: outreach,
    handlers: {
      joinTeam: async ({ body, request }) => {
        await receiveMessage(deps, { ...body, kind: 'join-team' }, request.ip);
        return {};
      },
      contactRequest: async ({ body, request }) => {
        await receiveMessage(deps, { ...body, kind: 'contact', position: '' }, request.ip);
        return {};
      },
    },
  });
}
