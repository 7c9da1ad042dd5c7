// Signs that a paper speaks about a permit and is none, in words that nobody foresaw.
import type { PdfLine } from '../pdf-lines.ts';
import { isNamedPermit } from './paper-title.ts';
import { listStatements, type Statement, type Zone } from './statements.ts';

/**
 * A permit speaks of vehicles, roads and days, in rules. An office that writes about a permit speaks otherwise, and each way weighs.
 */
const signs: readonly [weight: number, sign: RegExp][] = [
  // It speaks as an office.
  [
    3,
    /\b(?:we|our|us(?![ -]?(?:\d|dot|highway|hwy|route|customs)))\b(?!,? (?:hereby|wish|the (?:state|department|undersigned)))/,
  ],
  [
    2,
    /\b(?:says?|agreed? to|objects?|thank you for your|regret|sorry|apologi[sz]e|dear|sincerely|this office|would|what you)\b/,
  ],
  // It speaks to its reader, of what was or will be.
  [
    2,
    /\byou\b(?! (?:must|shall|may|are (?:hereby|responsible|authorized|required|permitted)|cannot follow|have read|get|travel|move|load|agree))/,
  ],
  [
    2,
    /\byour? (?:\w+ )?(?:request|application|account|answer|question|entries|records?|file|wish|order|payment|statement|slot|submission|wants?|asked|permit (?:below|above|will|is|has|was|ends))\b/,
  ],
  [1, /\byour\b(?! (?:signature|load|vehicle|responsib|permit\.|trip))/],
  // It wants what a driver does not do on the road.
  [
    3,
    /(?:^|[,:-] |\b(?:please|and|or|then|to (?:continue|proceed|go on),?) )(?:send|reply|respond|pay|remit|choose|correct|enter|click|accept|fill|explain|submit|resubmit|sign|log|mail|fax|upload|renew|reapply|apply|try|answer|select|press|use (?:the|another|an) (?:earlier|other|new|page|form)|use this (?:page|form)|exchange|tell|look over|complete|look at|provide|furnish|print|redeem|schedule)\b(?! (?:in|up|by|on|off) (?:the )?(?:weather|road))/,
  ],
  // It waits.
  [
    3,
    /\b(?:yet|still|so far|awaits?|awaiting|pending|(?:on|back)[ -]order|on hold|in progress|is waiting|are waiting|to follow|(?:is|are) being|remains? to)\b/,
  ],
  [
    2,
    /\b(?:held|withheld|stop(?:ped)? (?:on|using|order)|(?:is|are) stopped|deferred|postponed|queued?|out of (?:date|stock|service)|sold out|overdue|lapsed|missing|blank|incomplete|not on file|not found|not accepted)\b/,
  ],
  [
    3,
    /\b(?:once|until|before|when|after|as soon as|upon)\b(?=[^.;]*\b(?:issue[sd]?|released?|releases|clears?|cleared|sign(?:s|ed)?|stamp(?:s|ed)?|paid|payment|receives?|received|approve[sd]?|approval|settled|on file|answers?|answered)\b)[^.;]*\b(?:(?<!\ba )permit|office|department|number|request|application|nothing|bond|fee|this)\b/,
  ],
  [2, /\b(?:permit|it|number|one)\b (?:itself|comes?|will (?:be|change|come|follow|arrive))\b/],
  [
    2,
    /\bwill (?:follow|appear|change|call|get back|be (?:closed|issued|released|sent|mailed|processed|reviewed|looked|returned|considered|scheduled))\b/,
  ],
  // It sees the permit from outside.
  [
    3,
    /\b(?:permit|one|dates?|number|data|move) (?:listed |shown |named |described )?(?:below|attached|in question)\b|\b(?:below|attached|earlier|present|previous) permit\b/,
  ],
  [
    2,
    /\b(?:about|of|to|for|of its|see|its|need|took|make) (?:the|this|that|your|its own|own) permit\b(?! (?:number|office|is|and|shall|must|may))/,
  ],
  [
    2,
    /\b(?:this|the) (?:page|letter|sheet|list|screen|voucher|message|notice|e-?mail|offer|table|batch|file|exercise|printout|paper|slip|entry)\b/,
  ],
  // It was about something.
  [1, /\b(?:was|were|has|have|had|did|took|gave|came|sent|asked|looked|moved|placed|failed|charged|found)\b/],
  [1, /\b(?:no|not|cannot|can ?not|never|nothing|none|unable|failed|too|wrong|without)\b/],
  [1, /\b(?:needs|needed)\b(?! no\b)/],
  [1, /\b\d+ (?:working |business |calendar )?days?\b|\bthirty days\b|\bby \d{1,2}\/\d|\bbefore (?:december|january)/],
];
/** Things of an office: each weighs, up to some. */
const things =
  /\b(?:bond|insurance|certificate|escrow|account|balance|card|check(?! in)|cashier|credit|debit|refund|charges?|charged|cost|price|payment|file|records?|entry|entries|form|copy|copies|copied|data|letter|answer|question|audit|statement|transaction|tracking|portal|system|voucher|batch|exhibit|matter|case|exercise|mistakes?|comparison|list|technician|reviewer|supervisor|clerk|official|counsel|analyst|customer|broker|section|counter|department|district|consent|objection|comments?|sign-off|signature|request|application|review|approval|dupli\w+|study|action|attention)\b/g;
