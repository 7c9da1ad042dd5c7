// Words near the title of a permit that take it back, whatever they call the reason.

/** A cell with one of these and nothing else, or a dash behind it. */
const states =
  'demo|uat|qa\\d?|sandbox|dummy|mock-?up|example|test|facsimile|lapsed|used|obsolete|outdated|incomplete|unpaid|unsigned|unapproved|unissued|unreleased|uncertified|unverified|archived?|deleted|replaced|recalled|confiscated|seized|withheld|retired|discontinued|null(?: and void)?|no permit';
const state = new RegExp(
  `^\\W*(?:permit |copy )?(?:${states})(?: (?:permit|copy|data|page|document|form|trip))?(?: only| for (?:a |the |our )?[a-z]+)?(?:\\W*$|\\s*[-–—!*]|\\W+on (?:[a-z]{3,9} )?\\d)`,
  'i',
);
const beginning =
  /^\W*expired (?:on|as of|since)\b.*\d|^\W*awaiting (?!escorts?\b)|^\W*(?:confiscated|seized|taken|recalled|cancelled|voided) (?:by|at|on)\b.*\d|^\W*(?:this is )?(?:dummy|fake|fictitious|test|sample|mock|demo) (?:data|record|entry|permit|print(?:out)?)\b/i;
/** To the end of the sentence: a rule goes on with a road, a day or a condition. */
const end = '(?=\\W*$|\\s*[.;!–—-])';
const uses =
  '(?:movement|travel|use|operation|transport(?:ation)?|haul(?:ing|age)?|(?:road|highway|driver|field|carrier) use|distribution|production|release|issuance|enforcement)';
const ended =
  'withdrawn|suspended|stopped|frozen|lapsed|blocked|reversed|bounced|failed|declined|rejected|revoked|rescinded|cancell?ed|denied|outstanding|missing|refunded|not (?:yet )?(?:activated|released|issued|granted|approved|active|final|received|cleared|complete|signed)';
/** The sentence with what ended looks ahead before it looks back, because most words are none of these. */
const denials = [
  new RegExp(`\\bnot (?:intended |to be used )?(?:for|in) (?:any |actual )?${uses}${end}`, 'i'),
  new RegExp(
    '\\b(?:not|no longer) (?:the|a|an)? ?(?:current|latest|newest|active|live|real|actual|official|legal|original)\\b(?: [a-z]+)? ?(?:version|revision|permit|copy|document|authorization)\\b',
    'i',
  ),
  new RegExp(
    `\\b(?:may|must|can|shall|do) ?not be used (?:to (?:move|haul|transport|travel)|for ${uses})(?: (?:a|the|any|this) (?:load|vehicle)s?)?${end}`,
    'i',
  ),
  new RegExp(`\\bno longer (?:in (?:effect|force|use)|active|current)${end}`, 'i'),
  /\bnot an? (?:real|actual|genuine|live|true|legal) (?:permit|authorization)\b/i,
  /\b(?:illustration|illustrative|display|internal use)(?: purposes?)? only\b|\bconditional offer\b/i,
  /\b(?:issued|printed|approved) (?:in error|by mistake)\b|\bstop (?:use|work|movement) order\b|^\W*(?:in (?:the )?(?:queue|line) for|queued for|routed to)\b|^\W*un(?:signed|approved|released|verified) by\b/i,
  /^\W*(?:pay now|submit|resubmit|save(?: draft| changes)?|edit permit|add to cart|checkout|continue to payment)(?:\W*$| (?:save|submit|cancel)\b)/i,
  /\b(?:this|the) permit (?:is|was) (?:of no (?:further )?(?:effect|force)|null|unusable|not usable|closed on|ended by)\b|\bsee permit (?:[a-z]{1,3}[ -]?)?\d/i,
  /\bstep \d+ of \d+\b|\b(?:last|auto-?)[ -]?saved\b|\b(?:redline|mark-?up|handout|tracked changes|for (?:[a-z]+ )?comment)\b/i,
  new RegExp(
    `^\\W*(?:permit )?(?:released|approved|issued|paid|signed|authorized|active|final|released by|approved by|issued by|signed by) ?[:=] ?\\(?(?:no|none|nobody|false|not yet|pending|n/a)${end}`,
    'i',
  ),
  new RegExp(
    `\\b(?=(?:permit|appr|auth|permission|priv|payment|card|fees?|validation))(?<!\\b(?:if|when|where|once|unless|until|after|because|while|escort|county|city|other|any|no|may)\\b[^.;!]{0,60})\\b(?:permit|approval|authorization|authority|permission|privileges?|payment|card|fees?|validation)(?: (?:no\\.? ?)?[a-z-]*\\d[a-z\\d-]*)?(?: (?:is|are|was|were|has been|have been|payment)|:)?(?: (?:hereby|now|currently))? (?:${ended})(?:${end}| (?:by|at) (?:the |carrier|customer|applicant|permittee|district|division|office|officer|headquarters|bridge)| on (?:[a-z]{3,9}\\.? )?\\d)`,
    'i',
  ),
  /\b(?:not|non)[ -]production\b|^\W*environment ?: ?(?!prod)\w/i,
  /\bsee (?:revision|version|amendment|supplement) (?:no\.? ?)?\d/i,
  /\bthis (?:revision|version|copy|printout) (?:is|was|has been) (?:no longer|superseded|replaced|obsolete|outdated|withdrawn|void)/i,
  /^\W*(?:amount|balance) (?:owed|outstanding|unpaid)\b(?!\W*\$? ?0(?![\d/]))/i,
  /\bpermit (?:activates|becomes (?:valid|active|effective)|takes effect|(?:is|will be) (?:activated|active|effective)) (?:only )?(?:when|once|after|upon|as soon as)\b[^.]{0,60}\b(?:paid|payment|approv\w*|cleared|received)/i,
  /\bmust be (?:paid|settled|cleared|signed|released|approved) before (?:this|your) permit (?:prints|is|can|will|becomes|may)\b/i,
  /\b(?:required|needed|missing|outstanding) before (?:the |this |your )?permit (?:can|may|will|is)\b/i,
];
const first =
  /^\W*not (?:granted|released|in (?:effect|force)|activated|active|final|finali[sz]ed|executed|current|live|complete|authentic)\W*$/i;

/** @returns true if a cell says that the permit around it cannot be used. */
export function isTakenBack(text: string): boolean {
  return state.test(text) || beginning.test(text) || first.test(text) || denials.some((denial) => denial.test(text));
}

/** The label of what became of a request. */
export const statusLabel =
  /^(?:(?:permit|application|request|approval|review|issuance|processing|workflow|current|final|reviewer)[ -])*(?:status|stage|disposition|determination|outcome|decision|permit state)(?: of (?:the )?(?:permit|application|request|reviewer?))?$/i;
/** The first words of a status with which a permit is in force. */
const inForce =
  /^(?:(?:permit|application|auto(?:matically)?|self|system|fully|approved|conditionally)[ -])*(?:issued|re-?issued|approved|active|valid|final(?:i[sz]ed)?|complete[d]?|current|in (?:effect|force)|granted|authorized|released|paid|printed|open|amended|extended|signed|accepted|good|ok|normal|new|original|revised|renewed|effective|permitted|regular|routine|auto|yes|superload|single|annual|loaded|empty|private|for hire|common|contract|inter|intra)\b(?!\W*(?:pending|awaiting|subject to|upon|unpaid|not|but|until|when|after)\b)/i;

/** @returns true if what stands behind the label of a status is none of a permit in force. */
export const isOpen = (status: string) => /^(?:[a-z]{3}|in )/i.test(status) && !inForce.test(status);
