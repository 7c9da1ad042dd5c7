import { Agent, request } from 'node:http';

export type Sent = { method: 'GET' | 'POST' | 'PUT'; path: string; headers?: Record<string, string>; body?: object };

/** `status` 0: no answer. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const PATIENCE_MS = 10_000;
const agent = new Agent({ keepAlive: true });

export function send(origin: string, { method, path, headers = {}, body }: Sent): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const length =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, text: '' });
    const options = { method, agent, timeout: PATIENCE_MS, headers: { ...headers, ...length } };
    const sent = request(`${origin}${path}`, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', none);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', none);
    sent.end(text);
  });
}
