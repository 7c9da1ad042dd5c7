import type { Config } from '#config/config.ts';
import { createFolderTexts } from './text-folder.ts';
import type { Texts } from './texts.ts';
import { createTwilioTexts } from './twilio.ts';

export const TEXTS_PATH = '/api/texts/twilio';

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
