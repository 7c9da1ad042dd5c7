import { users, joins } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import { agreeToJoin, askToJoin, confirmJoin, endJoin, listJoins } from './account-joins.service.ts';
import { removeUser } from './remove-user.ts';
import { changeDeskRole } from './admin-accounts.ts';
import {
  changeEmail,
  changeName,
  changePassword,
  changePhone,
  resetSecondFactor,
  sendEmailLink,
  signOutEverywhere,
} from './user-changes.ts';
import { createCarrier, createUser, exportUsers, listUserOrders, listUsers, readUser } from './users.service.ts';

export const usersRoutes = routesOf('users', users, (deps, payments: PaymentGuard) => ({
  list: ({ actor, query }) => listUsers(deps, actor, query),
  export: ({ actor, query }) => exportUsers(deps, actor, query),
  read: ({ actor, params, query }) => readUser(deps, actor, { id: params.id, query }),
  orders: ({ actor, params, query }) => listUserOrders(deps, actor, { personId: params.userId, query }),
  create: ({ actor, body }) => createUser(deps, actor, body),
  createCarrier: ({ actor, body }) => createCarrier(deps, actor, body),
  changeDeskRole: ({ actor, params, body }) => changeDeskRole(deps, actor, { id: params.id, ...body }),
  remove: ({ actor, params, body }) => removeUser(deps, actor, { id: params.id, seen: body, payments }),
  changeEmail: ({ actor, params, body }) => changeEmail(deps, actor, { id: params.id, ...body }),
  sendEmailLink: ({ actor, params, request }) => sendEmailLink(deps, actor, { id: params.id, address: request.ip }),
  changeName: ({ actor, params, body }) => changeName(deps, actor, { id: params.id, ...body }),
  changePhone: ({ actor, params, body }) => changePhone(deps, actor, { id: params.id, ...body }),
  changePassword: ({ actor, params, body }) => changePassword(deps, actor, { id: params.id, ...body }),
  removeSecondFactor: ({ actor, params }) => resetSecondFactor(deps, actor, params.id),
  endSessions: ({ actor, params }) => signOutEverywhere(deps, actor, params.id),
}));

export const accountJoinsRoutes = routesOf('people', joins, (deps, payments: PaymentGuard) => ({
  list: ({ actor }) => listJoins(deps, actor),
  ask: ({ actor, body, request }) => askToJoin(deps, actor, { ...body, address: request.ip }),
  end: ({ actor, params }) => endJoin(deps, actor, params.id),
  agree: ({ actor, params }) => agreeToJoin(deps, actor, params.id),
  confirm: ({ actor, params }) => confirmJoin(deps, actor, { ...params, payments }),
}));
