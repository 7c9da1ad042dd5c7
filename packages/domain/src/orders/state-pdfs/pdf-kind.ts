import { findLocalIssuer } from './kinds/paper-title.ts';
import { isOpen, isTakenBack, statusLabel } from './kinds/taken-back.ts';
import { monthWords } from './pdf-days-text.ts';
import { HUGE, overlaps, joinSpaced, type PdfCell, type PdfLine } from './pdf-lines.ts';

const ended =
  'void(?:ed)?|cancell?ed|revoked|rescinded|terminated|annulled|nullified|surrendered|withdrawn|suspended|denied|rejected|declined|disapproved|refused';
const stamps = `draft|sample|specimen|${ended}|superseded(?! permit)|expired(?=\\W*$)|unofficial|preliminary|preview|pending(?: review| approval| payment)?|in review|under review|for review(?: only)?|not a(?: valid)? permit|not valid(?: for (?:travel|movement))?|not (?:yet )?(?:issued|approved)|not for travel|proof|test permit|(?:for )?(?:training|test(?:ing)?|demonstration)(?: purposes?)? only|(?:training|test|demo|sandbox|staging) (?:system|environment|copy|version)|not a legal document|(?:for )?(?:record|file|review|estimat\\w+)s?(?: purposes?)? only|provisional(?: permit)?|tentative(?: permit)?|(?:on )?hold(?= ?(?:[-–—!*]|$))|(?:expired|invalid|inactive) (?:permit|copy)|invalid|inactive`;
/** They end a permit; `VOID BY ALTERATION` is on valid ones. */
const people =
  '(?:customers?|carriers?|permittees?|applicants?|company|users?|states?|departments?|office|requests?|[a-z]{0,6}dot|dmv)';
