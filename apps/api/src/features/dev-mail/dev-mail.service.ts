import type { Config } from '../../config/config.ts';

/** The folder of mails that a browser may read: only outside production, and only where mails are kept as files. */
export function devMailFolder({ production, mail }: Config): string | null {
  return !production && mail.kind === 'folder' ? mail.folder : null;
}

export function servesDevMail(config: Config): boolean {
  return devMailFolder(config) !== null;
}
