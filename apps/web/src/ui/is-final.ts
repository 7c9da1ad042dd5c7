const finalCodes: ReadonlySet<string | undefined> = new Set([
  'access.refused',
  'permission.missing',
  'role.missing',
  'not-found',
]);

/** @returns true if our server answers another try the same: what is asked for is not for this person, or is gone. */
export function isFinal({ code }: { code?: string | undefined }): boolean {
  return finalCodes.has(code);
}
