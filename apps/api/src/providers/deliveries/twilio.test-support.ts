import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; authorization: string; fields: Record<string, string> };
type Answer = { status: number; body: string } | 'hang';

/** As https://www.twilio.com/docs/messaging/api/message-resource shows it. */
const created = { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null, error_message: null };
export const accepted: Answer = { status: 201, body: JSON.stringify(created) };

/** As https://www.twilio.com/docs/usage/twilios-response shows it. */
export const refused = (status: number, code: number, message: string): Answer => ({
  status,
  body: JSON.stringify({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }),
});

/** Takes the place of Twilio: it keeps what it was sent, and answers as it is told. */
export async function startTwilio() {
  const state: { answer: Answer } = { answer: accepted };
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
      received.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', fields });
      if (state.answer === 'hang') return;
      response.writeHead(state.answer.status, { 'content-type': 'application/json' }).end(state.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    received,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
