/** A backup, a restore or a check that cannot be done, or that found something wrong. The message is for the person. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
