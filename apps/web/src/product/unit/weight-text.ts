import { formatPounds, parsePounds, pounds } from '@wideload/domain';

export function parseWeight(text: string): number | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.pounds : null;
}

/** Without its unit, which the field shows. */
export function formatWeight(weight: number | null): string {
  return weight === null ? '' : formatPounds(pounds(weight)).replace(' lb', '');
}

export function tidyWeight(text: string): string {
  const weight = parseWeight(text);
  return weight === null ? text : formatWeight(weight);
}
