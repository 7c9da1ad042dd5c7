import { rename, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { DataRoot } from './data-root.ts';
import { DataFolderInUse } from './embedded-error.ts';

/** A socket that ends with its process, however that dies, and answers with the process id. */
export type FolderLock = { release(): Promise<void> };

function lockAddress(at: DataRoot): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(at.sockets)}` : path.join(at.sockets, 'lock');
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function findHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(address);
    socket.setEncoding('utf8');
    // A busy holder answers late; an open connection alone proves that it lives.
    socket.setTimeout(2000, () => resolve('process unknown'));
    socket.on('data', (part: string) => (text += part));
    socket.on('close', (failed) => resolve(failed ? null : `process ${text}`));
    socket.on('error', () => undefined);
  });
}

/** Two starts may see the socket dead: one removes it, the other puts back the file it took. */
async function removeDeadSocket(address: string, seen: number): Promise<void> {
  const aside = `${address}-${process.pid}`;
  await rename(address, aside).catch(() => undefined);
  const taken = await stat(aside).catch(() => null);
  if (taken !== null && taken.ino !== seen) await rename(aside, address);
  await rm(aside, { force: true });
}

export async function lockFolder(at: DataRoot): Promise<FolderLock> {
  const address = lockAddress(at);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(address);
    if (server !== null) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    const seen = await stat(address).catch(() => null);
    const holder = await findHolder(address);
    if (holder !== null) throw new DataFolderInUse(at.dataDir, holder);
    if (seen !== null) await removeDeadSocket(address, seen.ino);
  }
  throw new DataFolderInUse(at.dataDir, 'process unknown');
}
