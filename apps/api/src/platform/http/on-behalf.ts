import { actRights, onBehalfHeader, type Endpoint } from '@wideload/contract';
import type { FastifyRequest } from 'fastify';
import { validate as isId } from 'uuid';
import { actOnBehalf, type SignedIn, type User, type Visitor } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { requireDeskRight } from '#desk-right.ts';
import { Problem } from '#problem.ts';

type Caller = SignedIn | Visitor;

/** Only users can be represented, and no admin who happens to have orders. */
async function userExists({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '<>', 'admin')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The actor of a request: the caller, or the user whom the header names, for an admin and a declared call. Every other
 * request with the header is refused, so no call works on behalf of a user by accident.
 */
export async function findRepresented(
  deps: Pick<Deps, 'db'>,
  { onBehalf }: Pick<Endpoint, 'onBehalf'>,
  { actor, headers }: Pick<FastifyRequest, 'headers'> & { actor: Caller },
): Promise<Caller | User> {
  const personId = headers[onBehalfHeader];
  if (personId === undefined) return actor;
  if (onBehalf !== true || actor.kind !== 'admin') throw new Problem('access.refused');
  requireDeskRight(actor, actRights.workForCarrier);
  if (typeof personId !== 'string' || !isId(personId) || !(await userExists(deps, personId)))
    throw new Problem('not-found');
  return actOnBehalf(actor, personId);
}