const MANY_THINGS = 3;

/** A rule for the one that drives. */
const rule =
  /\b(?:shall|must|may (?:not )?(?:be|move|travel|operate|stop|cross)|prohibited|required|restricted|responsible|liable|not (?:be )?(?:permitted|allowed|authorized|transferable|refundable|valid)|void|valid only|subject to|limited to|agrees?|authorized|granted|certif(?:y|ies)|is (?:not )?a permit|constitutes?|does not (?:exempt|relieve|authorize|imply|guarantee|change|grant|waive)|no refunds?|made a part|signature below|payment was made|paid by)\b/;
const ruleBegins =
  /^(?:if|when|where|unless|in case|should|any|no person|failure|violation|questions|for (?:questions|road)|contact|notify|call|do not|expired permits|requests for|additional)\b/;
/** Of now, and of no rule. */
const now = /\b(?:yet|still|so far)\b/;

const least: Record<Zone, number> = { opening: 2, body: 3, provisions: 5 };
const OF_RULE = 3;

/** @returns how much a sentence speaks against the permit that it is on */
export function weigh(text: string): number {
  const words = text.toLowerCase().replaceAll('’', "'");
  const sum = signs.reduce((all, [weight, sign]) => all + (sign.test(words) ? weight : 0), 0);
  const ofOffice = Math.min(MANY_THINGS, words.match(things)?.length ?? 0);
  const isRule = !now.test(words) && (rule.test(words) || ruleBegins.test(words));
  // A title may name some of them.
  if (sum === 0 && !/\b[a-z]{4}/.test(text)) return 0;
  return sum + ofOffice - (isRule ? OF_RULE : 0);
}

/** A page that is headed as a permit, or permits a movement in a sentence, has proved more. */
const isDoubtful = ({ text, zone }: Statement, isNamed: boolean) => weigh(text) >= least[zone] - Number(!isNamed);

export type DoubtPage = { lines: readonly PdfLine[]; firstValue: number; isOwn: boolean };

/** The first sentence that makes it doubtful whether a paper is an issued permit. */
export function findDoubt(pages: readonly DoubtPage[]): string | null {
  const isNamed = pages.some(({ lines }) => isNamedPermit(lines));
  return (
    pages.flatMap(({ lines, ...page }) => listStatements(lines, page)).find((one) => isDoubtful(one, isNamed))?.text ??
    null
  );
}
