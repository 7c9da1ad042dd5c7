// A process of its own, so that the flood does not slow down the carriers whose times are measured: `flood-client.ts URL`.
import http from 'node:http';
import net from 'node:net';
import { AT_ONCE, IDLE_CONNECTIONS, REQUESTS, type Flooded } from './flood-settings.ts';

/** Requests of one address over kept connections, as fast as answers come. */
async function floodWithRequests(url: string): Promise<Flooded> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const counts = new Map<number, number>();
  const begin = performance.now();
  let silent = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const request = http.get(`${url}/api/permits/orders`, { agent, headers }, (response) => {
        const status = response.statusCode ?? 0;
        counts.set(status, (counts.get(status) ?? 0) + 1);
        const isRefusal = status === 429 || status === 503;
        if (isRefusal && response.headers['retry-after'] === undefined) silent += 1;
        response.resume();
        response.on('end', resolve);
        response.on('error', reject);
      });
      request.on('error', reject);
    });
  let left = REQUESTS;
  const runClient = async () => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runClient));
  agent.destroy();
  return { counts: [...counts], silent, ms: performance.now() - begin };
}

/** Connections that send nothing. @returns a function that ends them. */
async function openIdleConnections(url: string): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: IDLE_CONNECTIONS }, () => {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    return socket;
  });
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const [, , url] = process.argv;
if (url === undefined) throw new Error('The address of the server is missing.');
const closeIdle = await openIdleConnections(url);
const flooded = await floodWithRequests(url);
closeIdle();
process.stdout.write(JSON.stringify(flooded));
