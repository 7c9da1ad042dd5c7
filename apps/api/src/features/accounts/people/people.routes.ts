import { people } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { leaveAccount, listAccounts, listOwnInvitations, openAccount } from './accounts-of-person.ts';
import {
  acceptInvitation,
  declineInvitation,
  invite,
  listOpenInvitations,
  revokeInvitation,
  changePayLimit,
  changeRole,
  listPeopleOfAccount,
  removePerson,
} from './people.ts';

export const peopleRoutes = routesOf('people', people, (deps) => ({
  list: async ({ actor }) => ({
    items: await listPeopleOfAccount(deps, actor),
    invitations: await listOpenInvitations(deps, actor),
  }),
  changeRole: ({ actor, params, body }) => changeRole(deps, actor, { personId: params.id, role: body.role }),
  changePayLimit: ({ actor, params, body }) => changePayLimit(deps, actor, { personId: params.id, limit: body.limit }),
  remove: ({ actor, params }) => removePerson(deps, actor, params.id),
  invite: ({ actor, body, request }) => invite(deps, actor, { ...body, address: request.ip }),
  revoke: ({ actor, params }) => revokeInvitation(deps, actor, params.id),
  accept: ({ actor, params }) => acceptInvitation(deps, actor, params.id),
  decline: ({ actor, params }) => declineInvitation(deps, actor, params.id),
  accounts: async ({ actor }) => ({
    items: await listAccounts(deps, actor),
    invitations: await listOwnInvitations(deps, actor),
  }),
  open: ({ actor, params }) => openAccount(deps, deps.db, actor, params.id),
  leave: ({ actor, params }) => leaveAccount(deps, actor, params.id),
}));
