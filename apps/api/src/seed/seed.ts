import type { Admin, User } from '../actor.ts';
import { inTransaction } from '../db/transaction.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { Deps } from '../deps.ts';
import { createAccount, findAccountByEmail, hashPassword } from '../features/accounts/accounts.service.ts';
import { moveOrder, type StoredOrder } from '../features/orders/orders.service.ts';
import { seedCard } from './demo-card.ts';
import { seedGarage } from './demo-garage.ts';
import { demoOrders, type DemoOrder } from './demo-loads.ts';
import { beginOrders, finishOrder } from './demo-orders.ts';

const [carrierAccount, adminAccount] = demoAccounts;

async function seedCarrier(deps: Deps): Promise<User> {
  const { email, password, role } = carrierAccount;
  const known = await findAccountByEmail(deps.db, email);
  if (known !== undefined) return { kind: 'user', id: known.id, sessionId: 'seed' };
  const facts = {
    email,
    role,
    passwordHash: await hashPassword(password),
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: '3075550101',
  };
  const id = await inTransaction(deps.db, (tx) => createAccount(deps, tx, facts));
  return { kind: 'user', id, sessionId: 'seed' };
}

type Judged = { orderId: string; to: 'approved' | 'rejected'; comment: string };

function judgedOf({ stage, comment = '' }: DemoOrder, { id, status }: StoredOrder): Judged[] {
  return (stage === 'approved' || stage === 'rejected') && status === 'pending'
    ? [{ orderId: id, to: stage, comment }]
    : [];
}

/** The admin and her decisions come last and together: while there is no demo admin, the demo data is not whole. */
async function seedAdmin(deps: Deps, judged: readonly Judged[]): Promise<void> {
  const { email, password, role } = adminAccount;
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const id = await createAccount(deps, tx, { email, role, passwordHash, firstName: 'Robin', lastName: 'Alder' });
    const by: Admin = { kind: 'admin', id, sessionId: 'seed' };
    for (const move of judged) await moveOrder(deps, tx, { ...move, from: 'pending', by });
  });
}

/** Whether a seed was begun and has not come to its end. */
export async function isDemoUnfinished({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  if ((await findAccountByEmail(db, carrierAccount.email)) === undefined) return false;
  return (await findAccountByEmail(db, adminAccount.email)) === undefined;
}

/**
 * A carrier with companies, trucks, trailers, a card and orders in every status, and an admin; made by the product's own services.
 * Run again it takes an interrupted seed to its end, and a finished one it leaves alone.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if ((await findAccountByEmail(deps.db, adminAccount.email)) !== undefined) return;
  const carrier = await seedCarrier(deps);
  const [garage, card] = await Promise.all([seedGarage(deps, carrier), seedCard(deps, carrier)]);
  const given = { carrier, garage, card };
  const begun = await beginOrders(deps, given, demoOrders);
  const judged: Judged[] = [];
  for (const [index, order] of begun.entries()) {
    const demo = demoOrders[index];
    if (demo !== undefined) judged.push(...judgedOf(demo, await finishOrder(deps, given, { demo, order })));
  }
  await seedAdmin(deps, judged);
}
