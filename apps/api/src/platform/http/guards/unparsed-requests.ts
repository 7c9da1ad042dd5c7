import { problems, type ProblemCode } from '@wideload/contract';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed-out',
};

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Requests that Node.js cannot read reach no route; their clients get the form of all refusals, too. */
export function answerUnparsed({ code: reason = '' }: { code?: string }, socket: Socket): void {
  if (reason === 'ECONNRESET' || socket.destroyed) return;
  const code = codes[reason] ?? 'input.unreadable';
  const { status, title } = problems[code];
  const problem = { type: `about:blank#${code}`, title, status, detail: title, code, requestId: randomUUID() };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${phrases[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
