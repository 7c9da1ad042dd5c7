import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only failures have a line in the log. Metrics count all requests. */
    isQuiet?: boolean;
  }
}

/** An open page asks every two seconds whether anything is new. */
const UNCHANGED = 304;

/** One line for each request, after its answer: each line is a write to the disk. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { isQuiet } = request.routeOptions.config;
    if (!error && (reply.statusCode === UNCHANGED || (isQuiet && reply.statusCode < 400))) return;
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ event: 'request.broken', ...facts, err: error });
    else reply.log.info({ event: 'request.completed', ...facts });
  }
}
