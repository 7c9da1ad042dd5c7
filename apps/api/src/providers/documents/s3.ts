import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { SECOND } from '../../clock.ts';
import type { DocumentsConfig } from '../../config/documents-config.ts';
import { fetchLimited } from '../../platform/http/fetch-limited.ts';
import { checkKey, DocumentStoreFailure, type DocumentKey, type DocumentStore } from './port.ts';

const PATIENCE = 10 * SECOND;
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
  return fetchLimited(url, {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(patienceMs),
    maxBytes: LARGEST_FILE_BYTES,
    failure: DocumentStoreFailure,
  });
}

export function createS3DocumentStore(options: Options): DocumentStore {
  return {
    async put(key, bytes, mediaType) {
      const { status } = await sendRequest({ method: 'PUT', key, bytes, mediaType }, options);
      if (status !== 200) throw new DocumentStoreFailure(`status ${status}`);
    },
    async get(key) {
      const { status, bytes } = await sendRequest({ method: 'GET', key }, options);
      if (status === 404) return null;
      if (status !== 200) throw new DocumentStoreFailure(`status ${status}`);
      return bytes;
    },
    async remove(key) {
      const { status } = await sendRequest({ method: 'DELETE', key }, options);
      if (status !== 204 && status !== 200 && status !== 404) throw new DocumentStoreFailure(`status ${status}`);
    },
  };
}
