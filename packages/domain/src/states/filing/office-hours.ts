/** Of an office on its working days, in the time of its zone; null where the source does not name the zone. */
export type OfficeHours = { opens: string; closes: string; zone: 'ET' | 'CT' | 'MT' | 'PT' | null };

/** The first opening and the last closing of `Mon-Fri 07:30-12:00 and 13:00-16:30 ET`; null for a text without hours. */
export function readOfficeHours(text: string | null): OfficeHours | null {
  const spans = [...(text ?? '').matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)];
  const [opens, closes] = [spans[0]?.[1], spans.at(-1)?.[2]];
  if (opens === undefined || closes === undefined) return null;
  // Cast: the expression has no other letters.
  const zone = (/\b([ECMP]T)\b/.exec(text ?? '')?.[1] ?? null) as OfficeHours['zone'];
  return { opens, closes, zone };
}
