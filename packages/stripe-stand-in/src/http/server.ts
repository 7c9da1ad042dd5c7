import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswerLost } from '../controls.ts';
import { API_VERSION } from '../events.ts';
import { createId } from '../objects.ts';
import type { Answer } from './kept-answers.ts';
import type { StripeRequest } from './requests.ts';

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  // Cast: without an encoding the stream yields buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function readRequest(request: IncomingMessage): Promise<StripeRequest> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://stripe.test');
  const idempotencyKey = headers['idempotency-key'];
  return {
    method,
    path: url.pathname,
    form: method === 'GET' ? url.search.slice(1) : await readBody(request),
    apiKey: headers.authorization?.replace(/^Bearer /, ''),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

function send(response: ServerResponse, { status, body, isReplayed = false }: Answer, key: string | undefined): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': createId('req'),
    'stripe-version': API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
    // A retry would only get the stored 500 again.
    ...(status === 500 && { 'stripe-should-retry': 'false' }),
  });
  response.end(JSON.stringify(body));
}

function loseAnswer(response: ServerResponse, { loss }: AnswerLost): void {
  if (loss === 'reset') {
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{', () => response.destroy());
}

type Options = { answer(request: StripeRequest): Promise<Answer>; onError(error: unknown): void };

/** The SDK takes a host and a port but no path, so the system chooses a loopback port. */
export async function startServer({ answer, onError }: Options): Promise<{ url: string; close(): Promise<void> }> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const read = await readRequest(request);
      send(response, await answer(read), read.idempotencyKey);
    } catch (error) {
      if (error instanceof AnswerLost) loseAnswer(response, error);
      else {
        // A fault of the stand-in must not look like an answer of Stripe.
        onError(error);
        response.destroy();
      }
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  // Cast: a server with a host and a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
