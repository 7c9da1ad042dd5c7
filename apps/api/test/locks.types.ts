// Only compiled: the compiler fails if a line below an expected error compiles.
import { endpoint } from '@wideload/contract';
import type { Admin, User, Visitor } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { Deps } from '#deps.ts';
import type { ActorFor } from '#platform/http/session.ts';

declare const db: Db;
declare const tx: Tx;
declare const deps: Deps;
declare const user: User;
declare const visitor: Visitor;
const mail = { kind: 'confirmation-code', to: 'a@b.co', content: { code: '123456' } } as const;

export const mailInATransaction = enqueue(tx, deps, mail);
// @ts-expect-error What must be atomic is not called outside a transaction.
export const mailOutsideOfOne = enqueue(db, deps, mail);

export const anAdmin = (admin: Admin): ActorFor<'admin'> => admin;
// @ts-expect-error A user is no admin.
export const aUserAsAdmin: ActorFor<'admin'> = user;
// @ts-expect-error A visitor is not signed in.
export const aVisitorSignedIn: ActorFor<'signed-in'> = visitor;

// @ts-expect-error An endpoint says who may call it.
export const withoutAccess = endpoint('GET /x', { summary: 'x', answers: {} });

declare const personId: PersonId;
declare const ownerId: OwnerId;
export const ordersOfAnAccount = db.selectFrom('orders').where('user_id', '=', ownerId);
// @ts-expect-error Orders belong to an account, not to who acts.
export const ordersOfAPerson = db.selectFrom('orders').where('user_id', '=', personId);
// @ts-expect-error A person is told, not an account.
export const notificationsOfAnAccount = db.selectFrom('notifications').where('user_id', '=', ownerId);
