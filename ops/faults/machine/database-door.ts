import net from 'node:net';
import { toPlace } from '@wideload/api/test/stages/database-place.ts';
import type { Closers } from './closers.ts';

/** An address that stays while the database behind it changes, as a virtual address or HAProxy in front of a cluster. */
export async function openDatabaseDoor(closers: Closers, first: string) {
  let target = first;
  const sockets = new Set<net.Socket>();

  function cutAll(): void {
    for (const socket of sockets) socket.destroy();
  }
  const server = net.createServer((client) => {
    const onward = net.connect(toPlace(new URL(target)));
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    client.pipe(onward);
    onward.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.add(async () => {
    cutAll();
    await new Promise((resolve) => server.close(resolve));
  });
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `postgres://wideload@127.0.0.1:${port}/wideload`,
    leadTo(next: string): void {
      target = next;
      cutAll();
    },
  };
}
