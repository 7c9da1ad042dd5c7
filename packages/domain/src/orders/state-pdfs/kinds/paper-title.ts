// A paper is what its title says: a permit, or any other thing.
import { stateNames, titleWords } from '../pdf-values.ts';
import type { PdfCell, PdfLine } from '../pdf-lines.ts';
import { anyLabel } from '../pdf-fields.ts';
import { monthWords } from '../pdf-days-text.ts';

/** Lines of a head, as those with its titles. */
const HEAD_LINES = 12;
const toText = ({ cells }: PdfLine) => cells.map(({ text }) => text).join(' ');

const body = new RegExp(
  String.raw`\b(?:state|commonwealth|department|division|bureau|office|board|secretary|cabinet|agency|port) of(?: the)?\b|\b(?:${stateNames})\b`,
  'gi',
);
/** A permit is the object of these words, as in `Fees for a permit` or `Edit permit`. */
const leading =
  /\b(?:for|of|about|regarding|re|your|this|the|my|by|with|without|on|to|from|how|edit|new|view|print|search|save|delete|copy)\b/i;
/** `Department of Freight - Single Trip Permit`. */
const parted = /\s[-–—|/]\s|[.,;]\s/;
const issuer =
  /\b(?:transportation|motor vehicles?|highways?|highway patrol|public safety|revenue|[a-z]{0,6}dot|dmv)\b/gi;
const named = /\b(?:permit|authorization|letter of authority)\b/gi;
/** Words that leave the permit the thing that is named: other nouns behind it name a form, a fee or an office. */
const rest = new RegExp(
  String.raw`^(?:\W*$|s?\W*\(|\s*[-–—:,/|*]|\W*(?:no\b|number|#|type|id)|\s+(?:for|to|of|under|valid|issued|is|and|or|with|authorizing|${titleWords}\b|[a-z]{0,6}-?\d))`,
  'i',
);

/** @returns true if words name a permit as the paper that they stand on. */
function isPermitTitle(words: string): boolean {
  const text = /@|https?:/.test(words) ? '' : words.replace(body, '');
  return [...text.matchAll(named)].some(({ 0: word, index }) => {
    const before = text.slice(0, index).split(parted).at(-1) ?? '';
    const behind = text.slice(index + word.length);
    // A label of a number, as `Permit No.`, is on papers of any kind.
    const isNamed = /[a-z]/i.test(before.replace(issuer, '')) || /^\W*(?:$|(?:for|to)\b)/i.test(behind);
    return isNamed && !leading.test(before) && rest.test(behind);
  });
}

