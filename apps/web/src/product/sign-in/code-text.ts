/** People paste codes with the spaces and dashes of a mail. */
export function plainCode(text: unknown): string {
  return String(text).replaceAll(/[\s-]/g, '');
}
