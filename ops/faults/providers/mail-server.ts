import net from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Closers } from '../machine/closers.ts';

/** `silent`: takes connections and says nothing. `nonsense`: answers what no mail server says. `honest`: takes mails. */
export type MailManner = 'honest' | 'silent' | 'nonsense';

/** A mail server whose manners change. Its mails are counted by their ids. */
export async function openMailServer(closers: Closers) {
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
