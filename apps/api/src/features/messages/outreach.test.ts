import { expect, test } from 'vitest';
import { v7 as uuid } from 'uuid';
import { setPassword } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY, HOUR } from '#clock.ts';
import { sweepOutreach } from './outreach.service.ts';

const world = aWorld({ env: { OPERATOR_EMAIL: 'office@operator.example' } });

let people = 0;
const aMessage = () => ({
  _id: uuid(),
  name: ' Ann Carrier ',
  email: `ann-${(people += 1)}@visitor.example`,
  message: 'Do you file for Ohio?',
});

/** Each test has its own address, and so its own limit. */
async function send(
  path: 'contact_request' | 'join_team',
  body: object,
  remoteAddress = `198.51.100.${(people % 250) + 1}`,
) {
  return world.app.inject({ method: 'POST', url: `/api/users/${path}`, payload: body, remoteAddress });
}
const listMessages = (email: string) => world.rows('outreach_messages', { email });
const listMailsAbout = async (email: string) => (await world.mails()).filter(({ text }) => text.includes(email));

test('a contact request is kept and mailed to the operator', async () => {
  const message = { ...aMessage(), phone: '+1 (806) 555-0101', language: 'es' };
  expect((await send('contact_request', message)).statusCode).toBe(201);
  expect(await listMessages(message.email)).toMatchObject([
    { kind: 'contact', name: 'Ann Carrier', phone: '8065550101' },
  ]);
  const [mail, ...more] = await listMailsAbout(message.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'office@operator.example', subject: 'New message from the website' });
  for (const words of ['Ann Carrier', '8065550101', 'Do you file for Ohio?', 'Reply in: Spanish'])
    expect(mail?.text).toContain(words);
});

test('an application names its position, and needs no message', async () => {
  const { message: _message, ...sender } = aMessage();
  expect((await send('join_team', { ...sender, position: 'Permit specialist' })).statusCode).toBe(201);
  expect(await listMessages(sender.email)).toMatchObject([
    { kind: 'join-team', position: 'Permit specialist', message: '' },
  ]);
  expect((await listMailsAbout(sender.email))[0]?.text).toContain('Desired position: Permit specialist');
});

test('a message that is sent again because its answer was lost is kept and mailed once', async () => {
  const message = aMessage();
  const answers = await Promise.all([1, 2, 3].map(() => send('contact_request', message)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await listMessages(message.email)).toHaveLength(1);
  expect(await listMailsAbout(message.email)).toHaveLength(1);
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Please input your name!'],
  ['no e-mail', { email: '' }, 'email', 'Please input your email!'],
  ['half an e-mail', { email: 'ann@' }, 'email', 'Wrong format!'],
  ['letters in the phone', { phone: 'call me' }, 'phone', 'Wrong format! (ONLY NUMBERS)'],
  ['too many digits', { phone: '80655501012' }, 'phone', 'Max 10'],
  ['no message', { message: '' }, 'message', 'Please input your message!'],
  ['a book', { message: 'x'.repeat(2001) }, 'message', 'At most 2000 characters'],
  ['what no database keeps', { message: 'a\u0000b' }, 'message', 'Not a text'],
])('%s is refused at its field, and nothing is kept', async (_name, wrong, path, message) => {
  const body = { ...aMessage(), ...wrong };
  const answer = await send('contact_request', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({ path, message });
  expect(await listMessages(body.email)).toEqual([]);
});

test('a message that no form has given an id is kept and mailed as well, each time that it comes', async () => {
  const { _id, ...message } = aMessage();
  for (const times of [1, 2]) {
    expect((await send('contact_request', message)).statusCode).toBe(201);
    expect(await listMessages(message.email)).toHaveLength(times);
  }
  expect(await listMailsAbout(message.email)).toHaveLength(2);
  expect((await send('contact_request', { ...message, _id: 'mine' })).statusCode).toBe(400);
});

test('a message from a bot gets the usual answer and is dropped', async () => {
  const message = { ...aMessage(), website: 'https://spam.example' };
  expect((await send('contact_request', message)).statusCode).toBe(201);
  expect(await listMessages(message.email)).toEqual([]);
  expect(await listMailsAbout(message.email)).toEqual([]);
});

test('the fourth message of an e-mail in an hour is refused with words, from wherever it comes', async () => {
  const { email, ...message } = aMessage();
  const sendAgain = (address: string) => send('contact_request', { ...message, email, _id: uuid() }, address);
  const answers = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(sendAgain));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json()).toMatchObject({
    code: 'rate.limited',
    detail: expect.stringMatching(/^Too many messages were sent from here\. Try again in \d+ minutes, or call /),
  });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
  expect(await listMessages(email)).toHaveLength(3);
  world.clock.advance(HOUR + 1);
  expect((await sendAgain('192.0.2.5')).statusCode).toBe(201);
});

test('one address sends twenty in an hour, whatever e-mails it names', async () => {
  const statuses = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await send('join_team', { ...aMessage(), position: 'Driver' }, '203.0.113.9')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

test('a message is kept for a month, and where it came from for a day', async () => {
  const { email, ...message } = aMessage();
  await send('contact_request', { ...message, email });
  world.clock.advance(DAY + 1);
  await sweepOutreach(world.deps);
  expect(await listMessages(email)).toMatchObject([{ sender_address: null }]);
  world.clock.advance(29 * DAY);
  await sweepOutreach(world.deps);
  expect(await listMessages(email)).toEqual([]);
});

test('a deleted account’s messages and their mails are deleted too', async () => {
  const user = await aUser(world);
  await send('contact_request', { ...aMessage(), email: user.email });
  const { body } = await setPassword(world, user);
  expect((await world.call('DELETE', '/users/', { token: user.token, body: body ?? {} })).statusCode).toBe(200);
  expect(await listMessages(user.email)).toEqual([]);
  expect((await listMailsAbout(user.email)).filter(({ to }) => to === 'office@operator.example')).toEqual([]);
});
