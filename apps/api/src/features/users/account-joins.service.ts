import type { AccountContents, AccountJoin, AccountJoins } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { AccountJoinMail } from '#platform/deliveries/mails/account-mails.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import {
  countCode,
  findAccountName,
  listOwners,
  listPeople,
  MOST_PEOPLE,
  openAccount,
  readPersonName,
  toRequester,
} from '#features/accounts/accounts.service.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import * as store from './account-joins.store.ts';
import { lockAccounts, moveAccount } from './move-account.store.ts';

const JOIN_LIFE = 7 * DAY;

async function readContents(db: Db, ownerId: OwnerId): Promise<AccountContents> {
  const people = await listPeople(db, { ownerId });
  return {
    ...(await store.countContents(db, ownerId)),
    people: people.map(({ name, email, role }) => ({ name, email, role })),
  };
}

async function readOther(db: Db, account: OwnerId, personId: PersonId): Promise<NonNullable<AccountJoin['other']>> {
  const person = (await listPeople(db, { ownerId: account })).find(({ id }) => id === personId);
  return { account: await findAccountName(db, account), name: person?.name ?? '', email: person?.email ?? '' };
}

async function toJoin({ db }: Deps, user: User, row: store.OpenJoin): Promise<AccountJoin> {
  const isOwn = row.account_id === user.ownerId;
  const into = isOwn ? row.into_account_id : user.ownerId;
  const doubles = into === null ? null : await store.listDoubles(db, row.account_id, into);
  const names = (rows: readonly store.Double[]) => rows.map(({ name }) => name);
  const asker = isOwn ? null : await readOther(db, row.account_id, row.asked_by);
  const agreer = isOwn && into !== null && row.agreed_by !== null ? await readOther(db, into, row.agreed_by) : null;
  return {
    _id: row.id,
    dotNumber: row.dot_number,
    expiresAt: row.expires_at.toISOString(),
    isAgreed: row.into_account_id !== null,
    other: asker ?? agreer,
    contents: await readContents(db, row.account_id),
    doubles: doubles && {
      companies: names(doubles.companies),
      vehicles: [...names(doubles.trucks), ...names(doubles.trailers)],
    },
  };
}

export async function listJoins(deps: Deps, user: User): Promise<AccountJoins> {
  const { db, clock } = deps;
  const asked = await store.findAsked(db, user, clock.now());
  const received = await store.listReceived(db, user, clock.now());
  return {
    companies: await store.listCompanies(db, user),
    contents: await readContents(db, user.ownerId),
    asked: asked === undefined ? null : await toJoin(deps, user, asked),
    received: await Promise.all(received.map((row) => toJoin(deps, user, row))),
  };
}

async function mailOwners(tx: Tx, deps: Deps, to: OwnerId, content: Omit<AccountJoinMail, 'link' | 'accountId'>) {
  const link = `${deps.config.publicUrl}/people`;
  for (const { email } of await listOwners(tx, { ownerId: to }))
    await enqueue(tx, deps, { kind: 'account-join', to: email, content: { ...content, accountId: to, link } });
}

/** The same answer whether or not another account has the number. */
export async function askToJoin(
  deps: Deps,
  user: User,
  { dotNumber, address }: { dotNumber: string; address: string },
): Promise<{ _id: string }> {
  const now = deps.clock.now();
  const id = deps.ids();
  await inTransaction(deps.db, async (tx) => {
    const company = (await store.listCompanies(tx, user)).find((own) => own.dotNumber === dotNumber);
    if (company === undefined) throw new Problem('not-found');
    const asker = (await listOwners(tx, user)).find((owner) => owner.id === user.personId);
    await countCode(deps, tx, { email: asker?.email ?? '', requester: toRequester(deps, address) });
    const join = { id, dotNumber, now, expiresAt: after(now, JOIN_LIFE) };
    if (!(await store.insertJoin(tx, user, join))) throw new Problem('join.asked');
    const content = {
      step: 'asked' as const,
      account: await findAccountName(tx, user.ownerId),
      person: await readPersonName(tx, user),
      dotNumber,
    };
    for (const other of await store.listOthers(tx, user, dotNumber)) await mailOwners(tx, deps, other, content);
  });
  deps.log.info({ event: 'accounts.join_asked', actor: user.personId, account: user.ownerId });
  return { _id: id };
}

/** Two people may take one request back at once: one of them finds it open. */
export async function endJoin({ db, log }: Deps, user: User, id: string): Promise<void> {
  const isEnded = await inTransaction(
    db,
    async (tx) => (await store.deleteAsked(tx, user, id)) || store.takeAgreementBack(tx, user, id),
  );
  if (!isEnded) throw new Problem('join.ended');
  log.info({ event: 'accounts.join_ended', actor: user.personId, account: user.ownerId });
}

/** Everybody of both accounts, a person of both once. */
async function refuseTooMany(tx: Tx, from: OwnerId, into: OwnerId): Promise<void> {
  const people = [...(await listPeople(tx, { ownerId: from })), ...(await listPeople(tx, { ownerId: into }))];
  if (new Set(people.map(({ id }) => id)).size > MOST_PEOPLE) throw new Problem('people.too-many');
}

export async function agreeToJoin(deps: Deps, user: User, id: string): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const received = (await store.listReceived(tx, user, now)).find((row) => row.id === id);
    if (received === undefined) throw new Problem('join.ended');
    await refuseTooMany(tx, received.account_id, user.ownerId);
    if (!(await store.writeAgreement(tx, user, { id, now }))) throw new Problem('join.ended');
    await mailOwners(tx, deps, received.account_id, {
      step: 'agreed',
      account: await findAccountName(tx, user.ownerId),
      person: await readPersonName(tx, user),
      dotNumber: received.dot_number,
    });
  });
  deps.log.info({ event: 'accounts.join_agreed', actor: user.personId, account: user.ownerId });
}

async function refuseWhilePaying(tx: Tx, orderIds: readonly string[], payments: PaymentGuard): Promise<void> {
  const detail = 'A payment of this account is still open. Wait until it is settled, then join.';
  if (await payments.isOpen(tx, ...orderIds)) throw new Problem('payment_in_progress', { detail });
}

type Confirming = { id: string; payments: PaymentGuard };

/** The session goes on in the account that stays. */
export async function confirmJoin(
  deps: Deps,
  user: User,
  { id, payments }: Confirming,
): Promise<{ accessToken: string }> {
  const now = deps.clock.now();
  const from = user.ownerId;
  const { into, ...answer } = await inTransaction(deps.db, async (tx) => {
    const used = await store.useJoin(tx, user, { id, now });
    if (used === null) throw new Problem('join.ended');
    await refuseWhilePaying(tx, await lockAccounts(tx, { from, into: used }), payments);
    await refuseTooMany(tx, from, used);
    const account = await findAccountName(tx, from);
    await moveAccount(tx, { from, into: used, now });
    // To the owners of both, who are owners of this one now.
    await mailOwners(tx, deps, used, {
      step: 'joined',
      account,
      person: await readPersonName(tx, user),
      dotNumber: '',
    });
    return { into: used, ...(await openAccount(deps, tx, user, used)) };
  });
  deps.log.info({ event: 'accounts.joined', actor: user.personId, account: from, into });
  return answer;
}
