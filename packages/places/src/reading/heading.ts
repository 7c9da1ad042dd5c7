/** Numbers and labels before a place in a list or a rate sheet: `1.`, `Origin:`, `Stop 2 -`, `From`; in Spanish, too. */
const bullet = /^(?:[•*·▪►-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u;
const heading =
  /^(?:from|to|orig(?:in|en)?|dest(?:ination|ino)?|pick\s?-?up|p\/?u|del(?:ivery|iv)?\.?|deliver(?:\s+to)?|drop(?:\s?-?off)?|o|d|p|do|load(?:ing)?|unload(?:ing)?|job\s?site|site|stop|s\/?o(?=[\s-]?\d)|ship(?:per|\s+(?:from|to))?|consignee|receiver|recogida|entrega|start|end|location|address|place|city)(?:\s+(?:location|address|city))?(?:\s*#?\d{1,2})?\s*(?::|=|\s[-–—])\s*/i;
/** Trade terms before a place: `FOB Waukesha, WI`, `ex works: Decatur IL`. */
const tradeTerm =
  /^(?:ex[\s-]?(?:works|factory|mill|yard)|exw|fob|fca|fas|dap|ddp|dpu|cif|cfr|cpt|cip)\b\.?(?:\s+(?:shipping\s+point|origin|dest(?:ination)?|plant|factory|mill|jobsite|port)\b)?\s*(?:[:=,–—-]\s*)?(?=\p{L}|\d)/iu;
/** These are no begin of a place, so they need no colon: `Dest Glenrock WY`. `Del Rio` is a place. */
const direction =
  /^(?:from|to|desde|hasta|orig(?:in|en)?|dest(?:ination|ino)?|p\/?u|pick\s?-?up(?:\s+(?:at|in))?|(?:un)?loading\s+(?:at|in)|del(?=\s+\d)|ship\s+(?:from|to)|deliver(?:y|ing)?(?:\s+(?:to|in))?)\s+(?=\p{L}|\d)/iu;

/** A number to call beside an address: `Houston, TX (713) 555-0100`. */
const phone =
  /[\s,;(–-]*(?:\b(?:tel|telephone|phone|ph|cell|mobile|fax|call)\b[\s.:#]*)?(?<![\d.+-])(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b(?![.\d-])/gi;
/** `(call 432-555-0100 1 hr before)` */
const callNote = /\s*\([^()]*\d{3}[\s.-]?\d{4}\b[^()]*\)(?!\s*-?\d)/g;
/** `Houston,TX77015` */
const joinedZip = /(?<=[\s,])([A-Z][A-Za-z])(?=\d{5}(?:-\d{4})?$)/;

/** The text without what is no place, and with a ZIP code apart from its state. */
export function tidy(text: string): string {
  const bare = /[°'′]|https?:/.test(text) ? text : text.replaceAll(callNote, '').replaceAll(phone, '').trim();
  return (/\p{L}/u.test(bare) ? bare : text).replace(joinedZip, '$1 ');
}

/** The place without its heading. */
export function withoutHeading(text: string): string {
  const bare = text.replace(bullet, '').replace(tradeTerm, '');
  const place = bare.replace(heading, '');
  return (place === bare ? bare.replace(direction, '') : place) || text;
}
