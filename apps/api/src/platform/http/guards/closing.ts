import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server goes on, and its health checks send a load balancer away. */
    announceStop(): void;
    isStopping(): boolean;
  }
}

/** Node accepts one waiting connection in each turn of its event loop, and reads the request in the next. */
const QUIET_TURNS = 3;
/** For a server whose clients never pause. */
const LONGEST_READING_MS = 2000;

/**
 * While the server closes, connections without a request end at once, and the others after their answer. A browser keeps
 * idle ones open, which would hold the stop back until they time out. A request that arrived before the stop is answered, though a busy
 * server has not read it yet.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  /** The number of unanswered requests of each open connection. */
  const requests = new Map<Socket, number>();
  /** Connections and requests so far. */
  let arrivals = 0;
  let isClosing = false;
  let isAnnounced = false;
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
  app.decorate('isStopping', () => isAnnounced || isClosing);

  async function readWaiting() {
    const end = performance.now() + LONGEST_READING_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end;) {
      const before = arrivals;
      await nextTurn();
      quiet = arrivals === before ? quiet + 1 : 0;
    }
  }

  app.server.on('connection', (socket: Socket) => {
    arrivals++;
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const unanswered = requests.get(socket);
    if (unanswered === undefined) return done();
    arrivals++;
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
    await readWaiting();
    for (const [socket, unanswered] of requests) if (unanswered === 0) socket.end();
  });
}
