// How a permit in force speaks besides its facts: in rules, of what is settled, of roads, and of everyone.
import { officeThings } from './office-signs.ts';

const word = (...words: string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`);

/** A rule for the one that drives. */
const rule = word(
  'shall|must|may (?:not )?(?:be|move|travel|operate|stop|cross)|prohibited|required|restricted|limited to|subject to',
  'responsible|liable|agrees?|authorized|granted|certif(?:y|ies)|reserves? the right|non-?divisib\\w+|void|valid only',
  'not (?:be )?(?:permitted|allowed|authorized|transferable|refund(?:able|ed)|valid)|no refunds?|days to (?:move|travel|use)|no one (?:may|shall)',
  'is (?:not )?(?:a permit|proof|evidence|a guarantee)|constitutes?|(?:made|form) a part|part of (?:this|the) permit',
  'does not (?:exempt|relieve|authorize|imply|guarantee|change|grant|waive)|(?:department|state) (?:has not|is not|makes no|does not)',
  'visit us|(?:closed|open|hours)\\W+(?:on |from |at )?(?:night|(?:state |federal )?holidays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)',
  'how did we|(?:our|customer) survey|your (?:opinion|feedback)|thank you for (?!your (?:application|request|order|payment|interest))\\w+',
  'signature below|after the (?:move|trip)|until the (?:permittee|driver|holder)',
);
const ruleBegins =
  /^(?:if|when|where(?! it\b)|unless|in case|should|any|no person|failure|violation|questions|for (?:questions|road)|contact|notify|call|keep|carry|display|retain|maintain|do not (?!print|release|issue|mail)|expired permits|requests for|additional)\b/;
/** Of now, and of no rule. */
const now = word('yet|still|so far');

/** Done, and nothing is left of it. */
const settled = word(
  'paid|debited|charged to|(?:fee|toll) was charged|payment was made|ending(?: in)? \\d{4}|(?:sent|given) a copy|copy (?:was |has been )?(?:sent|e-?mailed)|agreed (?:with|to (?:the|these|all|indemnify))',
  'amended|revised|corrected|changed|reissued|approved|accepted|verified|waived|notified|is on (?:file|record)',
  'has no objections?|no (?:objections? (?:at|to)|violations|comments?(?=\\W*$)|conflicts?)|(?<!(?:attached|enclosed) )(?:is|are) your (?:[a-z]+ )?permit|supersedes|\\d+ pages|: \\$\\d[\\d,.]*',
);
const unsettled = word(
  'but|cannot|not|never|question|please|will be|waits?|lacks?|missing|supervisor|half|part of|by us|now|goes|another|evidence|wrong|twice|would|owed|we(?! energies)|once|until|before|when|if',
);

/** Works and weather on a road, as long as no paper waits for them. */
const road =
  /\b(?:(?:i|us|sr|sh|hwy|highway|interstate|[a-z]{2}-)[- ]?\d+|bridges?|ramps?|lanes?|(?:exit|mile(?:post)?) \d+|overpass|pavement|shoulders?|tunnel|detours?|winds?|snow|ice|fog)\b/;
const paper = word(
  'permit|your|analysis|rating|prepared|computed|waits?|needs?|wants?|issued?|cannot|unable|asked|reviewed|consultant|please|would',
);
const isOfRoad = (words: string) => road.test(words) && !paper.test(words) && words.search(officeThings) === -1;

const everyone =
  /^(?!.*\b(?:yours?|this|we|us|yet)\b)(?:[a-z -]+: )?(?:[a-z-]+ ){0,2}(?:permits|accounts|customers|carriers|holders|applications|requests|invoices|bills?)\b.* (?:are|can|may|will|would)\b/;

const isRule = (words: string) => rule.test(words) || ruleBegins.test(words);
const isSettled = (words: string) => settled.test(words) && !unsettled.test(words);

/** @returns true if a sentence in small letters says what a permit in force says as well */
export const isUsual = (words: string) => !now.test(words) && (isRule(words) || isSettled(words) || isOfRoad(words));

/** @returns true if a sentence in small letters is about all papers or customers of a kind */
export const isForEveryone = (words: string) => everyone.test(words);
