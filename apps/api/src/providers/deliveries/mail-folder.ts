import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatMailbox } from '@wideload/domain';
import type { MailSender, OutgoingMail } from '../../platform/deliveries/senders.ts';

export type StoredMail = Omit<OutgoingMail, 'from'> & { from: string; sentAt: string };

export async function storeMail(folder: string, stored: StoredMail): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${stored.id}.json`);
  await writeFile(`${file}.part`, JSON.stringify(stored));
  await rename(`${file}.part`, file);
}

/** Names each file by the mail's id, so that sending twice makes one mail. */
export function createFolderMailSender(folder: string, now: () => Date): MailSender {
  return {
    send: (mail) => storeMail(folder, { ...mail, from: formatMailbox(mail.from), sentAt: now().toISOString() }),
  };
}

export async function readStoredMails(folder: string, limit: number): Promise<StoredMail[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const newest = names.toSorted().toReversed().slice(0, limit);
  // Cast: only the sender above writes these files.
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as StoredMail),
  );
}
