import { auditActions, auditLabels, type AuditEntry } from '@wideload/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aWorld } from '#test/world.ts';
import type { Admin } from '#actor.ts';
import { DAY, SECOND } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AdminAction } from './audit-log.store.ts';
import { countQueries } from './audit-log-list.store.ts';
import { recordAction } from './audit-log.service.ts';

type Page = { items: AuditEntry[]; total: number; page: number; pageSize: number };
type Person = SignedInUser;

const world = aWorld();
let admin: Person;
beforeEach(async () => {
  // A log cannot be emptied, so each test has its own day.
  world.clock.advance(DAY);
  admin = await aUser(world, { role: 'admin', email: `admin-${world.deps.ids()}@office.example` });
});

const actor = (person: Person): Admin => ({
  kind: 'admin',
  personId: person.id,
  sessionId: 'of a test',
  deskRole: 'owner',
});

async function anAction(act: Partial<AdminAction> = {}, by = admin): Promise<void> {
  world.clock.advance(SECOND);
  const subject = { kind: 'list', id: null, label: 'Permits List' } as const;
  const whole: AdminAction = { what: 'list.export', subject, before: null, after: null, ...act };
  await inTransaction(world.deps.db, (tx) => recordAction(tx, world.deps, actor(by), whole));
}

const list = (query: Record<string, string> = {}, token = admin.token) =>
  world.call('GET', `/audit?${new URLSearchParams(query).toString()}`, { token });
const loadPage = async (query?: Record<string, string>) => (await list(query)).json<Page>();
const loadOwnActions = (query: Record<string, string> = {}) => loadPage({ search: admin.email, ...query });
const listLabels = ({ items }: Page) => items.map(({ subject }) => subject.label);

const article = (label: string) => ({ kind: 'article', id: world.deps.ids(), label }) as const;
const anArticleAction = (label: string, what: AdminAction['what'] = 'article.save') =>
  anAction({ what, subject: article(label) });

