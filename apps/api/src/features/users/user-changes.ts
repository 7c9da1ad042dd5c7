import { actRights, deskRights, type AuditAction } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction, getViolatedConstraint, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { AccountChanged } from '#platform/deliveries/mails/account-mails.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import {
  countCode,
  endAccess,
  endAllSessions,
  giveTemporary,
  hashPassword,
  readPersonName,
  removeSecondFactor,
  toRequester,
} from '#features/accounts/accounts.service.ts';
import { requireSecondPerson } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { requireRightFor } from './admin-accounts.ts';
import { lockUser, updateUser, type StoredUser, type UserFacts } from './users.store.ts';

type Change = {
  id: string;
  what: AuditAction;
  facts: UserFacts;
  /** The account's fields for the log. */
  shown: (user: StoredUser) => Record<string, string>;
  /** A carrier gets a mail about it. */
  mailAbout?: AccountChanged['what'];
  /** Nobody changes it for another admin. */
  refusesAdmins?: 'user.own-email' | 'user.own-password';
  also?: (tx: Tx, user: StoredUser) => Promise<void>;
};

function selectFacts(names: readonly string[], facts: Record<string, string>): object | null {
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, facts[name]]));
}

async function change(
  deps: Deps,
  by: Admin,
  { id, what, facts, shown, mailAbout, refusesAdmins, also }: Change,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, by, id);
    if (user === undefined) throw new Problem('not-found');
    requireRightFor(by, user);
    if (refusesAdmins !== undefined && user.role === 'admin') throw new Problem(refusesAdmins);
    const [before, after] = [shown(user), shown({ ...user, ...facts })];
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    const subject = { kind: 'user', id, label: user.email } as const;
    const act = { subject, before: selectFacts(changed, before), after: selectFacts(changed, after) };
    await requireSecondPerson(tx, deps, by, {
      kind: 'admin-details',
      right: actRights.changeAdmin,
      isNeeded: user.role === 'admin' && id !== by.personId && changed.length > 0,
      ...act,
    });
    await also?.(tx, user);
    // A change without shown fields, such as a password, is always one.
    if (changed.length === 0 && Object.keys(after).length > 0) return;
    await updateUser(tx, by, { id, facts });
    await recordAction(tx, deps, by, { what, ...act });
    if (mailAbout !== undefined && user.role === 'user' && user.email !== '')
      await enqueue(tx, deps, { kind: 'account-changed', to: user.email, content: { what: mailAbout } });
  });
  deps.log.info({ event: 'user.changed', actor: by.personId, user: id, what });
}

type Name = { firstName: string; lastName: string; middleName: string };

export function changeName(deps: Deps, by: Admin, { id, firstName, lastName, middleName }: Name & { id: string }) {
  return change(deps, by, {
    id,
    what: 'user.name',
    mailAbout: 'name',
    facts: { first_name: firstName, last_name: lastName, middle_name: middleName },
    shown: (user) => ({ firstName: user.first_name, lastName: user.last_name, middleName: user.middle_name }),
  });
}

export function changePhone(deps: Deps, by: Admin, { id, phone }: { id: string; phone: string }): Promise<void> {
  return change(deps, by, {
    id,
    what: 'user.phone',
    mailAbout: 'phone',
    facts: { phone },
    shown: (user) => ({ phone: user.phone }),
  });
}

const ownEmail = () => new Problem('user.own-account', { detail: 'Your own e-mail is changed under My sign-in.' });

/** Ends the account's sessions and notifies the old address. */
export async function changeEmail(deps: Deps, by: Admin, { id, email }: { id: string; email: string }): Promise<void> {
  if (id === by.personId) throw ownEmail();
  const also = async (tx: Tx, user: StoredUser) => {
    if (user.email === email) throw createFieldProblem('email', 'This is the e-mail of the account already.');
    await endAccess(tx, user, deps.clock.now());
    if (user.email === '') return;
    await enqueue(tx, deps, { kind: 'email-changed', to: user.email, content: { newEmail: email, by: 'admin' } });
  };
  try {
    await change(deps, by, {
      id,
      what: 'user.email',
      refusesAdmins: 'user.own-email',
      facts: { email },
      shown: (user) => ({ email: user.email }),
      also,
    });
  } catch (error) {
    if (getViolatedConstraint(error) === 'users_email') throw new Problem('user.email-in-use', { cause: error });
    throw error;
  }
}

