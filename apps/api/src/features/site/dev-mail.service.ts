import type { Config } from '#config/config.ts';

/** Null in production, and if mails are not kept as files. */
export function getDevMailFolder({ production, mail }: Config): string | null {
  return !production && mail.kind === 'folder' ? mail.folder : null;
}

export function hasDevMail(config: Config): boolean {
  return getDevMailFolder(config) !== null;
}
