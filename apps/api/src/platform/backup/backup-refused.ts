/** A backup, restore or check cannot be done, or found something wrong. The message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
