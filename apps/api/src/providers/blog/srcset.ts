import { articleImageWidths } from '@wideload/contract';

const widest = Math.max(...articleImageWidths);

export function buildSrcset(
  url: string,
  { width, copies }: { width: number; copies: readonly number[] },
): string | null {
  const largest = copies.at(-1);
  if (largest === undefined) return null;
  const entries = copies.map((copy) => `${url}&width=${copy} ${Math.min(copy, width)}w`);
  // Without a copy in full width the picture itself is the lighter one.
  if (largest < Math.min(width, widest)) entries.push(`${url} ${width}w`);
  return entries.join(', ');
}
