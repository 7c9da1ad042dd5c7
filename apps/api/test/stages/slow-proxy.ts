import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { toPlace } from './database-place.ts';

/** A proxy address of the database, whose connections take `afterMs` to open. */
export async function openSlowProxy(url: string, afterMs: number): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(url);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const onward = net.connect(toPlace(target));
    for (const socket of [client, onward]) sockets.add(socket.on('error', () => socket.destroy()));
    client.on('close', () => onward.destroy());
    onward.on('close', () => client.destroy());
    onward.pipe(client);
    void wait(afterMs).then(() => client.pipe(onward));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const slow = new URL(url);
  slow.search = '';
  slow.hostname = '127.0.0.1';
  slow.port = String(port);
  return {
    url: slow.toString(),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
