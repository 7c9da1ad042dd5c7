import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../../../clock.ts';
import { Problem } from '../../../problem.ts';

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

  function refuseOrNot({ shed }: FastifyContextConfig): void {
    const most = Math.max(USUAL, pace.read() * LONGEST_WAIT);
    if (working.size >= most * (shed === 'first' ? POLLS_SHARE : 1))
      throw new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
  }
  // After the rate limits, so that an address that floods is told so, and does not count.
  app.addHook('preParsing', async (request) => {
    const { config } = request.routeOptions;
    if (config.shed === 'never') return;
    refuseOrNot(config);
    if (!awaitsBody(request)) working.add(request);
  });
  app.addHook('preValidation', async (request) => {
    const { config } = request.routeOptions;
    if (config.shed === 'never' || !awaitsBody(request)) return;
    refuseOrNot(config);
    working.add(request);
  });

  function finish(request: FastifyRequest): void {
    if (working.delete(request)) pace.count();
  }
  // A file is on its way from here on, and a refusal that is held back is no work.
  app.addHook('onSend', async (request) => finish(request));
  // Of a request that was cut off.
  app.addHook('onResponse', async (request) => finish(request));
}
