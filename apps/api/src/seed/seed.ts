import type { Card, ArticleBody } from '@wideload/contract';
import { createUserActor, type Admin, type User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createAccount, findAccountByEmail, hashPassword } from '#features/accounts/accounts.service.ts';
import { listNotifications, markRead } from '#features/notifications/notifications.service.ts';
import { moveOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { isWorkable } from '@wideload/domain';
import { saveCard, beginCardSetup, listCards } from '#features/money/cards/cards.service.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedGarage } from './demo-garage.ts';
import { demoOrders, type DemoOrder } from './demo-loads.ts';
import { beginOrders, finishOrder } from './demo-orders.ts';
import { planAnswers, recordAnswers, type PlannedAnswer } from './demo-permits.ts';
import { runAt } from './run-at.ts';
import {
  beginArticle,
  keepImage,
  showArticle,
  stageImage,
  type StagedImage,
} from '#features/articles/articles.service.ts';
import { bridgeFormula } from './articles/bridge-formula.ts';
import type { DemoArticle } from './articles/demo-article.ts';
import { readPicture } from './articles/demo-picture.ts';
import { escorts } from './articles/escorts.ts';
import { oversizePermit } from './articles/oversize-permit.ts';

type StagedArticle = { article: DemoArticle; pictures: Record<keyof DemoArticle['pictures'], StagedImage> };

/** `seedArticles` must follow within the hour. Empty if a Ghost site has the articles. */
async function stageArticles(deps: Deps): Promise<StagedArticle[]> {
  if (deps.config.blog.kind !== 'database') return [];
  const articles = [oversizePermit, bridgeFormula, escorts];
  const stage = async (picture: URL) => stageImage(deps, await readPicture(picture));
  const staged: StagedArticle[] = [];
  for (const article of articles) {
    const { en, es } = article.pictures;
    staged.push({ article, pictures: { en: await stage(en), es: await stage(es) } });
  }
  return staged;
}

type Publication = { by: Admin; body: ArticleBody; staged: StagedImage };

async function publish(deps: Deps, tx: Tx, { by, body, staged }: Publication): Promise<string> {
  const id = await beginArticle(deps, tx, by, body);
  await keepImage(deps, tx, by, { id, staged });
  await showArticle(deps, tx, by, { id, version: 1 });
  return id;
}

async function seedArticles(deps: Deps, tx: Tx, { by, articles }: { by: Admin; articles: readonly StagedArticle[] }) {
  for (const { article, pictures } of articles) {
    await runAt(deps, after(deps.clock.now(), -article.daysAgo * DAY), async (then) => {
      const english: ArticleBody = { ...article.body, language: 'en', translation_of: null };
      const id = await publish(then, tx, { by, body: english, staged: pictures.en });
      const spanish: ArticleBody = { ...article.inSpanish, language: 'es', translation_of: id };
      await publish(then, tx, { by, body: spanish, staged: pictures.es });
    });
  }
}

const address = { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' };
const billing = { name: 'Dana Whitfield', email: 'carrier@wideload.example', phone: '3075550101', address };

/** Null with Stripe: only the stand-in takes test cards without a browser. */
async function seedCard(deps: Deps, carrier: User): Promise<Card | null> {
  const { standIn } = deps;
  if (standIn === null) return null;
  const [saved] = await listCards(deps, carrier);
  if (saved !== undefined) return saved;
  const { clientSecret } = await beginCardSetup(deps, carrier);
  const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: deps.clock.now().getUTCFullYear() + 4, billing };
  const answer = await standIn.browser.confirmSetup(clientSecret, entry);
  if (answer.status !== 'succeeded' || answer.sourceId === null)
    throw new Error(`The test card was not taken: ${answer.status}`);
  return (await saveCard(deps, carrier, answer.sourceId)).card;
}

const [carrierAccount, adminAccount] = demoAccounts;

async function seedCarrier(deps: Deps): Promise<User> {
  const { email, password, role } = carrierAccount;
  const known = await findAccountByEmail(deps.db, email);
  if (known !== undefined) return createUserActor(known.id, 'seed');
  const facts = {
    email,
    role,
    passwordHash: await hashPassword(password),
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: '3075550101',
  };
  const id = await inTransaction(deps.db, (tx) => createAccount(deps, tx, facts));
  return createUserActor(id, 'seed');
}

type Followed = { demo: DemoOrder; order: StoredOrder; planned: readonly PlannedAnswer[] };

async function followUp(deps: Deps, tx: Tx, by: Admin, { demo, order, planned }: Followed): Promise<void> {
  if (!isWorkable(order.status)) return;
  await recordAnswers(deps, tx, { by, planned });
  if (demo.decision === undefined || (demo.stage !== 'approved' && demo.stage !== 'rejected')) return;
  const { daysAgo, comment } = demo.decision;
  const move = { orderId: order.id, from: 'pending', to: demo.stage, by, comment } as const;
  await runAt(deps, after(deps.clock.now(), -daysAgo * DAY), (then) => moveOrder(then, tx, move));
}

/** The admin comes last, in one step: without a demo admin the demo data is incomplete. */
async function seedAdmin(
  deps: Deps,
  { orders, articles }: { orders: readonly Followed[]; articles: readonly StagedArticle[] },
): Promise<void> {
  const { email, password, role } = adminAccount;
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const id = await createAccount(deps, tx, { email, role, passwordHash, firstName: 'Robin', lastName: 'Alder' });
    const by: Admin = { kind: 'admin', personId: id, sessionId: 'seed', deskRole: 'owner' };
    for (const order of orders) await followUp(deps, tx, by, order);
    await seedArticles(deps, tx, { by, articles });
  });
}

async function markOldNotificationsRead(deps: Deps, carrier: User): Promise<void> {
  const query = { search: '', page: 1, pageSize: 50, sort: '-createdAt' } as const;
  const { items } = await listNotifications(deps, carrier, query);
  const old = items.filter(({ created_at: at }) => at < after(deps.clock.now(), -7 * DAY));
  for (const { id } of old) await markRead(deps, carrier, id);
}

export async function isDemoUnfinished({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  if ((await findAccountByEmail(db, carrierAccount.email)) === undefined) return false;
  return (await findAccountByEmail(db, adminAccount.email)) === undefined;
}

/** Creates as much as a carrier can without an admin. */
async function seedCarrierWork(deps: Deps): Promise<{ carrier: User; orders: readonly Followed[] }> {
  const carrier = await seedCarrier(deps);
  const garage = await seedGarage(deps, carrier);
  const card = await seedCard(deps, carrier);
  const given = { carrier, garage, card };
  const begun = await beginOrders(deps, given, demoOrders);
  const orders: Followed[] = [];
  for (const [index, order] of begun.entries()) {
    const demo = demoOrders[index];
    if (demo === undefined) continue;
    const followed = { demo, order: await finishOrder(deps, given, { demo, order }) };
    orders.push({ ...followed, planned: await planAnswers(deps, followed) });
  }
  return { carrier, orders };
}

/** One after the other: a connection more costs more than it saves. Uses the product's services only. A repeat finishes an interrupted seed and leaves a finished one alone. */
export async function seedDemo(deps: Deps): Promise<void> {
  if ((await findAccountByEmail(deps.db, adminAccount.email)) !== undefined) return;
  const { carrier, orders } = await seedCarrierWork(deps);
  const articles = await stageArticles(deps);
  await seedAdmin(deps, { orders, articles });
  await markOldNotificationsRead(deps, carrier);
}