describe('the list of acts', () => {
  test('has the admin, the act, the subject, and the fields before and after', async () => {
    const owner = await aUser(world);
    const id = await aPaidOrder(world, owner);
    const before = { status: 'pending' };
    const after = { status: 'approved', comment: 'All permits are there.' };
    await anAction({ what: 'order.status', subject: { kind: 'order', id, label: '100777' }, before, after });
    expect(await loadOwnActions()).toEqual({
      items: [
        {
          _id: expect.any(String),
          at: world.clock.now().toISOString(),
          who: { _id: admin.id, email: admin.email, name: '' },
          what: 'order.status',
          subject: { kind: 'order', id, label: '100777', userId: owner.id },
          before,
          after,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
    });
  });

  test('is newest first, twenty a page', async () => {
    for (let made = 1; made <= 21; made += 1) await anArticleAction(`Article ${made}`);
    const first = await loadOwnActions();
    expect(first.total).toBe(21);
    expect(listLabels(first)).toEqual(Array.from({ length: 20 }, (_, index) => `Article ${21 - index}`));
    expect(listLabels(await loadOwnActions({ page: '2' }))).toEqual(['Article 1']);
    expect(listLabels(await loadOwnActions({ pageSize: '2' }))).toEqual(['Article 21', 'Article 20']);
  });

  test('is searched by admin, by names of subjects, and by words of acts', async () => {
    const word = `Zebra${world.deps.ids()}`;
    await anArticleAction(`Moving a ${word}`, 'article.publish');
    await anArticleAction('Another', 'article.delete');
    const { items } = await loadPage({ search: word.toUpperCase() });
    expect(items.map(({ who }) => who._id)).toEqual([admin.id]);
    const published = await loadPage({ search: 'article published', since: world.clock.now().toISOString() });
    expect(published.total).toBe(0);
    world.clock.advance(SECOND);
    const since = world.clock.now().toISOString();
    await anArticleAction('Third', 'article.publish');
    await anArticleAction('Fourth', 'article.delete');
    expect(listLabels(await loadPage({ search: 'article published', since }))).toEqual(['Third']);
    expect(listLabels(await loadPage({ search: 'article.del', since }))).toEqual(['Fourth']);
  });

  test('is searched by indexes alone: by names of subjects, by act and by admin', async () => {
    const filter = { search: 'published', act: undefined, subject: undefined, since: undefined, until: undefined };
    const plan = await world.deps.db.transaction().execute(async (tx) => {
      // A plan for a few rows would scan the table.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      return Promise.all(countQueries(tx, filter, { actors: [admin.id] }).map((query) => query.explain()));
    });
    const used = [...JSON.stringify(plan).matchAll(/(?:Scan using|Index Scan on) (\w+)/g)].map(([, index]) => index);
    expect(used).toEqual(['audit_tallies_pkey', 'audit_log_label_parts', 'audit_log_what']);
  });

  test('is filtered by act, by kind of subject and by instants', async () => {
    await anArticleAction('First');
    const since = world.clock.now().toISOString();
    await anAction({ what: 'user.email', subject: { kind: 'user', id: admin.id, label: 'Second' } });
    await anArticleAction('Third', 'article.create');
    const until = world.clock.now().toISOString();
    expect(listLabels(await loadOwnActions({ act: 'article.save' }))).toEqual(['First']);
    expect(listLabels(await loadOwnActions({ subject: 'article' }))).toEqual(['Third', 'First']);
    expect(listLabels(await loadOwnActions({ since, until }))).toEqual(['Second', 'First']);
    expect(await loadOwnActions({ subject: 'user', act: 'article.save' })).toMatchObject({ total: 0 });
  });

  test('leads to an account only while it is there, and never to an admin’s', async () => {
    const user = await aUser(world);
    for (const { id, email } of [user, admin])
      await anAction({ what: 'user.name', subject: { kind: 'user', id, label: email } });
    const listSubjectUsers = async () => (await loadOwnActions()).items.map(({ subject }) => subject.userId);
    expect(await listSubjectUsers()).toEqual([null, user.id]);
    await world.change('users', { id: user.id }, { deleted_at: world.clock.now() });
    expect(await listSubjectUsers()).toEqual([null, null]);
  });

  test('keeps the acts of an admin whose name is unknown, as of a deleted account', async () => {
    const leaver = await aUser(world, { role: 'admin' });
    const subject = article(`Written by ${leaver.id}`);
    await anAction({ what: 'article.create', subject }, leaver);
    await world.change('users', { id: leaver.id }, { email: '', deleted_at: world.clock.now() });
    const { items } = await loadPage({ search: leaver.id });
    expect(items[0]?.who).toEqual({ _id: leaver.id, email: 'Deleted account', name: '' });
  });

  test('has a distinct name for every act', () => {
    expect(new Set(Object.values(auditLabels)).size).toBe(auditActions.length);
  });
});

describe('the log in the database', () => {
  const selectActions = () => sql`SELECT id FROM audit_log WHERE actor_id = ${admin.id}`;
  const refused = /The audit log is append-only/;

  beforeEach(async () => {
    await anAction({ before: { status: 'pending' }, after: { status: 'approved' } });
  });

  test.each([
    ['its admin', sql`actor_id = gen_random_uuid()`],
    ['its instant', sql`at = now()`],
    ['what was done', sql`what = 'order.status'`],
    ['what it was done to', sql`subject_id = 'another'`],
    ['what was changed', sql`before = '{"status": "draft"}'`],
    ['what it was called', sql`subject_label = 'Nothing to see'`],
    ['its admin while its content is blanked', sql`subject_label = '', before = NULL, after = NULL, actor_id = id`],
  ])('does not let anybody change %s', async (_name, change) => {
    const before = await loadOwnActions();
    await expect(
      sql`UPDATE audit_log SET ${change} WHERE id IN (${selectActions()})`.execute(world.deps.db),
    ).rejects.toThrow(refused);
    expect(await loadOwnActions()).toEqual(before);
  });

  // Tables of money refuse it, too, and would be asked first.
  const emptyAccounts = sql`DO $$ BEGIN
    ALTER TABLE reopened_months DISABLE TRIGGER USER;
    ALTER TABLE closed_months DISABLE TRIGGER USER;
    ALTER TABLE closed_month_pieces DISABLE TRIGGER USER;
    ALTER TABLE payments DISABLE TRIGGER USER;
    ALTER TABLE refunds DISABLE TRIGGER USER;
    ALTER TABLE book_entries DISABLE TRIGGER USER;
    TRUNCATE users CASCADE;
  END $$`;

  test.each([
    ['deleted', sql`DELETE FROM audit_log`],
    ['emptied', sql`TRUNCATE audit_log`],
    ['emptied along with accounts', emptyAccounts],
    ['deleted with its admin', sql`DELETE FROM users WHERE role = 'admin'`],
  ])('cannot be %s', async (_name, attempt) => {
    await expect(attempt.execute(world.deps.db)).rejects.toThrow(/append-only|audit_log/);
    expect((await loadOwnActions()).total).toBe(1);
  });

  test('allows blanking of personal data, and no other change', async () => {
    const blank = sql`UPDATE audit_log SET subject_label = '', before = NULL, after = NULL WHERE id IN (${selectActions()})`;
    const [act] = (await loadOwnActions()).items;
    await blank.execute(world.deps.db);
    expect((await loadOwnActions()).items).toEqual([
      { ...act, subject: { ...act?.subject, label: '' }, before: null, after: null },
    ]);
  });

  test('forgets an act that its transaction took back', async () => {
    const failing = inTransaction(world.deps.db, async (tx) => {
      await recordAction(tx, world.deps, actor(admin), {
        what: 'article.save',
        subject: article('Never saved'),
        before: null,
        after: null,
      });
      throw new Error('the fact itself was refused');
    });
    await expect(failing).rejects.toThrow('the fact itself');
    expect((await loadOwnActions()).total).toBe(1);
  });
});

test('an erased person is removed from the log; act, time and admin stay', async () => {
  const leaver = await aUser(world, { email: `leaver-${world.deps.ids()}@haul.example` });
  const other = await aUser(world);
  const orderId = await aPaidOrder(world, leaver);
  const order = await world.read<{ orderNumber: number }>(`/permits/orders/${orderId}`, leaver);
  const users = (person: Person) => ({ kind: 'user', id: person.id, label: person.email }) as const;
  await anAction({
    what: 'user.phone',
    subject: users(leaver),
    before: { phone: '1' },
    after: { phone: '7755550999' },
  });
  const subject = { kind: 'order', id: orderId, label: String(order.orderNumber) } as const;
  await anAction({ what: 'order.note', subject, after: { note: 'He shouts on the phone.' } });
  await anAction({ what: 'list.export', after: { search: leaver.email.toUpperCase() } });
  await anAction({ what: 'list.export', after: { search: '775-555' } });
  await anAction({ what: 'user.name', subject: users(other), after: { firstName: 'Ann' } });
  await setPassword(world, leaver);
  const body = { passwordAgain: 'Gooseneck-7' };
  expect((await world.call('DELETE', '/users/', { token: leaver.token, body })).statusCode).toBe(200);

  const { items } = await loadOwnActions();
  const blank = { before: null, after: null };
  expect(items).toMatchObject([
    { what: 'user.name', subject: { label: other.email }, after: { firstName: 'Ann' } },
    { what: 'list.export', after: { search: '775-555' } },
    { what: 'list.export', subject: { label: '' }, ...blank },
    { what: 'order.note', subject: { id: orderId, label: '' }, ...blank },
    { what: 'user.phone', subject: { id: leaver.id, label: '', userId: null }, ...blank },
  ]);
  expect(items.every(({ who }) => who.email === admin.email)).toBe(true);
});

test('a deleted admin keeps name and e-mail in the log, as the one who acted and as the one deleted', async () => {
  const leaver = await aUser(world, { role: 'admin', email: `leaver-${world.deps.ids()}@office.example` });
  const body = { firstName: 'Robin', lastName: 'Alder', middleName: '' };
  await world.call('PUT', '/users/name', { token: leaver.token, body });
  await anAction({ what: 'order.note', subject: { kind: 'order', id: null, label: '100001' } }, leaver);
  const deleted = await world.call('DELETE', `/users/${leaver.id}`, { token: admin.token });
  expect(deleted.statusCode).toBe(200);
  const { items, total } = await loadPage({ search: leaver.email });
  expect(total).toBe(1);
  expect(items).toMatchObject([
    { what: 'order.note', who: { _id: leaver.id, email: leaver.email, name: 'Robin Alder' } },
  ]);
  expect((await loadOwnActions()).items).toMatchObject([
    { what: 'user.delete', subject: { kind: 'user', id: leaver.id, label: leaver.email, userId: null } },
  ]);
  const account = await world.deps.db.selectFrom('users').selectAll().where('id', '=', leaver.id).executeTakeFirst();
  expect(account).toMatchObject({ email: '', first_name: '', last_name: '' });
  const file = await world.call('GET', `/audit.csv?${new URLSearchParams({ search: leaver.email }).toString()}`, {
    token: admin.token,
  });
  expect(file.body).toContain(`,${leaver.email},Robin Alder,${leaver.id},order.note,order,100001,`);
});

describe('the file of the log', () => {
  const exportFile = (query: Record<string, string> = {}) =>
    world.call('GET', `/audit.csv?${new URLSearchParams({ search: admin.email, ...query }).toString()}`, {
      token: admin.token,
    });
  const splitLines = (body: string) => body.slice(1).trimEnd().split('\r\n');

  test('holds every act that the search and the filters find, on all pages, and its own download', async () => {
    await anArticleAction('=SUM(A1)');
    await anAction({
      what: 'user.name',
      subject: { kind: 'user', id: admin.id, label: 'a, "b"' },
      after: { firstName: 'Ann' },
    });
    const answer = await exportFile();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="wideload-audit-log.csv"');
    const [header, download, named, saved, ...rest] = splitLines(answer.body);
    expect(header).toBe('At (UTC),Admin,Admin name,Admin ID,Act,Kind,Subject,Subject ID,Before,After');
    expect(download).toContain('list.export,list,Audit log,,,');
    expect(named).toContain(
      `,${admin.email},,${admin.id},user.name,user,"a, ""b""",${admin.id},,"{""firstName"":""Ann""}"`,
    );
    expect(saved).toContain(",article.save,article,'=SUM(A1),");
    expect(saved).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
    expect(rest).toEqual([]);
  });

  test('is recorded with its filters', async () => {
    await exportFile({ subject: 'article', act: 'article.save' });
    expect((await loadOwnActions()).items).toMatchObject([
      {
        what: 'list.export',
        subject: { kind: 'list', id: null, label: 'Audit log' },
        before: null,
        after: { search: admin.email, subject: 'article', act: 'article.save' },
      },
    ]);
  });

  test('holds each act once, however many there are', async () => {
    await sql`INSERT INTO audit_log (id, at, actor_id, what, subject_kind, subject_label)
      SELECT gen_random_uuid(), ${world.clock.now()}::timestamptz - (n / 3) * interval '1 second', ${admin.id}, 'order.note', 'order', n::text
      FROM generate_series(1, 2500) n`.execute(world.deps.db);
    const notes = splitLines((await exportFile({ act: 'order.note' })).body).slice(1);
    const numbers = notes.map((line) => line.split(',')[6]);
    expect(new Set(numbers).size).toBe(2500);
    expect(numbers).toHaveLength(2500);
    const at = notes.map((line) => line.split(',')[0] ?? '');
    expect(at).toEqual(at.toSorted().toReversed());
  });
});
