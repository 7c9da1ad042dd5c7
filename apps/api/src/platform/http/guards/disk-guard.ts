import type { FastifyInstance } from 'fastify';
import { Problem } from '#problem.ts';
import type { DiskRoom } from '../../files/disk-room.ts';

const RETRY_SECONDS = 30;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A full disk refuses everything that saves, before the database meets it. Reading goes on. */
export function refuseWritesWithoutRoom(app: FastifyInstance, disk: DiskRoom): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (disk.isFull() && !reading.has(method)) done(new Problem('server.full', { retryAfterSeconds: RETRY_SECONDS }));
    else done();
  });
}
