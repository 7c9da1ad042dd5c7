import { expect, test } from 'vitest';
import { signUp } from '#test/stages/sign-in/accounts-journey.ts';
import { startWorld, aWorld } from '#test/world.ts';
import { renderMailbox, renderTextWithLinks } from './dev-mail.routes.ts';

const world = aWorld();

test('the newest mails can be read as a page and as JSON', async () => {
  await signUp(world, 'reader@haul.example');
  await world.mails();
  const page = await world.app.inject({ url: '/dev/mail' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('reader@haul.example');
  expect((await world.app.inject({ url: '/dev/mail.json' })).json()).toMatchObject([{ to: 'reader@haul.example' }]);
});

test.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['elsewhere.example', 403],
  ['localhost.elsewhere.example:3000', 403],
])(
  'the mailbox asked for at %s answers %i: a name of another site that leads here reads nothing',
  async (host, status) => {
    for (const url of ['/dev/mail', '/dev/mail.json'])
      expect((await world.app.inject({ url, headers: { host } })).statusCode).toBe(status);
  },
);

test('a mail’s content is text, and its address a link', () => {
  expect(renderTextWithLinks('<b>"go"</b> http://localhost:3000/auth#reset=a_b-c\nnow')).toBe(
    '&lt;b&gt;&quot;go&quot;&lt;/b&gt; <a href="http://localhost:3000/auth#reset=a_b-c">http://localhost:3000/auth#reset=a_b-c</a>\nnow',
  );
  const mail = {
    id: '1',
    from: 'a@b',
    to: '<img>',
    subject: '<script>',
    text: 'javascript:alert(1)',
    sentAt: '2026-11-16T15:00:00Z',
  };
  expect(renderMailbox([mail])).not.toMatch(/<script>|<img>|href="javascript/);
});

test('with a real mail server there is no mailbox to read', async () => {
  const other = await startWorld({ env: { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect((await other.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
  expect((await other.call('GET', '/site/config')).json()).toMatchObject({ demo: null, devMail: false });
  await other.close();
});

test('the visitor learns of the mailbox, and of demo accounts only if they exist', async () => {
  expect((await world.call('GET', '/site/config')).json()).toMatchObject({ demo: null, devMail: true });
});
