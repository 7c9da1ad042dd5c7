import { articleImageWidths } from '@wideload/contract';

const widest = Math.max(...articleImageWidths);

/**
 * The addresses of a picture by width, for `srcset`; null where there is only the picture itself.
 * @param url of the picture itself, with a query
 * @param sizes the picture's own width in pixels, and the widths that its copies are asked for by, the smallest first
 */
export function srcsetOf(url: string, { width, copies }: { width: number; copies: readonly number[] }): string | null {
  const largest = copies.at(-1);
  if (largest === undefined) return null;
  const entries = copies.map((copy) => `${url}&width=${copy} ${Math.min(copy, width)}w`);
  // Where there is no copy of its whole width the picture itself is the lighter one.
  if (largest < Math.min(width, widest)) entries.push(`${url} ${width}w`);
  return entries.join(', ');
}
