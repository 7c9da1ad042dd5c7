import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { getGatewayFailure, logFailure } from '#providers/payments/gateway-error.ts';
import type { GatewayEvent } from '#providers/payments/port.ts';
import { handleEvent, WEBHOOK_PATH } from './handle-event.ts';

function verifyEvent({ payments }: Deps, body: unknown, signature: string | string[] | undefined): GatewayEvent {
  try {
    return payments.verifyWebhook(body instanceof Uint8Array ? body : new Uint8Array(), String(signature ?? ''));
  } catch (error) {
    const kind = getGatewayFailure(error)?.kind;
    if (kind === 'BadSignature') throw new Problem('webhook.bad-signature', { cause: error });
    if (kind === 'Unreadable') throw new Problem('input.unreadable', { cause: error });
    throw error;
  }
}

async function settleEvent(deps: Deps, event: GatewayEvent): Promise<void> {
  try {
    await handleEvent(deps, event);
  } catch (error) {
    if (getGatewayFailure(error) === null) throw error;
    logFailure(deps.log, 'webhook', error);
    throw new Problem('webhook.unsettled', { cause: error });
  }
}

async function receive(deps: Deps, { body, headers }: FastifyRequest): Promise<{ received: true }> {
  await settleEvent(deps, verifyEvent(deps, body, headers['stripe-signature']));
  return { received: true };
}

/** Verified on the raw body; 2xx only after event and effect are committed. */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const config = {
      exception: 'Called by the payment provider, with its signature over the raw body as authority.',
      rateLimit: false as const,
      shed: 'never' as const,
    };
    scope.post(WEBHOOK_PATH, { config }, (request) => receive(deps, request));
  });
}
