import { approvals } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { approve, askApproval, listApprovals, refuse } from './approvals.service.ts';

export function approvalsRoutes(app: FastifyInstance, deps: Deps): void {
  const { approvable } = app;
  implement(app, deps, {
    tag: 'approvals',
    endpoints: approvals,
    handlers: {
      list: ({ actor }) => listApprovals(deps, actor),
      ask: ({ actor, body, request, reply }) => askApproval(deps, actor, body, { request, reply, approvable }),
      approve: ({ actor, params, request, reply }) => approve(deps, actor, params.id, { request, reply, approvable }),
      refuse: ({ actor, params }) => refuse(deps, actor, params.id),
    },
  });
}
