// How an office speaks when it writes about a permit. A permit itself speaks of vehicles, roads and days, in rules.

type Sign = { weight: number; sign: RegExp };
const weighs =
  (weight: number) =>
  (...words: string[]): Sign => ({ weight, sign: new RegExp(`\\b(?:${words.join('|')})\\b`) });
/** Enough by itself where the facts are. */
const telling = weighs(3);
/** Enough above the facts, and with one more sign beside them. */
const likely = weighs(2);
/** Three of them are enough. */
const slight = weighs(1);

const aboutIssue =
  'issue[sd]?|released?|releases|clears?|cleared|signs?|signed|stamps?|stamped|paid|payment|receives?|received|approve[sd]?|approval|settled|on file|answers?|answered|posted|countersign\\w*|confirm(?:s|ed)|validated|verified';
const ofIssue =
  '(?<!\\b(?:a|any|no|each)(?: [a-z-]+)? )permit|office|department|cashier|number|request|application|nothing|bond|fee|this';
const byReader =
  ' (?:(?:it|(?:this )?permit) is )?(?:signed by )?(?:the |its )?(?:permittee|driver|holder|operator|carrier)';
const rulesOfReader =
  'must|shall|may|are (?:hereby|responsible|authorized|required|permitted)|cannot follow|have read|accept|get|travel|move|load|agree|cross|pass|leave|enter|arrive|reach|drive|meet|see';
const ofReader =
  'request|application|account|answer|question|entries|records?|file|wish|order|payment|statement|slot|submission|wants?|asked|permit (?:below|above|will|is|has|was|ends)';
/** A driver does none of these on the road. */
const paperwork =
  'send|reply|respond|pay|remit|choose|pick(?! up)|correct|enter (?:it|the|your|a)(?! (?:interstate|highway|freeway|city|state|road|toll))|click|accept|fill|explain|submit|resubmit|sign (?:it|in|and|up)|log|mail|fax|upload|renew|reapply|apply|try|answer|select|press|use (?:this|the|another|an) (?:earlier|other|new|page|form)|use this (?:page|form)|exchange|tell|look over|complete (?:it|(?:the|this|your) (?:form|application|payment|order|page|request))|look at|confirm (?:that|by|whether|to us)|provide|furnish|redeem|schedule|(?:proceed|continue|go|return|back) to (?:the )?(?:checkout|payment|cart|home|list|results|next|summary)';
const otherPapers =
  'letter|notice|order|offer|slip|reminder|alert|memo(?:randum)?|report|inquiry|response|reply|advisory|acknowledge?ment|questionnaire|survey|bulletin|warning|sheet|check|items|stub|ticket|invoice|quote|proposal|order form|usage|log';

