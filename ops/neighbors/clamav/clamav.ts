// clamd of ClamAV with one signature of ours: the databases of ClamAV itself are downloads that this job does without.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import type { Closers } from '../../faults/machine/closers.ts';
import { makeFolder } from '../beside.ts';
import { startDaemon } from '../daemon.ts';
import { provideFromDebian } from '../provide.ts';

/** Name, any kind of file, anywhere in it, and the bytes: the header of a PNG of one pixel, which survives that the product encodes it anew. */
const signature = `Wideload.OnePixel:0:*:${Buffer.from('IHDR').toString('hex')}0000000100000001\n`;

export async function startClamd(closers: Closers) {
  const program = await provideFromDebian('clamav-daemon', '/usr/sbin/clamd');
  const folder = makeFolder(closers);
  const signatures = path.join(folder, 'signatures');
  mkdirSync(signatures);
  chmodSync(signatures, 0o755);
  writeFileSync(path.join(signatures, 'own.ndb'), signature);
  const port = await freePort();
  const config = path.join(folder, 'clamd.conf');
  writeFileSync(
    config,
    `DatabaseDirectory ${signatures}\nTCPSocket ${port}\nTCPAddr 127.0.0.1\nForeground yes\nUser clamav\n`,
  );
  const daemon = await startDaemon({ command: [program, '--config-file', config], port }, closers);
  return { settings: { VIRUS_SCANNER: 'clamd', CLAMD_URL: `tcp://127.0.0.1:${port}` }, stop: daemon.stop };
}
