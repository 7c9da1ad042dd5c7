import type { FastifyInstance } from 'fastify';

export type MeasuredRequest = {
  method: string;
  /** The pattern, without ids; `none` for an address that no route serves. */
  route: string;
  status: number;
  seconds: number;
};

export type RequestMetrics = { observe(request: MeasuredRequest): void };

export function measureRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', ({ method, is404, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    metrics.observe({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
    done();
  });
}
