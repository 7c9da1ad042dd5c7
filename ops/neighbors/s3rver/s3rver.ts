// s3rver, a server of S3's protocol from npm.
import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import type { Closers } from '../../faults/machine/closers.ts';
import { makeFolder } from '../beside.ts';
import { startDaemon } from '../daemon.ts';
import { provideFromNpm } from '../provide.ts';

export const version = '3.7.1';
export const bucket = 'wideload-files';

export async function startS3rver(closers: Closers) {
  const program = path.join(await provideFromNpm('s3rver', version), 'bin/s3rver.js');
  const folder = makeFolder(closers);
  const port = await freePort();
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--no-vhost-buckets'];
  const command = [process.execPath, program, ...options, '--configure-bucket', bucket] as const;
  const daemon = await startDaemon({ command, port }, closers);
  return {
    settings: {
      DOCUMENTS_PROVIDER: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: bucket,
      // The only account that it knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    renameBucket: (from: string, to: string) => renameSync(path.join(folder, from), path.join(folder, to)),
    listObjects: () =>
      readdirSync(path.join(folder, bucket), { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('_object'),
      ),
    whileHung: daemon.whileHung,
    stop: daemon.stop,
  };
}
