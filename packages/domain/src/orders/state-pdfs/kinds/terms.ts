// The terms of an issued permit, and text that is neither a fact of a permit nor one of its terms.
import { anyDayRange } from '../pdf-days-text.ts';
import { readCellLabels } from '../tables/cell-labels.ts';
import { isPlainTitle } from './paper-title.ts';
import type { Statement } from './statements.ts';
import { isForEveryone, isUsual } from './usual-words.ts';

const modal =
  /\b(?:shall|must|may|do not|no later than|not (?:be )?(?:valid|permitted|allowed|authorized|transferable|exceed)|non-?transferable|void|prohibited|required|only|keep|carry|carried|display|allowed|subject to|responsible|authorized|permitted|restricted|limited)\b/;
/** Of the road, and of the one that drives there. */
const ofMove =
  /\b(?:permittee|drivers?|operators?|possession|vehicles?|trucks?|loads?|travel|movements?|moves?|moving|routes?|highways?|roads?|daylight|sunrise|sunset|night|holidays?|escorts?|pilot cars?|bridges?|structures?|clearances?|speed|mph|signs?|flags?|lights?|lanes?|axles?|transferable|altered|in the vehicle|carr(?:y|ied))\b/;

/** They are terms also without a verb, as in `Hours: sunrise to sunset`. */
const plainTerm = /\b(?:sunrise|sunset|daylight|mph|curfew|escorts?(?=:)|non-?divisible|authorizes)\b/;

/** @returns true if a sentence in small letters sets a term for a move */
export const isTerm = (words: string): boolean => plainTerm.test(words) || (modal.test(words) && ofMove.test(words));

const company = /\b(?:inc|llc|corp|co|ltd|company|trucking|transport|hauling|logistics|carriers?)\b\.?\W*$/i;
const endsAsName = /(?<![\w'’])[A-Z][\w'’-]*\W*$/;
/** Words of a sentence among capitals, and in small letters besides those of titles. */
const joining = /\b(?:for|this|that|not|to|by|on|from|with|per|only|[a-z]{3,}(?:ed|ing))\b/g;
const small =
  /(?<![\w'’.-])(?!(?:of|and|the|for|in|to|or|an?|on|by|with|at|lbs?|ft|feet|inch(?:es)?|pounds|[ap]m)\b)[a-z]{2,}/g;
const JOINED = 2;
/** Two days, a size, a weight, a label in brackets or an address. */
const fact = new RegExp(
  `^\\(.*\\)$|\\d,\\d{3}|\\d ?(?:['’′]|ft\\b|feet\\b)|@|https?:|www\\.|\\d{3}[-. ]\\d{4}|\\b[A-Z]{2} \\d{5}|^\\W*(?:date )?(?:issued?|printed|form|page|rev)\\b.*\\d|\\buse only\\b|\\d\\)? (?:calendar |consecutive )?days\\b`,
  'i',
);
const hasFact = (text: string) =>
  readCellLabels({ text, x: 0, end: 0 }).some(({ rest }) => rest === '' || /\d/.test(rest));
const ofLoad =
  /^(?:loads?|cargo|commodity|description|equipment|vehicle|trailer|truck|tractor|driver|make|routes?|from|to|for hire|origin|destination|turn|continue|insurance|generated)\b/;
const remark = /^(?:remarks?|comments?|notes?) ?: ?/i;

/** @returns true if a sentence is no fact, term, title, or matter of the road; beside a label, capitals are its value */
export function isUnexplained({ text: written, isAlone }: Omit<Statement, 'zone'>): boolean {
  const text = written.replace(remark, '');
  const words = text.toLowerCase();
  const isCapital = text === text.toUpperCase();
  const said = (isCapital && isAlone ? words.match(joining) : text.match(small))?.length ?? 0;
  const isSaid = said >= (isCapital ? 1 : JOINED);
  if (!isSaid || fact.test(text) || words.search(anyDayRange) !== -1 || (company.test(text) && endsAsName.test(text)))
    return false;
  if (hasFact(text) || ofLoad.test(words) || isPlainTitle(text, isCapital)) return false;
  return !isUsual(words) && !isForEveryone(words);
}
