import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '#clock.ts';
import { Problem } from '#problem.ts';
import type { DiskRoom } from '../../files/disk-room.ts';

const RETRY_SECONDS = 3;
/** The wait behind others beyond which a refusal now is better than an answer later. */
const LONGEST_WAIT = SECOND / 2;
/** So many requests at once are worked on however slow they are. */
const USUAL = 50;
const PACE_WINDOW = SECOND / 2;

const POLLS_SHARE = 0.5;

/** The requests that the process finishes in a millisecond. */
function createPace(now: () => number) {
  let since = now();
  let finished = 0;
  let pace = 0;
  return {
    count: () => void (finished += 1),
    read(): number {
      const elapsed = now() - since;
      if (elapsed >= PACE_WINDOW) {
        pace = finished / elapsed;
        since = now();
        finished = 0;
      }
      return pace;
    },
  };
}

/** A body that trickles in is not worked on yet. */
const awaitsBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/**
 * Refuses a request as it arrives when those that are worked on already would let it wait longer than `LONGEST_WAIT` at the present
 * pace (Little's law): polls at half of that. What may never be shed does not count either, as it waits elsewhere: paying for the
 * provider, signing in for a turn.
 */
export function refuseUnderOverload(app: FastifyInstance, now: () => number = () => performance.now()): void {
  const pace = createPace(now);
  const working = new Set<FastifyRequest>();

  /** Null where there is room. */
  function refuseOrNot({ shed }: FastifyContextConfig): Problem | null {
    const most = Math.max(USUAL, pace.read() * LONGEST_WAIT);
    return working.size >= most * (shed === 'first' ? POLLS_SHARE : 1)
      ? new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS })
      : null;
  }
  function enter(request: FastifyRequest, when: 'headers' | 'body'): Problem | null {
    const { config } = request.routeOptions;
    if (config.shed === 'never') return null;
    const isDue = awaitsBody(request) === (when === 'body');
    const refusal = isDue || when === 'headers' ? refuseOrNot(config) : null;
    if (isDue && refusal === null) working.add(request);
    return refusal;
  }
  function finish(request: FastifyRequest): void {
    if (working.delete(request)) pace.count();
  }
  // Each request passes these hooks. A promise in each of them took a quarter of the rate of a public page.
  // After the rate limits, so that an address that floods is told so, and does not count.
  app.addHook('preParsing', (request, _reply, _payload, done) => done(enter(request, 'headers')));
  app.addHook('preValidation', (request, _reply, done) => done(enter(request, 'body') ?? undefined));
  // A file is on its way from here on, and a refusal that is held back is no work.
  app.addHook('onSend', (request, _reply, payload, done) => {
    finish(request);
    done(null, payload);
  });
  // Of a request that was cut off.
  app.addHook('onResponse', (request, _reply, done) => {
    finish(request);
    done();
  });
}

const FULL_RETRY_SECONDS = 30;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A full disk refuses everything that saves, before the database meets it. Reading goes on. */
export function refuseWritesWithoutRoom(app: FastifyInstance, disk: DiskRoom): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (disk.isFull() && !reading.has(method))
      done(new Problem('server.full', { retryAfterSeconds: FULL_RETRY_SECONDS }));
    else done();
  });
}
