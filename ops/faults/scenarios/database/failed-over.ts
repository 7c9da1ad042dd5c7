import { setTimeout as pause } from 'node:timers/promises';
import { createClosers, type Closers } from '../../machine/closers.ts';
import { openStandby } from '../../machine/standby.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';
import net from 'node:net';
import { toPlace } from '@wideload/api/test/stages/database-place.ts';

/** An address that stays while the database behind it changes, as a virtual address or HAProxy in front of a cluster. */
async function openDatabaseDoor(closers: Closers, first: string) {
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

/** From the end of the primary to the promotion, in which a cluster notices. */
const NOTICED_MS = 1000;
const BACK_WITHIN_MS = 3000;

export const databaseFailedOver: Scenario = {
  name: 'database-failed-over',
  done: 'the primary killed by kill -9; 1 s later the address leads to its synchronous standby, which is promoted 1 s after that',
  expected: '503 with `Retry-After` meanwhile, writes within 3 s after the promotion, nothing lost or doubled',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const primary = await machine.copyDatabase(closers);
      await primary.start();
      const { standby, promote } = await openStandby(machine, closers, primary);
      const door = await openDatabaseDoor(closers, primary.url);
      const stage = await openStage(machine, closers, { server: primary, databaseUrl: door.url });
      const { traffic, recovery, refused, summary } = await underTraffic(stage, async () => {
        await primary.kill();
        await pause(NOTICED_MS);
        // A standby refuses writes until its promotion.
        door.leadTo(standby.url);
        await pause(NOTICED_MS);
        await promote();
      });
      return {
        measured: summary,
        broken: [
          ...expectThat(refused > 0, 'Nothing was refused while there was no primary'),
          ...expectThat(recovery < BACK_WITHIN_MS, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic, { at: standby.url })),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
