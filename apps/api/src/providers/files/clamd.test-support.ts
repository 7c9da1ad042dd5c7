import net from 'node:net';

/** https://www.eicar.org: every scanner reports it, and it does nothing. In parts, so that none reports this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

type Manner = 'honest' | 'silent' | 'nonsense' | 'endless' | 'cut' | 'too-large';

const answers: Readonly<Record<Exclude<Manner, 'honest' | 'silent' | 'cut'>, string>> = {
  nonsense: 'HTTP/1.1 400 Bad Request\0',
  endless: 'stream: '.padEnd(5000, 'x'),
  'too-large': 'INSTREAM size limit exceeded. ERROR\0',
};

const COMMAND = 'zINSTREAM\0';

/** The bytes of a whole stream; null until its end has come. */
function readStream(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A local clamd that knows one virus. */
export async function startClamd() {
  const scanned: Buffer[] = [];
  let manner: Manner = 'honest';
  const sockets = new Set<net.Socket>();

  function answer(received: Buffer): string | null {
    if (received.toString('latin1') === 'zPING\0') return 'PONG\0';
    const bytes = readStream(received);
    if (bytes === null) return null;
    scanned.push(bytes);
    return bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
  }

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (manner === 'cut') return void socket.destroy();
    if (manner === 'silent') return void socket.resume();
    if (manner !== 'honest') return void socket.write(answers[manner]);
    let received = Buffer.alloc(0);
    socket.on('data', (part) => {
      received = Buffer.concat([received, Buffer.from(part)]);
      const text = answer(received);
      if (text !== null) socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as net.AddressInfo;
  return {
    place: { host: '127.0.0.1', port },
    url: `tcp://127.0.0.1:${port}`,
    scanned,
    behave(next: Manner): void {
      manner = next;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
