import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server goes on, and its health checks send a load balancer away. */
    announceStop(): void;
    isStopping(): boolean;
  }
}

/**
 * While the server closes, connections without a request end at once, and the others after their answer. A browser keeps
 * idle ones open, which would hold the stop back until they time out.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  /** The number of unanswered requests of each open connection. */
  const requests = new Map<Socket, number>();
  let isClosing = false;
  let isAnnounced = false;
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
  app.decorate('isStopping', () => isAnnounced || isClosing);

  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const unanswered = requests.get(socket);
    if (unanswered === undefined) return done();
    requests.set(socket, unanswered + 1);
    reply.raw.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (requests.has(socket)) requests.set(socket, left);
      if (isClosing && left === 0) socket.end();
    });
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, unanswered] of requests) if (unanswered === 0) socket.end();
  });
}
