import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { SECOND } from '#clock.ts';
import type { DocumentsConfig } from '#config/providers-config.ts';
import { fetchLimited } from '#platform/http/fetch-limited.ts';
import {
  checkKey,
  DocumentStoreFailure,
  type DocumentKey,
  type DocumentStore,
} from '#platform/files/document-store.ts';

/** A person waits for each file. */
const PATIENCE = 4.5 * SECOND;
/** The slowest line on which a large file still arrives, in bytes per millisecond. */
const SLOWEST = 1000;
const LARGEST_FILE_BYTES = 32 * 1024 * 1024;

export type S3Settings = Omit<Extract<DocumentsConfig, { kind: 's3' }>, 'kind'>;
type Options = { settings: S3Settings; patienceMs?: number };
type StorageRequest = { method: 'PUT' | 'GET' | 'DELETE'; key: DocumentKey; bytes?: Uint8Array; mediaType?: string };

/** The path style, which every compatible storage supports: `https://host/bucket/permits/id`. */
function buildAddress({ endpoint, bucket }: S3Settings, key: DocumentKey): string {
  return `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkKey(key)}`;
}

/** Signs the hash of the body too, so that the storage detects a changed body. */
async function signRequest({ method, key, bytes = new Uint8Array(), mediaType }: StorageRequest, settings: S3Settings) {
  const headers = new Headers({ 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') });
  if (mediaType !== undefined) headers.set('content-type', mediaType);
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsV4Signer({
    method,
    url: buildAddress(settings, key),
    headers,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  return signer.sign();
}

async function sendRequest(request: StorageRequest, { settings, patienceMs = PATIENCE }: Options) {
  const { url, method, headers } = await signRequest(request, settings);
  const body = request.bytes === undefined ? null : Buffer.from(request.bytes);
  const forBody = (body?.length ?? 0) / SLOWEST;
  return fetchLimited(url, {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(Math.ceil(patienceMs + forBody)),
    maxBytes: LARGEST_FILE_BYTES,
    failure: DocumentStoreFailure,
  });
}

/** Of an error of S3 (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html); `''` for other bodies. */
function readErrorCode(body: Buffer): string {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.toString('utf8', 0, 4096))?.[1] ?? '';
}

type StorageAnswer = { status: number; bytes: Buffer };

/** A missing bucket answers 404 too, as does any other server at the address. */
function isFileMissing({ status, bytes }: StorageAnswer): boolean {
  return status === 404 && readErrorCode(bytes) === 'NoSuchKey';
}

function refuse({ status, bytes }: StorageAnswer, { settings: { bucket } }: Options): never {
  const code = readErrorCode(bytes);
  if (code === 'NoSuchBucket') throw new DocumentStoreFailure(`its bucket ${bucket} is missing`);
  throw new DocumentStoreFailure(code === '' ? `status ${status}` : `status ${status}, ${code}`);
}

export function createS3DocumentStore(options: Options): DocumentStore {
  return {
    async put(key, bytes, mediaType) {
      const answer = await sendRequest({ method: 'PUT', key, bytes, mediaType }, options);
      if (answer.status !== 200) refuse(answer, options);
    },
    async get(key) {
      const answer = await sendRequest({ method: 'GET', key }, options);
      if (isFileMissing(answer)) return null;
      return answer.status === 200 ? answer.bytes : refuse(answer, options);
    },
    async remove(key) {
      const answer = await sendRequest({ method: 'DELETE', key }, options);
      if (answer.status !== 204 && answer.status !== 200 && !isFileMissing(answer)) refuse(answer, options);
    },
  };
}
