import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const settings = {
  endpoint: '',
  region: 'us-east-2',
  bucket: 'wideload-permits',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedNames = '', signature] = shape.exec(headers.authorization ?? '') ?? [];
  const [accessKeyId, day = '', region = '', service = '', end = ''] = credential.split('/');
  const scope = [day, region, service, end];
  if (accessKeyId !== settings.accessKeyId || scope.slice(1).join(' ') !== `${settings.region} s3 aws4_request`)
    return false;
  const names = signedNames.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false;
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = [method, url, '', lines, signedNames, sha256(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${settings.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export function sendMissing(response: ServerResponse, code: 'NoSuchKey' | 'NoSuchBucket'): void {
  response
    .writeHead(404, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Not here</Message></Error>`);
}

type Options = {
  answer?: (response: ServerResponse) => void;
};

/** A server that keeps objects as S3 does, for one bucket in path style. */
export async function startS3({ answer }: Options = {}) {
  const objects = new Map<string, Buffer>();
  let requests = 0;

  function serve(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    if (!isSigned(request, body)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const key = request.url?.startsWith(`/${settings.bucket}/`) ? request.url : '';
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (key === '') sendMissing(response, 'NoSuchBucket');
    else if (request.method === 'GET' && found === undefined) sendMissing(response, 'NoSuchKey');
    else response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined);
  }

  const server = createServer((request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => (answer ?? ((to) => serve(request, Buffer.concat(chunks), to)))(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    objects,
    get requests() {
      return requests;
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