/** They are matched with small letters. */
export const officeSigns: readonly Sign[] = [
  // It speaks of itself.
  telling(
    '(?:we(?!-?\\d| energies)|our|us(?![ -]?(?:\\d|dot|highway|hwy|route|customs)))\\b(?!,? (?:hereby|hope|wish|recommend|the (?:state|department|undersigned)))',
  ),
  likely(
    'says?|agreed? to|objects?|regret|sorry|apologi[sz]e|dear(?! (?:permit|driver))|sincerely|would|what you|this office|the office (?:is|has|will|issues|closes|opens)',
  ),
  // It speaks to its reader.
  likely(`(?<!\\b(?:thank|hope|wish) )you\\b(?! (?:${rulesOfReader}))`),
  likely(`your? (?:\\w+ )?(?:${ofReader})`),
  slight('your\\b(?! (?:business|signature|load|vehicle|responsib|permit\\.|trip))'),
  telling(`(?<=^|[.,:-] |\\b(?:please|and|or|then|to (?:continue|proceed|go on),?) )(?:${paperwork})`),
  // It comes with the permit, or before it.
  telling(
    `(?<=^|[:,-] )to be (?:${aboutIssue})\\b(?!${byReader})`,
    '(?:your|the) permit(?: [a-z]*[\\d-]+)? (?:(?:has been|was) (?:issued|approved)|is (?:now )?(?:ready|available))',
    '(?:your|the) permit\\b[^.]{0,40} (?:is|are) (?:attached|enclosed)|(?:attached|enclosed)(?: (?:please )?find| is| you will find)? (?:your|the) (?:[a-z]+ ){0,2}permit',
  ),
  // It waits for something.
  telling(
    'yet|still|so far|waiting (?:for|on|to)(?! pass)|awaits?|awaiting|pending|(?:on|back)[ -]order|on hold|in progress|(?:is|are) waiting|waits for|to follow|(?:is|are) being|remains? to',
  ),
  likely(
    '(?<!meeting (?:was|has been) )held|wants?(?! to)|wait for|lacks?|owed|before (?:it|he|she|they|we) can|withheld|stop(?:ped)? (?:on|using|order)|(?:is|are) stopped|deferred|postponed|queued?|(?<!no )out of (?:date|stock|service)|sold out|overdue|lapsed|missing|blank|incomplete|outstanding|unpaid|short (?:by|of)|parked|turned down|not (?:to be )?(?:released|on file|found|accepted)',
  ),
  telling(
    `(?:once|until|before|when|after|as soon as|upon)\\b(?!${byReader})(?=[^.;]*\\b(?:${aboutIssue})\\b)[^.;]*\\b(?:${ofIssue})`,
  ),
  telling('(?:permit|it|this) (?:cannot|can not|could not) (?:yet )?be (?:used|issued|released|granted)'),
  likely('(?:permit|it|number|one) (?:itself|comes?|goes|will (?:be|become|change|come|follow|arrive))'),
  likely(
    'will (?:follow|appear|change|call|get back|be (?:closed|issued|released|sent|mailed|processed|reviewed|looked|returned|considered|scheduled))',
  ),
  // It sees the permit from outside.
  telling(
    '(?:permit|one|dates?|number|data|move) (?:listed |shown |named |described )?(?:below|attached|in question)',
    '(?:below|attached|earlier|present|previous) permit\\b(?!:)',
  ),
  likely(
    '(?:about|of|to|for|of its|see|its|need|took|make) (?:the|this|that|your) permit\\b(?! (?:number|office|is|and|shall|must|may))',
  ),
  likely(
    '(?:this|the) (?:page|letter|sheet|list|screen|voucher|message|notice|e-?mail|offer|table|batch|file|exercise|printout|paper|slip|entry)',
  ),
  telling(`permit\\W+(?:(?!without)[a-z]+\\W+){0,2}(?:${otherPapers})(?=\\W*$)`),
  likely(
    '(?:newer|later) permit|no one|nobody',
    '(?:prepared|compiled|drawn up) by(?! ?:)|estimate[sd]?(?! (?:time|arrival|weight|miles|mileage|days|hours|duration))',
  ),
  likely(
    '(?:request|order|notice|application) (?:was |has been )?(?:received|filed|entered|logged)',
    '(?:advance|working|review|proof) copy',
  ),
  telling('(?:up)?on (?:final |district |its )?(?:approval|payment|release|clearance|signature)\\b(?! of the)'),
  // It serves another purpose.
  telling(
    'not real|fictitious|playground|prototype|brochure|tutorial|webinar|presentation|handbook|screen ?shot|only an? (?:[a-z]+ )?(?:quote|copy|draft|preview|print|example|estimate|test|demo)',
  ),
  telling('classroom|training|demonstration|citation|as evidence|in place of (?:a|the|this) permit'),
  // It says what was, or is not.
  slight('was|were|has|have|had|did|took|gave|came|sent|asked|looked|moved|placed|failed|charged|found'),
  slight('no|half|not|cannot|can ?not|never|nothing|none|unable|failed|too|wrong|without|another (?:carrier|company)'),
  slight('(?:needs|needed)\\b(?! no\\b)'),
  slight('(?:\\d+|thirty) (?:working |business |calendar )?days?', 'by \\d{1,2}/\\d', 'before (?:december|january)'),
];

/** Things of an office. */
export const officeThings =
  /\b(?:bond|insurance|certificate|escrow|account|balance|card|check(?! in)|cashier|credit|debit|refund|charges?|charged|cost|price|payment|file|records?|entry|entries|form|copy|copies|copied|data|letter|answer|question|audit|statement|transaction|tracking|portal|system|voucher|batch|exhibit|matter|case|exercise|mistakes?|comparison|list|technician|reviewer|supervisor|clerk|official|counsel|analyst|customer|broker|section|counter|department|district|consent|objection|comments?|sign-off|signature|request|application|review|approval|dupli\w+|study|action|attention)\b/g;
