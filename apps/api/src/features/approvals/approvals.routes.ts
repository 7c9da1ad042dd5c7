import { approvals } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { approve, askApproval, listApprovals, refuse } from './approvals.service.ts';

export const approvalsRoutes = routesOf('approvals', approvals, (deps) => ({
  list: ({ actor }) => listApprovals(deps, actor),
  ask: ({ actor, body, request, reply }) => askApproval(deps, actor, body, { request, reply }),
  approve: ({ actor, params, request, reply }) => approve(deps, actor, params.id, { request, reply }),
  refuse: ({ actor, params }) => refuse(deps, actor, params.id),
}));
