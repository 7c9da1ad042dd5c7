// How an office speaks when it writes about a permit. A permit itself speaks of vehicles, roads and days, in rules.

type Sign = { weight: number; sign: RegExp };
const of = (weight: number, ...words: string[]): Sign => ({ weight, sign: new RegExp(`\\b(?:${words.join('|')})\\b`) });

const aboutIssue =
  'issue[sd]?|released?|releases|clears?|cleared|signs?|signed|stamps?|stamped|paid|payment|receives?|received|approve[sd]?|approval|settled|on file|answers?|answered|posted|countersign\\w*|confirm(?:s|ed)|validated|verified';
const ofIssue =
  '(?<!\\b(?:a|any|no|each)(?: [a-z-]+)? )permit|office|department|cashier|number|request|application|nothing|bond|fee|this';
const byReader =
  ' (?:(?:it|(?:this )?permit) is )?(?:signed by )?(?:the |its )?(?:permittee|driver|holder|operator|carrier)';
const rulesOfReader =
  'must|shall|may|are (?:hereby|responsible|authorized|required|permitted)|cannot follow|have read|accept|get|travel|move|load|agree';
const ofReader =
  'request|application|account|answer|question|entries|records?|file|wish|order|payment|statement|slot|submission|wants?|asked|permit (?:below|above|will|is|has|was|ends)';
/** A driver does none of these on the road. */
const paperwork =
  'send|reply|respond|pay|remit|choose|correct|enter (?:it|the|your|a)(?! (?:interstate|highway|freeway|city|state|road|toll))|click|accept|fill|explain|submit|resubmit|sign (?:it|in|and|up)|log|mail|fax|upload|renew|reapply|apply|try|answer|select|press|use (?:this|the|another|an) (?:earlier|other|new|page|form)|use this (?:page|form)|exchange|tell|look over|complete (?:it|(?:the|this|your) (?:form|application|payment|order|page|request))|look at|provide|furnish|redeem|schedule';
const otherPapers =
  'letter|notice|order|offer|slip|reminder|alert|memo(?:randum)?|report|inquiry|response|reply|advisory|acknowledge?ment|questionnaire|survey|bulletin|warning|sheet|check|items|stub|ticket';

/** They are matched with small letters. */
export const officeSigns: readonly Sign[] = [
  // It speaks of itself.
  of(
    3,
    '(?:we|our|us(?![ -]?(?:\\d|dot|highway|hwy|route|customs)))\\b(?!,? (?:hereby|wish|recommend|the (?:state|department|undersigned)))',
  ),
  of(
    2,
    'says?|agreed? to|objects?|regret|sorry|apologi[sz]e|dear|sincerely|would|what you|this office|the office (?:is|has|will|issues|closes|opens)',
  ),
  // It speaks to its reader.
  of(2, `(?<!\\bthank )you\\b(?! (?:${rulesOfReader}))`),
  of(2, `your? (?:\\w+ )?(?:${ofReader})`),
  of(1, 'your\\b(?! (?:business|signature|load|vehicle|responsib|permit\\.|trip))'),
  {
    weight: 3,
    sign: new RegExp(`(?:^|[,:-] |\\b(?:please|and|or|then|to (?:continue|proceed|go on),?) )(?:${paperwork})\\b`),
  },
  // It waits for something.
  of(
    3,
    'yet|still|so far|awaits?|awaiting|pending|(?:on|back)[ -]order|on hold|in progress|(?:is|are) waiting|to follow|(?:is|are) being|remains? to',
  ),
  of(
    2,
    'held|withheld|stop(?:ped)? (?:on|using|order)|(?:is|are) stopped|deferred|postponed|queued?|out of (?:date|stock|service)|sold out|overdue|lapsed|missing|blank|incomplete|outstanding|unpaid|short (?:by|of)|parked|turned down|not (?:to be )?(?:released|on file|found|accepted)',
  ),
  {
    weight: 3,
    sign: new RegExp(
      `\\b(?:once|until|before|when|after|as soon as|upon)\\b(?!${byReader})(?=[^.;]*\\b(?:${aboutIssue})\\b)[^.;]*\\b(?:${ofIssue})\\b`,
    ),
  },
  of(3, '(?:permit|it|this) (?:cannot|can not|could not) (?:yet )?be (?:used|issued|released|granted)'),
  of(2, '(?:permit|it|number|one) (?:itself|comes?|will (?:be|change|come|follow|arrive))'),
  of(
    2,
    'will (?:follow|appear|change|call|get back|be (?:closed|issued|released|sent|mailed|processed|reviewed|looked|returned|considered|scheduled))',
  ),
  // It sees the permit from outside.
  of(
    3,
    '(?:permit|one|dates?|number|data|move) (?:listed |shown |named |described )?(?:below|attached|in question)',
    '(?:below|attached|earlier|present|previous) permit',
  ),
  of(
    2,
    '(?:about|of|to|for|of its|see|its|need|took|make) (?:the|this|that|your) permit\\b(?! (?:number|office|is|and|shall|must|may))',
  ),
  of(
    2,
    '(?:this|the) (?:page|letter|sheet|list|screen|voucher|message|notice|e-?mail|offer|table|batch|file|exercise|printout|paper|slip|entry)',
  ),
  { weight: 3, sign: new RegExp(`\\bpermit\\W+(?:(?!without)[a-z]+\\W+){0,2}(?:${otherPapers})\\W*$`) },
  // It says what was, or is not.
  of(1, 'was|were|has|have|had|did|took|gave|came|sent|asked|looked|moved|placed|failed|charged|found'),
  of(1, 'no|not|cannot|can ?not|never|nothing|none|unable|failed|too|wrong|without'),
  of(1, '(?:needs|needed)\\b(?! no\\b)'),
  of(1, '(?:\\d+|thirty) (?:working |business |calendar )?days?', 'by \\d{1,2}/\\d', 'before (?:december|january)'),
];

/** Things of an office. */
export const officeThings =
  /\b(?:bond|insurance|certificate|escrow|account|balance|card|check(?! in)|cashier|credit|debit|refund|charges?|charged|cost|price|payment|file|records?|entry|entries|form|copy|copies|copied|data|letter|answer|question|audit|statement|transaction|tracking|portal|system|voucher|batch|exhibit|matter|case|exercise|mistakes?|comparison|list|technician|reviewer|supervisor|clerk|official|counsel|analyst|customer|broker|section|counter|department|district|consent|objection|comments?|sign-off|signature|request|application|review|approval|dupli\w+|study|action|attention)\b/g;
