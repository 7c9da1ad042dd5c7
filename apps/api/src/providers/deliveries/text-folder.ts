import { storeMail } from './mail-folder.ts';
import type { Texts } from './texts.ts';

/** Texts are in the mailbox of the local default, beside the mails. */
export function createFolderTexts(folder: string, now: () => Date): Texts {
  return {
    send: ({ id, to, text }) =>
      storeMail(folder, { id, from: 'Text message', to, subject: 'Text message', text, sentAt: now().toISOString() }),
    readCall: () => null,
  };
}
