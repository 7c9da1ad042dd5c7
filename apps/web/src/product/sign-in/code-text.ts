/** People paste codes with spaces and dashes from the mail. */
export function plainCode(text: unknown): string {
  return String(text).replaceAll(/[\s-]/g, '');
}
