import type { Config } from '#config/config.ts';
import { storeMail } from './mail-folder.ts';
import { type Texts, createTwilioTexts } from './twilio.ts';

export const TEXTS_PATH = '/api/texts/twilio';

/** Texts are in the mailbox of the local default, beside the mails. */
function createFolderTexts(folder: string, now: () => Date): Texts {
  return {
    send: ({ id, to, text }) =>
      storeMail(folder, { id, from: 'Text message', to, subject: 'Text message', text, sentAt: now().toISOString() }),
    readCall: () => null,
  };
}

/** @returns null where no text can be sent. */
export function openTexts({ texts, publicUrl }: Pick<Config, 'texts' | 'publicUrl'>, now: () => Date): Texts | null {
  switch (texts.kind) {
    case 'none':
      return null;
    case 'folder':
      return createFolderTexts(texts.folder, now);
    case 'twilio':
      return createTwilioTexts(texts, `${publicUrl}${TEXTS_PATH}`);
  }
}
