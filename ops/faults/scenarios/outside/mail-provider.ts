import { setTimeout as pause } from 'node:timers/promises';
import { createClosers, type Closers } from '../../machine/closers.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';
import net from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `silent`: takes connections and says nothing. `nonsense`: answers what no mail server says. `honest`: takes mails. */
type MailManner = 'honest' | 'silent' | 'nonsense';

/** A mail server whose manners change. Its mails are counted by their ids. */
async function openMailServer(closers: Closers) {
  const mails = new Map<string, number>();
  let manner: MailManner = 'honest';
  const sockets = new Set<net.Socket>();

  const honest = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('end', () => {
        const id = /^message-id:\s*<([^>]+)>/im.exec(text)?.[1] ?? '';
        mails.set(id, (mails.get(id) ?? 0) + 1);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => honest.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const inner = (honest.server.address() as net.AddressInfo).port;

  const door = net.createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => sockets.delete(client));
    if (manner === 'silent') return;
    if (manner === 'nonsense') {
      client.write('<html>Welcome to the guest network</html>\r\n');
      return;
    }
    const onward = net.connect(inner, '127.0.0.1');
    onward.on('error', () => client.destroy());
    onward.on('close', () => client.destroy());
    client.on('close', () => onward.destroy());
    client.pipe(onward).pipe(client);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  closers.add(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => door.close(resolve));
    await new Promise<void>((resolve) => honest.close(() => resolve()));
  });
  // Cast: a listening TCP server has a port.
  const { port } = door.address() as net.AddressInfo;
  return {
    settings: { MAIL_PROVIDER: 'smtp', SMTP_URL: `smtp://127.0.0.1:${port}` },
    mails,
    behave(next: MailManner): void {
      manner = next;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const WRONG_MS = 8000;
/** A mail that failed twice waits 20 s, and one that a stopped server had begun waits a minute. */
const SENT_WITHIN_MS = 100_000;

export const mailWrong: Scenario = {
  name: 'mail-wrong',
  done: 'the mail server takes connections and says nothing for 8 s, then answers a web page for 8 s',
  expected: 'orders and payments go on as before, afterwards each mail is sent once',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const mail = await openMailServer(closers);
      const stage = await openStage(machine, closers, { env: mail.settings });
      const {
        traffic,
        refused,
        pause: longest,
        summary,
      } = await underTraffic(stage, async () => {
        for (const manner of ['silent', 'nonsense'] satisfies MailManner[]) {
          mail.behave(manner);
          await pause(WRONG_MS);
        }
        mail.behave('honest');
      });
      const broken = await stage.findBroken(traffic);
      const database = await stage.openDatabase();
      const until = performance.now() + SENT_WITHIN_MS;
      while ((await database.countUnsentMails()) > 0 && performance.now() < until) await pause(200);
      const unsent = await database.countUnsentMails();
      await database.close();
      const twice = [...mail.mails.values()].filter((times) => times > 1).length;
      return {
        measured: `${summary}; ${mail.mails.size} mails sent, ${twice} twice, ${unsent} left`,
        broken: [
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...expectThat(longest < WRONG_MS / 2, `Orders paused for ${longest.toFixed(0)} ms`),
          ...expectThat(unsent === 0, `${unsent} mails were not sent`),
          ...expectThat(mail.mails.size > 0, 'No mail was sent'),
          ...expectThat(twice === 0, `${twice} mails were sent twice`),
          ...broken,
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
