import { createServer } from 'node:net';

/** @returns {Promise<number>} a port of this machine on which nothing listens. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
