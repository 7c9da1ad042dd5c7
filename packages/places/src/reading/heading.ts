/** Numbers and labels before a place in a list or a rate sheet: `1.`, `Origin:`, `Stop 2 -`, `From`. */
const bullet = /^(?:[•*·▪►-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u;
const heading =
  /^(?:from|to|origin|destination|dest|pick\s?-?up|p\/?u|del(?:iv)?\.?|delivery|deliver(?:\s+to)?|drop(?:\s?-?off)?|stop(?:\s*#?\d+)?|ship(?:per|\s+(?:from|to))?|consignee|receiver|start|end|location|address|place|city)(?:\s+(?:location|address|city))?\s*(?::|=|\s[-–—])\s*/i;
const direction = /^(?:from|to)\s+(?=\p{L}|\d)/iu;

/** The place without its heading. */
export function withoutHeading(text: string): string {
  const bare = text.replace(bullet, '');
  const place = bare.replace(heading, '');
  return (place === bare ? bare.replace(direction, '') : place) || text;
}
