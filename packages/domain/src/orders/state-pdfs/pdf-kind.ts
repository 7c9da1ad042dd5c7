const stamps =
  'draft|sample|specimen|void|cancell?ed|revoked|superseded|unofficial|pending(?: review| approval| payment)?|in review|under review|for review(?: only)?|not a(?: valid)? permit|not valid(?: for (?:travel|movement))?|proof|test permit';
/** A rule says where or when a valid permit does not hold. */
const noRule = String.raw`(?! (?:for (?:travel|movement|use) )?(?:in|on|within|outside|across|over|at|through|beyond|between|during|before|after|from|when|while|if|unless|without|with)\b)`;
/** `VOID IF COPIED` is on valid ones. */
const stamp = new RegExp(
  `^\\W*(?:(?:application|request|status)\\W+)?(?:${stamps})${noRule}(?:$|\\s*[-–—:.,!(*/]|\\s+(?:only|permit|copy|not|do not|for)\\b)`,
  'i',
);
const conditional = /^\W*void(?:ed)?\W+(?:if|when|unless|where|without|after|in)\b/i;
const sentences = [
  new RegExp(String.raw`\b(?:this|it) is not a(?:n)?(?: valid| official)? (?:permit|authorization)\b${noRule}`, 'i'),
  new RegExp(String.raw`\bnot (?:a )?valid (?:as a permit|for (?:travel|movement))\b${noRule}`, 'i'),
  /\bnot (?:a )?valid until (?:approved|issued|paid)\b/i,
  /\b(?:permit )?status ?[:=] ?(?:draft|pending|submitted|in review|under review|incomplete|denied|rejected|void|cancell?ed|expired)\b/i,
  /\bthis (?:application|request) (?:is|has been) (?:pending|under review|received|submitted)\b/i,
];
const application =
  /\b(?:permit application|application (?:for|summary|form)|request for (?:a )?permit|permit request)\b/i;

/** What a paper says of itself that is no permit in force: a draft, a sample, a voided one, an application; null if nothing. */
export function findStamp({ cells, heading, aslant }: PdfWords): string | null {
  const stamped = [...cells, ...aslant].find((text) => stamp.test(text) && !conditional.test(text));
  if (stamped !== undefined) return stamped;
  const said = cells.find((text) => sentences.some((sentence) => sentence.test(text)));
  if (said !== undefined) return said;
  return heading.find((text) => application.test(text)) ?? null;
}

export type PdfWords = { cells: readonly string[]; heading: readonly string[]; aslant: readonly string[] };
