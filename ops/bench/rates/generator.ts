// Load from a process of its own. A message of the parent is a turn; the reply says how many requests were answered.
import { EventEmitter, once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Turn = {
  port: number;
  /** A connection each, which sends its request again and again. */
  requests: readonly string[];
  /** Of every answer: another one ends the run. */
  status: number;
  /** In milliseconds, or in answers: a turn of a busy machine takes longer, and is not shorter of them. */
  length: { milliseconds: number } | { answers: number };
  /** Absent: each connection asks again as soon as it is answered. */
  perSecond?: number;
};

export type Outcome = { answered: number; milliseconds: number };

type Caller = { ask(): void; close(): void };
type Expected = { status: number; onAnswer(caller: Caller): void };

const HEADERS_END = Buffer.from('\r\n\r\n');
const TICK_MS = 5;

/** The length of the first whole answer, or null. */
function findAnswerEnd(received: Buffer): number | null {
  const headersEnd = received.indexOf(HEADERS_END);
  if (headersEnd === -1) return null;
  const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, headersEnd))?.[1] ?? '0';
  const end = headersEnd + HEADERS_END.length + Number(length);
  return received.length >= end ? end : null;
}

function openCaller(port: number, request: string, { status, onAnswer }: Expected): Promise<Caller> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    const bytes = Buffer.from(request);
    const caller = { ask: () => void socket.write(bytes), close: () => void socket.destroy() };
    let received = Buffer.alloc(0);
    socket.once('error', reject);
    socket.once('connect', () => resolve(caller));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const end = findAnswerEnd(received);
      if (end === null) return;
      const answer = received.toString('latin1', 0, end);
      if (!answer.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`Instead of ${status}: ${answer.slice(0, 1000)}`);
      received = received.subarray(end);
      onAnswer(caller);
    });
  });
}

/** One caller after the other, evenly over time, whether or not the server keeps up. */
async function askAtRate(callers: readonly Caller[], milliseconds: number, perSecond: number): Promise<void> {
  const start = performance.now();
  let asked = 0;
  for (let elapsed = 0; elapsed < milliseconds; elapsed = performance.now() - start) {
    for (; asked < (elapsed / 1000) * perSecond; asked += 1) callers[asked % callers.length]?.ask();
    await pause(TICK_MS);
  }
}

async function runTurn({ port, requests, status, length, perSecond }: Turn): Promise<Outcome> {
  let answered = 0;
  let isOver = false;
  const answers = new EventEmitter();
  const onAnswer = (caller: Caller) => {
    if (isOver) return;
    answered += 1;
    if ('answers' in length && answered === length.answers) answers.emit('all');
    if (perSecond === undefined) caller.ask();
  };
  const callers = await Promise.all(requests.map((request) => openCaller(port, request, { status, onAnswer })));
  const start = performance.now();
  if (perSecond === undefined) {
    for (const caller of callers) caller.ask();
    await ('answers' in length ? once(answers, 'all') : pause(length.milliseconds));
  } else if ('milliseconds' in length) await askAtRate(callers, length.milliseconds, perSecond);
  isOver = true;
  const outcome = { answered, milliseconds: performance.now() - start };
  for (const { close } of callers) close();
  return outcome;
}

// Cast: only the benchmark sends messages.
process.on('message', (turn) => void runTurn(turn as Turn).then((outcome) => process.send?.(outcome)));
