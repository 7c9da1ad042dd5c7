import type { Config } from '../../config/config.ts';

/** Folder of the mails that a browser may read: only outside production, and only if mails are kept as files. */
export function getDevMailFolder({ production, mail }: Config): string | null {
  return !production && mail.kind === 'folder' ? mail.folder : null;
}

export function servesDevMail(config: Config): boolean {
  return getDevMailFolder(config) !== null;
}
