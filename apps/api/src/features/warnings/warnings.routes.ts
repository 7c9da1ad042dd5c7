import { restrictions, warnings } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import {
  changeRestriction,
  enterRestriction,
  listAllRestrictions,
  previewRestriction,
  withdrawRestriction,
} from './restrictions.service.ts';
import { listWarnings } from './warnings.service.ts';

export const warningsRoutes = routesOf('orders', warnings, (deps) => ({
  list: async ({ actor, params }) => ({ items: await listWarnings(deps, actor, params.id) }),
}));

export const restrictionsRoutes = routesOf('restrictions', restrictions, (deps) => ({
  list: async ({ actor }) => ({ items: await listAllRestrictions(deps, actor) }),
  preview: async ({ actor, body }) => ({ trips: await previewRestriction(deps, actor, body) }),
  create: ({ actor, body }) => enterRestriction(deps, actor, body),
  update: ({ actor, params, body }) => changeRestriction(deps, actor, { id: params.id, body }),
  withdraw: ({ actor, params }) => withdrawRestriction(deps, actor, params.id),
}));