/** The owner must replace the temporary password at sign-in. Ends the account's sessions. */
export async function changePassword(
  deps: Deps,
  by: Admin,
  { id, password }: { id: string; password: string },
): Promise<void> {
  if (id === by.personId)
    throw new Problem('user.own-account', { detail: 'Your own password is changed with your current one.' });
  const facts = { password_hash: await hashPassword(password), ...giveTemporary(deps.clock.now()) };
  await change(deps, by, {
    id,
    what: 'user.password',
    mailAbout: 'password',
    refusesAdmins: 'user.own-password',
    facts,
    // The log must hold no trace of a password.
    shown: () => ({}),
    also: async (tx, user) => {
      await endAccess(tx, user, deps.clock.now());
    },
  });
}

type UserAction = { id: string; what: AuditAction; act: (tx: Tx, user: StoredUser) => Promise<object | null> };

/** `act` answers what there was before, for the log. */
async function actOnAnother(deps: Deps, by: Admin, { id, what, act }: UserAction): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, by, id);
    if (user === undefined) throw new Problem('not-found');
    requireRightFor(by, user);
    const before = await act(tx, user);
    const subject = { kind: 'user', id, label: user.email } as const;
    await recordAction(tx, deps, by, { what, subject, before, after: null });
  });
}

/** For an owner who lost the devices: only the password is left, and the account's sessions end. */
export async function resetSecondFactor(deps: Deps, by: Admin, id: string): Promise<void> {
  if (id === by.personId) throw new Problem('user.own-account');
  const act = async (tx: Tx, user: StoredUser) => {
    const removed = await removeSecondFactor(deps, tx, id);
    if (removed === null) throw new Problem('second-factor.none');
    await requireSecondPerson(tx, deps, by, {
      kind: 'second-factor',
      right: user.role === 'admin' ? actRights.changeAdmin : deskRights.users.removeSecondFactor,
      isNeeded: true,
      subject: { kind: 'user', id, label: user.email },
      before: removed,
      after: null,
    });
    await endAccess(tx, user, deps.clock.now());
    return removed;
  };
  await actOnAnother(deps, by, { id, what: 'user.second-factor', act });
  deps.log.info({ event: 'user.second_factor_reset', actor: by.personId, user: id });
}

/** For a device that is lost or left signed in. The audit log names how many sessions were open. */
export async function signOutEverywhere(deps: Deps, by: Admin, id: string): Promise<void> {
  if (id === by.personId)
    throw new Problem('user.own-account', { detail: 'Your own sessions are ended under My sign-in.' });
  const act = async (tx: Tx) => ({ sessions: await endAllSessions(tx, id, deps.clock.now()) });
  await actOnAnother(deps, by, { id, what: 'user.sessions', act });
  deps.log.info({ event: 'user.signed_out', actor: by.personId, user: id });
}

/** Nobody sets another admin's e-mail: the link opens the page where they change it themselves. */
export async function sendEmailLink(
  deps: Deps,
  by: Admin,
  { id, address }: { id: string; address: string },
): Promise<void> {
  if (id === by.personId) throw ownEmail();
  const act = async (tx: Tx, user: StoredUser) => {
    if (user.role !== 'admin') throw new Problem('not-found');
    await countCode(deps, tx, { email: user.email, requester: toRequester(deps, address) });
    const content = { asker: await readPersonName(tx, by), link: `${deps.config.publicUrl}/admins/security` };
    await enqueue(tx, deps, { kind: 'email-link', to: user.email, content });
    return null;
  };
  await actOnAnother(deps, by, { id, what: 'user.email-link', act });
  deps.log.info({ event: 'user.email_link', actor: by.personId, user: id });
}
