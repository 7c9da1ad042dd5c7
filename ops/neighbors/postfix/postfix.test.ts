// Mail by Postfix, which asks for a later try of each first mail, refuses unknown mailboxes, and has a certificate of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClosers } from '../../faults/machine/closers.ts';
import { postJson, startBeside, type ProductBeside } from '../beside.ts';
import { startPostfix } from './postfix.ts';

const LATER = { timeout: 90_000, interval: 200 };
const closers = createClosers();
let postfix: Awaited<ReturnType<typeof startPostfix>>;
let product: ProductBeside;

beforeAll(async () => {
  postfix = await startPostfix(["o'brien+permits", 'obrien', 'bob'], closers);
  product = await startBeside({ ...postfix.settings, NODE_EXTRA_CA_CERTS: postfix.certificate }, closers);
}, 300_000);
afterAll(() => closers.closeAll());

const register = (url: string, email: string) =>
  postJson(`${url}/api/auth/sign-up`, { email, password: 'Permit-2026!', terms: true });

/** @returns the cookie that says which registration this browser began. */
async function signUp(email: string): Promise<string> {
  const answer = await register(product.url, email);
  expect([email, answer.status]).toEqual([email, 201]);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('a code that is refused for now is said on the page System, comes at a later try, and goes to exactly the mailbox of the account', async () => {
  const cookie = await signUp("o'brien+permits@customers.example");
  await expect.poll(async () => (await product.readSystem()).mails.retryReason, LATER).toContain('Greylisted');
  await expect.poll(() => Object.keys(postfix.readMails()), LATER).toEqual(["o'brien+permits"]);
  const [mail = '', ...others] = postfix.readMails()["o'brien+permits"] ?? [];
  expect(others).toEqual([]);
  expect(mail).toMatch(/^Delivered-To: o'brien\+permits@customers\.example$/m);
  expect(mail).toMatch(/^Return-Path: <permits@permits\.example>$/m);
  expect(mail).toMatch(/^Message-ID: <[^@>]+@permits\.example>$/im);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);
  // Of the connection, encrypted with the certificate that no public authority signed.
  expect(mail).toMatch(/^\s+\(using TLSv1\.3/m);
  const [, code = ''] = /^Subject: (\d{6}) /m.exec(mail) ?? [];
  const confirmed = await postJson(`${product.url}/api/users/email/confirmByCode`, { code }, { cookie });
  expect(confirmed.status).toBe(200);
  expect((await product.readSystem()).mails.retryReason).toBeNull();
});

test('a mail to an unknown mailbox is tried once and said on the page System, while a mail that is refused for now comes', async () => {
  await signUp('gone@customers.example');
  await signUp('bob@customers.example');
  await expect.poll(() => Object.keys(postfix.readMails()), LATER).toContain('bob');
  // The mails of demo data are refused too, to places for which this server does not take mail.
  const failures = (await product.readSystem()).mails.failures.filter(({ to }) => to.endsWith('@customers.example'));
  expect(failures.map(({ to }) => to)).toEqual(['gone@customers.example']);
  expect(failures[0]?.error).toContain('550 5.1.1');
  expect(postfix.readLog().match(/reject: RCPT .* to=<gone@/g)).toHaveLength(1);
  expect(postfix.readLog().match(/reject: RCPT .* to=<bob@/g)).toHaveLength(1);
});

test.each(['bob,obrien@customers.example', 'bob(obrien)@customers.example', '"bob"@customers.example'])(
  'no account is made of %s, which a mail server may read as another mailbox',
  async (email) => {
    expect((await register(product.url, email)).status).toBe(400);
  },
);

test('a certificate that the product was not told of is the reason on the page System, and nothing is sent', async () => {
  const before = postfix.readLog().length;
  const untold = await startBeside(postfix.settings, closers);
  expect((await register(untold.url, 'obrien@customers.example')).status).toBe(201);
  await expect.poll(async () => (await untold.readSystem()).mails.retryReason, LATER).toContain('self-signed');
  expect(postfix.readLog().slice(before)).not.toContain('RCPT');
});
