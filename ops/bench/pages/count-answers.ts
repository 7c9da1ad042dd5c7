import net from 'node:net';

const CONNECTIONS = 4;
const HEADERS_END = '\r\n\r\n';

type Asked = { port: number; path: string; headers: Record<string, string>; status: number };

function formatRequest({ path, headers }: Asked): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** @returns the bytes of the answer that are still to come. */
function readHead(chunk: Buffer, status: number): number {
  const end = chunk.indexOf(HEADERS_END);
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`${status} was expected: ${head}`);
  const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return length - (chunk.length - end - HEADERS_END.length);
}

function askRepeatedly(asked: Asked, until: number): Promise<number> {
  const request = formatRequest(asked);
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missing = 0;
    const socket = net.connect({ port: asked.port, host: '127.0.0.1', noDelay: true }, () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      missing = missing === 0 ? readHead(chunk, asked.status) : missing - chunk.length;
      if (missing > 0) return;
      answers += 1;
      if (performance.now() < until) socket.write(request);
      else socket.destroy();
    });
    socket.on('close', () => resolve(answers));
  });
}

/** Answers a second on four connections, each of which asks again at once. */
export async function measureRate(asked: Asked, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askRepeatedly(asked, until)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / milliseconds;
}
