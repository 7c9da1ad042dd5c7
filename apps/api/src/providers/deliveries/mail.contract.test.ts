import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderMailSender, readStoredMails } from './mail-folder.ts';
import { RefusedDelivery } from '#platform/deliveries/senders.ts';
import type { MailSender, OutgoingMail } from '#platform/deliveries/senders.ts';
import { createSmtpMailSender } from './smtp.ts';

const mail: OutgoingMail = {
  id: '01890000-0000-7000-8000-000000000001',
  from: { name: 'Wideload', address: 'permits@wideload.example' },
  to: 'ann@test.example',
  subject: 'Order 100001 is paid',
  text: 'Thank you.\n\nTrack it here: http://localhost:3000/order_list\n',
};

type Envelope = { from: string; to: string[] };

type Adapter = {
  sender: MailSender;
  arrived(): Promise<string[]>;
  /** Those that a mail server was given. */
  envelopes: Envelope[];
  close(): Promise<void>;
};

async function folder(): Promise<Adapter> {
  const place = await mkdtemp(path.join(tmpdir(), 'wideload mail '));
  return {
    sender: createFolderMailSender(place, () => new Date('2026-11-16T15:00:00Z')),
    arrived: async () =>
      (await readStoredMails(place, 10)).map(({ to, subject, text }) => `${to}\n${subject}\n${text}`),
    envelopes: [],
    close: () => rm(place, { recursive: true, force: true }),
  };
}

type Mailbox = { address?: (host: string) => string; passwords?: string[]; refusesPassword?: boolean };

async function smtp({
  address = (host) => `smtp://${host}`,
  passwords,
  refusesPassword = false,
}: Mailbox = {}): Promise<Adapter> {
  const messages: string[] = [];
  const envelopes: Envelope[] = [];
  const server = new SMTPServer({
    disabledCommands: passwords === undefined && !refusesPassword ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      passwords?.push(password ?? '');
      if (refusesPassword) done(Object.assign(new Error('5.7.8 Wrong password'), { responseCode: 535 }));
      else done(null, { user: username });
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      envelopes.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) });
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    sender: createSmtpMailSender(address(`127.0.0.1:${port}`)),
    arrived: () => Promise.resolve(messages),
    envelopes,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe.each([
  ['folder', folder],
  ['smtp', () => smtp()],
])('the %s sender', (_name, open) => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await open();
  });
  afterAll(() => adapter.close());

  test('delivers recipient, subject and text', async () => {
    await adapter.sender.send(mail);
    const [message] = await adapter.arrived();
    for (const part of [mail.to, mail.subject, 'Track it here: http://localhost:3000/order_list']) {
      expect(message).toContain(part);
    }
  });
});

test('the same mail sent twice is one mail in the folder', async () => {
  const adapter = await folder();
  await adapter.sender.send(mail);
  await adapter.sender.send(mail);
  expect(await adapter.arrived()).toHaveLength(1);
  await adapter.close();
});

test('a line break in a subject adds no header', async () => {
  const adapter = await smtp();
  await adapter.sender.send({ ...mail, subject: 'Order\r\nBcc: everybody@test.example' });
  const [message = ''] = await adapter.arrived();
  expect(message).toContain('Order');
  expect(message.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  await adapter.close();
});

test.each([
  ['ann,bob@test.example', '"ann,bob"@test.example'],
  ['ann;bob@test.example', '"ann;bob"@test.example'],
  ['team:ann@test.example', '"team:ann"@test.example'],
  ['ann(bob)@test.example', '"ann(bob)"@test.example'],
])('the mail to %s goes to that mailbox: an address is never read as a list', async (to, recipient) => {
  const adapter = await smtp();
  await adapter.sender.send({ ...mail, to, from: { name: 'Haul, Bob <b@test.example>', address: mail.from.address } });
  expect(adapter.envelopes).toEqual([{ from: mail.from.address, to: [recipient] }]);
  const [message = ''] = await adapter.arrived();
  expect(message).toMatch(/^From: "Haul, Bob <b@test\.example>" <permits@wideload\.example>\r$/m);
  await adapter.close();
});

test('a mail names its sender’s domain in its id, and says that no person wrote it', async () => {
  const adapter = await smtp();
  await adapter.sender.send(mail);
  const [message = ''] = await adapter.arrived();
  expect(message).toMatch(/^Message-ID: <01890000-0000-7000-8000-000000000001@wideload\.example>\r$/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  await adapter.close();
});

test('a mail that can be ended has the headers of RFC 8058, another has none', async () => {
  const adapter = await smtp();
  await adapter.sender.send({ ...mail, unsubscribe: 'https://permits.example/unsubscribe/abc' });
  await adapter.sender.send(mail);
  const [ending = '', other = ''] = await adapter.arrived();
  expect(ending).toMatch(/^List-Unsubscribe: <https:\/\/permits\.example\/unsubscribe\/abc>\r$/m);
  expect(ending).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(other).not.toContain('List-Unsubscribe');
  await adapter.close();
});

test('mails of one order are one conversation, whichever arrives first', async () => {
  const adapter = await smtp();
  await adapter.sender.send({ ...mail, thread: 'order-1' });
  await adapter.sender.send(mail);
  const [first = '', other = ''] = await adapter.arrived();
  expect(first).toMatch(/^In-Reply-To: <order-1@wideload\.example>\r$/m);
  expect(first).toMatch(/^References: <order-1@wideload\.example>\r$/m);
  expect(other).not.toMatch(/^(?:In-Reply-To|References):/m);
  await adapter.close();
});

test('a refused password is no refusal of the mail: a later try with another one can do better', async () => {
  const refusing = await smtp({
    refusesPassword: true,
    address: (host) => `smtp://ann:Gooseneck-7@${host}?requireTLS=false`,
  });
  const failure: unknown = await refusing.sender.send(mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({ responseCode: 535 });
  expect(failure).not.toBeInstanceOf(RefusedDelivery);
  await refusing.close();
});

test('a mail server that is away is an error', async () => {
  await expect(createSmtpMailSender('smtp://127.0.0.1:9').send(mail)).rejects.toThrow('ECONNREFUSED');
});

test('a mail server without TLS gets no password, unless its address says so', async () => {
  const passwords: string[] = [];
  const strict = await smtp({ passwords, address: (host) => `smtp://ann:Gooseneck-7@${host}` });
  await expect(strict.sender.send(mail)).rejects.toThrow(/STARTTLS|TLS/);
  expect([await strict.arrived(), passwords]).toEqual([[], []]);
  await strict.close();
  const trusting = await smtp({ passwords, address: (host) => `smtp://ann:Gooseneck-7@${host}?requireTLS=false` });
  await trusting.sender.send(mail);
  expect([(await trusting.arrived()).length, passwords]).toEqual([1, ['Gooseneck-7']]);
  await trusting.close();
});