/** A rule says where or when a valid permit does not hold. */
const noRule = String.raw`(?! (?:for (?:travel|movement|use) )?(?:in|on|within|outside|across|over|at|through|beyond|between|during|before|prior|after|from|when|where|while|if|unless|without|with|by(?! (?:the )?${people}\b))\b)`;
/** `VOID IF COPIED` is on valid ones. */
const stamp = new RegExp(
  `^\\W*(?:(?:application|request|status|permit)\\W+)?(?:${stamps})${noRule}(?:$|\\s*[-–—:.,!(*/]|\\s+(?:only|permit|copy|not|do not|for)\\b|\\s+until (?:further notice|\\d)|\\s+(?:by|at|per) (?:the )?${people}\\b|\\s+\\d{1,2}[/-]\\d{1,2}[/-]\\d)`,
  'i',
);
const conditional = /^\W*(?:permit )?void(?:ed)?\W+(?:if|when|unless|where|without|after|in)\b/i;
/** The label of another permit, or of a choice that is not made. */
const noStamp = /^\s*(?:superseded:?\s.*\d|[☐□❏❑]|\[ ?\]|\( ?\))/i;
const notIssued = `draft|pending|(?:(?!paid|issued|approved|active|complete)[a-z]+ ){0,2}review|not (?:yet )?(?:issued|approved|active|paid|valid)|un(?:issued|approved|submitted)|in progress|waiting|saved|payment (?:pending|due|required)|approved\\W+(?:pending|awaiting|subject to|upon|unpaid)|submitted|requested|received|in review|under review|in process|processing|returned|closed|inactive|on hold|hold|awaiting|incomplete|not issued|not approved|unpaid|${ended}|expired`;
const paper = '(?:permit|authorization|application|request)';
/** Looks ahead first: most words are none of those that follow. */
const unless = String.raw`(?=(?:this|your|permit|authorization) )(?<!\b(?:if|when|once|unless|until|after|because|(?<!\b(?:you|regret|advised) )that) )`;
const isOrWas = '(?:is|was|has been|is being)(?: hereby| now| currently)?';
const ofMoneyPaper = ' (?:invoice|receipt|statement|bill)\\b';
const sentences = [
  new RegExp(
    String.raw`\b(?:this|it)(?!${ofMoneyPaper})(?: [a-z]+){0,2} is not a(?:n)?(?: valid| official)? (?:permit|authorization)\b(?! for (?!travel|movement|use))${noRule}`,
    'i',
  ),
  new RegExp(String.raw`\bnot (?:a )?valid (?:as a permit|for (?:travel|movement))\b${noRule}`, 'i'),
  /^\W*superseded by (?=.*\d)/i,
  /\bthis (?:document |paper |form )?is (?:only )?an? (?:sample|specimen|draft|test|mock)\b/i,
  /\bnot (?:a )?valid until (?:it is )?(?:signed|released) by (?:the )?(?:permit|state|department|issuing)\b/i,
  /\b(?:this|your) permit (?:is|was|has been)(?: hereby)? (?:superseded|replaced) by (?:[a-z#.:]+ ){0,3}(?=[A-Z-]*\d)/i,
  /\bnot (?:a )?valid until (?:(?:it|this permit|(?:the |all |its )?(?:permit )?fees?) (?:is|are|has been|have been) )?(?:approved|issued|paid|payment)\b/i,
  new RegExp(
    `(?<!\\b(?:road|route|bridge|lane|ramp|port|escort) )\\b(?:(?:permit )?status|permit state|disposition|determination) ?[:=] ?(?:${notIssued})\\b`,
    'i',
  ),
  /\bnot (?:yet )?submitted\b/i,
  /\bthis permit (?:was|has been) (?:not used|unused|returned)\b/i,
  /^\W*(?:permit )?application (?:was |is |has been )?(?:returned|denied|rejected|declined|disapproved|incomplete|withdrawn)\b/i,
  /^\W*permit (?:number|no\.?|#)[^()]{0,40}\((?:expected|pending|requested|tentative|proposed)\)/i,
  new RegExp(
    `${unless}\\b(?:this|your) ${paper} (?:has been|was) (?:${ended}|placed on hold)\\b(?:${noRule}|(?= on (?:${monthWords}|\\d)))`,
    'i',
  ),
  // A rule ends so as well, behind its condition.
  new RegExp(`^\\W*(?:this|your) ${paper} (?:is|has) (?:hereby )?(?:now )?(?:${ended}|expired)\\W*$`, 'i'),
  new RegExp(
    `${unless}\\b(?:this|your) (?:permit )?(?:application|request|order)\\b[^.]{0,90}?\\b${isOrWas} (?:pending|under review|(?:being )?(?:reviewed|processed)|received|submitted)\\b`,
    'i',
  ),
  /\b(?:log|sign) ?(?:in|on) to (?:print|download|view|retrieve|access) (?:your|the) permit\b/i,
  /\bpermit must be (?:purchased|obtained|issued|paid for) (?:before|prior to) (?:any )?(?:movement|travel|moving)\b/i,
  /\bpermit will be (?:released|issued|sent|e-?mailed|mailed|available)\b/i,
  /\b(?:result|status)\W{1,3}(?:not found|no (?:match|record|permit)\w*(?: found)?)\b/i,
  /^\W*permit (?:number|no\.?|#)\W{1,4}(?:to follow|pending|tb[da]|to be (?:issued|assigned)|not (?:yet )?(?:assigned|issued)|unassigned)\b/i,
  /\b(?:you will receive|we will (?:send|issue|e-?mail|mail)) (?:the|your|a|this) permit\b/i,
  /\bwe (?:(?:are|were) (?:unable|not able) to|cannot|can not|could not|did not) (?:approve|issue|grant)\b/i,
  /\b(?:before|until) (?:we|the (?:department|state|office)) (?:can|may|will) (?:approve|issue|grant)\b/i,
  /\b(?:amounts?|fees?|costs?|prices?|figures?) (?:shown )?(?:is|are) (?:an? |only an? )?estimates?\b/i,
  new RegExp(
    String.raw`${unless}\b(?:permit|authorization)(?: [A-Z\d-]*\d[A-Z\d-]*)? (?:is (?:on hold|no longer valid)|has not (?:yet )?been (?:issued|approved))\b${noRule}`,
    'i',
  ),
  /\bto submit (?:your|this|the) (?:request|application|order)\b/i,
  /(?<!\b(?:if|when|where|unless)\b[^.;!]{0,60})\bdo not (?:move|travel|use (?:for|to) (?:travel|move|movement))(?=\s*(?:[.!]|$))/i,
  /\bdoes not (?:authorize|allow|permit|grant (?:any )?permission (?:for|to)) (?:any )?(?:movement|move|travel)(?=\s*(?:[.!;]|$))/i,
  new RegExp(String.raw`\b(?:this|it) is not authorization to (?:move|travel)\b${noRule}`, 'i'),
  new RegExp(
    String.raw`${unless}\b(?:this|your) (?:permit )?(?:application|request)\b[^.]{0,200}?\b(?:(?:(?:could not|cannot|can not|will not) be|(?:was|is) not|has not been) (?:approved|issued|granted)|(?:has been|was|is)(?: hereby)? (?:denied|rejected|declined|disapproved|refused|incomplete|returned))\b`,
    'i',
  ),
];
/** Most cells have none of these words, and this check is quicker than all sentences. */
const mayBeSaid =
  /\b(?:not|sample|specimen|draft|test|mock|permit|authorization|application|request|order|status|result|disposition|determination|superseded|we|fees?|costs?|prices?|amounts?|figures?)\b/i;
/** On the page of the permit itself: a bill behind it speaks of itself. */
const ownSentences = [
  /^\W*(?:payment|balance) due\b(?!\W*\$? ?0(?![\d/]))(?=\W*(?:$|\$? ?\d|before|by|on|upon))/i,
  new RegExp(`\\bthis${ofMoneyPaper}[^.;]{0,20} is not a permit\\b`, 'i'),
];
const application =
  /\b(?:permit application(?! (?:system|portal|program|office|unit|section)\b)|application (?:for|summary|form|submitted|received)|request for (?:a )?permit|permit request)\b/i;
/** Papers about a permit, as they are headed. */
const otherPaper =
  /^(?:(?:payment |sales |transaction |permit |fee |account |monthly |annual |weekly |billing |customer )*(?:invoice|receipt|statement)(?: #?[a-z]{0,4}-?\d[\d-]*)?|(?:[a-z-]+ ){0,3}(?:estimate|quote|quotation|proposal)|(?:[a-z-]+ ){0,2}(?:approval|decision|notification|transmittal|denial) letter|(?:payment|transaction) (?:summary|confirmation)|(?:notice|letter|report|order) of (?:permit )?(?:denial|cancellation|revocation|violation)|(?:traffic )?citation|(?:[a-z-]+ ){0,3}(?:examination|inspection|survey)(?: (?:report|results?))?|permit (?:cancellation|denial|revocation)(?: confirmation)?|(?:[a-z]+ ){0,2}(?:renewal|expired|expiration|denial|cancellation|violation) (?:notice|reminder|report)|(?:[a-z]+ ){0,4}(?:route|permit) (?:request|inquiry)|(?:permit |trip )?(?:amendment|revision|extension|renewal|cancellation|change|refund) (?:request|form|application)|proposed (?:route|permit|movement)|(?:[a-z]+ )?manifest|route survey(?: (?:report|form|certification|certificate|results?))?|(?:bridge|route|engineering|superload) (?:analysis|review)(?: request| report)?|(?!.*(?:over|osow|hauling|special|dimension|weight))(?:[a-z\d-]+ ){0,3}(?:fuel|tax|registration|(?<!\b(?:road|highway) )use|hazardous materials?|hazmat)(?: trip| use| transport(?:ation)?)? permit|.*\bpermit in lieu of registration|[a-z /]*\b(?:operator|escort|pilot car|flagger)(?: [a-z/]+){0,2} (?:certificat(?:e|ion)|card)|[a-z /]*\b(?:provisions|conditions|regulations|requirements) (?:for|of|governing) [a-z /]*permits|(?:straight |uniform |through |short form )*bill of lading(?: (?:short form|original|not negotiable))*|(?:rate|load) confirmation(?: sheet)?|load tender|packing (?:list|slip)|proof of delivery|delivery (?:receipt|ticket)|(?:weight|scale) (?:ticket|certificate)|certificate of (?:liability )?insurance|[a-z ]*\bcab card\b.*|[a-z\d /&-]*\bworksheets?\b.*|(?:.*\W)?(?:(?:trip|dispatch|driver|load|run) (?:sheet|itinerary|instructions)|dispatch (?:order|report))|(?:.*\W)?(?:(?:incident|accident|crash|occurrence|analysis|engineering|history) report|permit (?:history|plan)|(?:summary|list) of permits|permit (?:book|log)|order (?:ticket|form|confirmation))\b.*|permit (?:verification|look-?up|search|inquiry)(?: results?)?|[a-z /-]*\b(?:checklists?|cover (?:sheet|page|letter)|calculator(?: results?)?|(?:shopping )?cart|checkout|order summary|account (?:activity|summary|history)|(?:permit|surety|performance) bonds?)|notice of (?!(?:permit )?(?:issuance|approval))[a-z ]+|thank you for your [a-z ]+)\W*$/i;

/** Of a permit with sizes, a word for these is the heading of a box, and so are more words beside a title that names the permit. */
const ofMoney = /invoice|receipt|statement/i;

const ofPermit = /[a-z] permit\b(?! (?:section|office|unit|division|center|bureau|branch|program))|^permit$/i;

/** The heading of a paper about a permit. */
export function findOtherPaper({ heading, hasSizes }: Pick<PdfWords, 'heading' | 'hasSizes'>): string | undefined {
  const isOther = (title: string) => application.test(title) || otherPaper.test(title);
  const isPermit = heading.some((title) => ofPermit.test(title) && !isOther(title));
  const isOfBox = (title: string) => hasSizes && ofMoney.test(title) && (isPermit || !/\w \w/.test(title));
  return heading.find((title) => isOther(title) && !isOfBox(title));
}

const isNotIssued = new RegExp(`^(?:${notIssued})\\b`, 'i');
const inlineStatus = /^([a-z -]+?) ?[:=] ?(?=[a-z])(.+)$/i;

/** The status in a cell with its label. */
function findInlineStatus(text: string): string | undefined {
  const [, label = '', status = ''] = inlineStatus.exec(text) ?? [];
  return statusLabel.test(label) && isOpen(status) ? status : undefined;
}

/** A row of a table with as many values as heads, of which two may be a label and its value. */
const COLUMNS = 3;
function findInColumn(lines: readonly PdfLine[], head: number, below: PdfCell | undefined): string | undefined {
  const [heads = 0, values = 0] = [lines[head]?.cells.length, lines[head + 1]?.cells.length];
  return heads >= COLUMNS && heads === values ? below?.text : undefined;
}

/** The status of a permit is behind its label, or below it. */
function findStatus(lines: readonly PdfLine[]): string | undefined {
  for (const [at, { cells }] of lines.entries())
    for (const [index, label] of cells.entries()) {
      const inline = findInlineStatus(label.text);
      if (inline !== undefined) return inline;
      if (!statusLabel.test(label.text.replace(/\s*:$/, ''))) continue;
      const below = lines[at + 1]?.cells.find((cell) => overlaps(cell, label));
      const near = [cells[index + 1], below].flatMap((cell) => cell?.text ?? []);
      const status = near.find((text) => isNotIssued.test(text));
      if (status !== undefined) return status;
      const value = label.text.endsWith(':') ? cells[index + 1]?.text : findInColumn(lines, at, below);
      if (value !== undefined && !value.includes(':') && isOpen(value)) return value;
    }
  return undefined;
}

const isStamp = (text: string) => stamp.test(text) && !conditional.test(text) && !noStamp.test(text);
const isUnticked = (text = '') => /^[☐□❏❑]$/.test(text);

const wrapped = /not(?:valid|apermit|for(?:use|travel|movement))|cancelled|superseded|specimen/;
/** A watermark that is wrapped in the middle of a word: its lines are joined without their spaces. */
function findWrapped(lines: readonly PdfLine[], aslant: readonly string[]): string | undefined {
  const heights = lines.map(({ height }) => height).toSorted((a, b) => a - b);
  const huge = lines.filter(({ height }) => height > (heights[Math.floor(heights.length / 2)] ?? 0) * HUGE);
  const words = [...huge.flatMap(({ cells }) => cells.map(({ text }) => text)), ...aslant].join(' ');
  return wrapped.test(words.replaceAll(/[^a-z]/gi, '').toLowerCase()) ? words : undefined;
}

/** The words by which a paper says that it is no permit in force: a draft, a sample, a voided one, an application; null if nothing. */
export function findStamp({ pages, main, aslant, ...words }: PdfWords): string | null {
  const lines = pages.flat();
  const cells = lines.flatMap((line) =>
    line.cells.filter((_, index) => !isUnticked(line.cells[index - 1]?.text)).map(({ text }) => text),
  );
  const stamped = [...cells, ...aslant].find((text) => isStamp(joinSpaced(text))) ?? findWrapped(lines, aslant);
  if (stamped !== undefined) return stamped;
  const isSaid = (text: string) => mayBeSaid.test(text) && sentences.some((sentence) => sentence.test(text));
  const own = (pages[main] ?? []).flatMap((line) => line.cells.map(({ text }) => text));
  const isOwn = (text: string) => isTakenBack(joinSpaced(text)) || ownSentences.some((sentence) => sentence.test(text));
  const said = cells.find(isSaid) ?? [...own, ...aslant].find(isOwn) ?? findStatus(lines) ?? findSentence(pages);
  return said ?? findMail(own) ?? findOtherPaper(words) ?? words.otherTitle ?? findLocalIssuer(words.heading) ?? null;
}

/** The subject of a printed e-mail, which speaks of a permit. */
const findMail = (texts: readonly string[]) =>
  texts.some((text) => /^from:.*@/i.test(text)) ? texts.find((text) => /^subject:/i.test(text)) : undefined;

/** Sentences go over several lines. */
function findSentence(pages: PdfWords['pages']): string | undefined {
  const texts = pages.map((lines) => lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' '));
  return texts.flatMap((text) => sentences.flatMap((sentence) => sentence.exec(text)?.[0] ?? []))[0];
}

export type PdfWords = {
  pages: readonly (readonly PdfLine[])[];
  /** The page with the number. */
  main: number;
  heading: readonly string[];
  /** Whether the page with that heading has sizes of a vehicle. */
  hasSizes: boolean;
  aslant: readonly string[];
  /** The title of the paper, where nothing on it names a permit. */
  otherTitle: string | undefined;
};
