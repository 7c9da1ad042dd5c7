/** People paste codes with spaces and dashes from the mail. */
export function normalizeCode(text: unknown): string {
  return String(text).replaceAll(/[\s-]/g, '');
}