const grant =
  /\b(?=(?:hereby|is|are|ha[sv]e?|perm|auth))(?<!\b(?:not|unless|until|if|before|when|once)\b[^.]{0,30})(?:\b(?:hereby|is|are|has been|have been) (?:hereby )?(?:authorized|permitted|licensed|allowed) to (?:move|operate|transport|travel|haul|drive|proceed)|\b(?:permission|authority|authorization) is (?:hereby )?(?:granted|given)|\bhereby (?:grants?|authorize[sd]?|permits?|issue[sd]?)|\bpermit (?:hereby )?(?:authorizes|allows|grants)|\bauthorizes [a-z0-9 .,&'-]{0,60}to (?:move|operate|transport|travel|haul))/i;

/** @returns true if words say that a movement is permitted. */
export const isGrant = (words: string): boolean => grant.test(words);

const ofState = new RegExp(`\\b(?:${stateNames})\\b`, 'gi');
/** The head of a permit has its issuer, addresses and days beside its title. */
const ofIssuer = new RegExp(
  String.raw`\b(?:state of|commonwealth of|departments?|dept|divisions?|bureau|office|section|unit|cabinet|transportation|highways?|highway patrol|public safety|police|motor|agency|authority|commission|enforcement|permits|[a-z]{0,6}dot|dmv|dotd|building|street|avenue|blvd|road|rd|ave|hwy|suite|box|phone|tel|fax|www|page|form|rev|services|systems?|portal|program|compliance|standards|k-trips|caltrans|kytc|vtrans|txpros|(?:${monthWords})[a-z]*\.? \d{1,2})\b|@|https?:|\d{5}`,
  'i',
);

/** A sentence, a rule, a number of its own or a choice that is not made is no title. */
const said =
  /[.;!?]\W*$|^\W*(?:[☐□❏❑]|(?:void|valid|good|see|balance due)\b|(?:receipt|invoice|statement)$)|\b(?:is|are|must|shall|may|be|been|if|when|where|unless|cannot|by the)\b|\bno\.? ?\S*\d|\bnotice of (?:permit )?(?:issuance|approval)|\S.{70}/i;
/** Parts of a permit, as its sections are headed. */
const section =
  /^(?:\W|\b(?:of|the|this|and|by|for|on|in|to|permits?|permitted|vehicles?|power|units?|trucks?|tractors?|trailers?|semi-?trailers?|loads?|superloads?|routes?|routing|axles?|configuration|dimensions?|sizes?|weights?|information|details|data|description|carriers?|applicants?|company|permittees?|customers?|conditions|provisions|restrictions|requirements|travel|movement|hauling|haul|regular|routine|standard|term|special|oversize|overweight|overdimensional|divisible|non-?divisible|single|trip|annual|issued|issuance|amendments?|amended|supplement|approved|commercial|heavy|black|white|red|green|blue|original|driver|office|copy)\b)+$/i;

/** The name of a program, as `ITAP`. */
const acronym = /^[A-Z-]{2,6}$/;

function isOtherTitle({ text }: PdfCell): boolean {
  const label = anyLabel.exec(text.toLowerCase());
  const others = label === null ? text : `${text.slice(0, label.index)} ${text.slice(label.index + label[0].length)}`;
  if (!/[a-z]{4}/i.test(others) || !/[a-z]{3}/i.test(text.replace(ofState, '')) || /[:=]/.test(text)) return false;
  return (
    ![ofIssuer, said, section].some((other) => other.test(text)) && !acronym.test(text.replace(ofState, '').trim())
  );
}

/**
 * The title of a paper that is none of a permit, where nothing names a permit.
 * @param firstValue the first line with a value of a label
 */
export function findOtherTitle(lines: readonly PdfLine[], firstValue: PdfLine | undefined): string | undefined {
  const head = lines.slice(0, HEAD_LINES).filter(({ y }) => firstValue === undefined || y < firstValue.y);
  return head.flatMap(({ cells }) => (cells.length === 1 ? cells : [])).find(isOtherTitle)?.text;
}

/** @returns true if a text is the title of a permit, of one of its parts or, in capitals, of its issuer */
export const isPlainTitle = (text: string, isCapital: boolean) =>
  isPermitTitle(text) || section.test(text) || (isCapital && ofIssuer.test(text.replace(/\d{5}/, '')));

const isTitled = (lines: readonly PdfLine[]) =>
  lines.slice(0, HEAD_LINES).some(({ cells }) => cells.some(({ text }) => isPermitTitle(text)));

/** @returns true if a page is headed as a permit, or permits a movement in a sentence. */
export const isNamedPermit = (lines: readonly PdfLine[]) => isTitled(lines) || isGrant(lines.map(toText).join(' '));

const place = '(?:city|county|town|village|township|parish|borough|municipality)';
/** A city's or county's permit is for its own roads. */
const local = new RegExp(
  `^(?:the )?${place}(?: (?:and|&) county)? of [a-z]|^(?:[a-z][a-z.'-]* ){1,3}(?:county|township|parish|borough)(?:\\W*$|,| (?:highway|road|street|public works|engineer|sheriff|department|dept|division|office|commission|board|transportation|government|permit)s?\\b)`,
  'i',
);

/** Sizes and moves, as the titles of permits have them. */
const ofMove =
  /\b(?:os\/?ow|single (?:haul|move)|over-?(?:size|weight|dimension\w*|legal|limit)|superload|heavy haul|hauling|single trip|movement|special transport\w*)/i;
/** @returns true if a title without the word for a permit may yet be that of one, as `Single Trip Movement Approval` */
export const isKinOfPermit = (title: string) => ofMove.test(title);

const LONG = 60;
/** The permit is the object of another thing, as in `Route survey for permit number 4711`. */
const aboutPermit =
  /^(?!.*\b(?:permit|authori[sz]ation|application|conditions|provisions|authority)\b.*\b(?:for|of)\b.*\bpermit)(?:[a-z/&-]+ ){1,5}(?:for|of|on|about|regarding|re:?) (?:the |your |this )?(?:[a-z/-]+ ){0,4}permit\b(?! (?:office|section|unit))/i;
/** `Invoice copy - Transport Permit`. */
const besidePermit =
  /^(?:[a-z]+ ){0,3}(?:invoice|receipt|statement|quote|estimate|order|request|checklist|summary|worksheet|log|notice|proposal|preview|bond|form|survey|report|application)(?: (?:copy|form|page|sheet))? [-–—:] .*\bpermit\b/i;
/** Of anything, as `Request for Police Escort`. */
const asking = /^(?:request|claim|proposal|order|confirmation|invitation) (?:for|of) [a-z]/i;
/** @returns true if a line of a head is the title of a paper about a permit */
export const isAboutPermit = (title: string) =>
  title.length <= LONG &&
  !title.endsWith('.') &&
  [aboutPermit, besidePermit, asking].some((one) => one.test(title.replace(body, '')));

/** The title of a paper of a city or county. */
export function findLocalIssuer(titles: readonly string[]): string | undefined {
  return titles.find((title) => local.test(title) && !/\d/.test(title));
}
