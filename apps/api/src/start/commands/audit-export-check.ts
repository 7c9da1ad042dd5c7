import { createPublicKey, type KeyObject } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#config/config.ts';
import { BadSettings } from '#config/settings.ts';
import { listExportBreaks } from '#platform/audit-export/check-export.ts';
import { formatFingerprint } from '#platform/audit-export/signing-key.ts';
import { BackupRefused } from '#platform/backup/backup-refused.ts';
import { openTerminal } from '../terminal.ts';

function readPublicKey(file: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPublicKey(readFileSync(file));
  } catch (error) {
    throw new BadSettings([
      `${file} is not a public key as PEM: ${error instanceof Error ? error.message : 'unreadable'}`,
    ]);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new BadSettings([`${file} is a key of another kind: exports are signed with Ed25519.`]);
}

/** Needs no database: a file, and the key of this installation or a public key that was kept. */
export async function verifyAuditExport(config: Config, args: readonly string[]): Promise<void> {
  const [name, keyName, ...rest] = args;
  if (name === undefined || rest.length > 0)
    throw new BadSettings(['Name the file: npm run verify -- --audit-export <file> [<public key>]']);
  const file = path.resolve(name);
  if (!existsSync(file)) throw new BadSettings([`There is no file ${file}.`]);
  const key = keyName === undefined ? config.auditSigningKey : readPublicKey(path.resolve(keyName));
  const sentences = await listExportBreaks(createReadStream(file, 'utf8'), key);
  if (sentences.length > 0) throw new BackupRefused(sentences.join('\n'));
  openTerminal({ isQuiet: false }).say(`The file is as it was signed with the key ${formatFingerprint(key)}.`);
}
