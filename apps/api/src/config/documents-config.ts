import path from 'node:path';
import type { Reader } from './settings.ts';

export type DocumentsConfig =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      /** `https://s3.us-east-2.amazonaws.com` or a compatible storage; the bucket follows in the path. */
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

const PROTOCOLS = { production: ['https:'], elsewhere: ['https:', 'http:'] };

export function readDocuments(
  read: Reader,
  { dataDir, production }: { dataDir: string; production: boolean },
): DocumentsConfig {
  if (read.oneOf('DOCUMENTS_PROVIDER', ['folder', 's3']) === 'folder')
    return { kind: 'folder', folder: path.join(dataDir, 'documents') };
  const needed = (name: string) => read.needed(name, 'DOCUMENTS_PROVIDER is s3');
  const endpoint = needed('S3_ENDPOINT');
  if (endpoint !== '' && !isEndpoint(endpoint, PROTOCOLS[production ? 'production' : 'elsewhere']))
    read.wrong.push(`S3_ENDPOINT is '${endpoint}', but it has to be an https address without a query.`);
  const bucket = needed('S3_BUCKET');
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    read.wrong.push(`S3_BUCKET is '${bucket}', but a bucket is 3 to 63 small letters, digits, dots and hyphens.`);
  return {
    kind: 's3',
    endpoint,
    region: needed('S3_REGION'),
    bucket,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function isEndpoint(address: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash, username } = new URL(address);
  return protocols.includes(protocol) && search === '' && hash === '' && username === '';
}
