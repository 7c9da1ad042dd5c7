// Signs that a paper speaks about a permit and is none, in words that nobody foresaw.
import { officeSigns, officeThings } from './office-signs.ts';
import { isAboutPermit, isGrant, isNamedPermit } from './paper-title.ts';
import { anyDayRange } from '../pdf-days-text.ts';
import { joinSpaced } from '../pdf-lines.ts';
import { isStamped } from './stamped-words.ts';
import { isTerm, isUnexplained } from './terms.ts';
import { listStatements, type Statement, type StatementPage, type Zone } from './statements.ts';
import { isForEveryone, isUsual } from './usual-words.ts';

/** The weights of its signs make a sentence doubtful from this sum on: see `office-signs.ts`. */
const least: Record<Zone, number> = { opening: 2, body: 3, provisions: 5 };
/** Taken off for what a permit in force says as well: as much as one telling sign. */
const OF_USUAL = 3;

/** The label of anything that a permit says besides. */
const label = /^(?:remarks?|comments?|notes?|(?:special |additional )?(?:instructions|information|restrictions)) ?: ?/;

/** `Application No:` denies nothing. */
const ofNumber = /\bno(?:\.|(?=\s*:))/g;

/** Things of an office weigh as one sign each, up to so many. */
const MANY_THINGS = 3;

/** @returns how much a sentence speaks against the permit that it is on */
function weigh(text: string): number {
  const words = text.toLowerCase().replace(label, '').replace(ofNumber, '');
  const sum = officeSigns.reduce((all, { weight, sign }) => all + (sign.test(words) ? weight : 0), 0);
  const ofOffice = Math.min(MANY_THINGS, words.match(officeThings)?.length ?? 0);
  // A title may name some of them.
  if (isForEveryone(words) || (sum === 0 && !/\b[a-z]{4}/.test(text))) return 0;
  return sum + ofOffice - (isUsual(words) ? OF_USUAL : 0);
}

/** Besides titles, a permit opens with its law, with rules and with addresses. */
const usualOpening =
  /\d{3}[-. ]\d{4}|@|www\.|https?:|\b[A-Z]{2} \d{5}|\b(?:phone|tel|fax|box|pursuant|accordance|section|statutes?|code|chapter|authority|order of|issued|valid|effective|provisions|conditions|restrictions|permittee|travel|movement|moves?|vehicles?|trucks?|trailers?|loads?|lanes?|bridges?|traffic|escorts?|routes?|speed|weather|night|daylight|weekend|roads?|highways?|drivers?|signs?|flags?|lights?|clearances?|axles?|curfews?|railroads?|trips?|keep|use|watch|maintain|carry|follow|stop|yield|read|caution|warning|width|height|length|weight|hours|[ap]m|holidays?|page \d)\b/i;
/** So many words in small letters are no part of a title. */
const SAID = 3;

function isStrangeOpening(text: string): boolean {
  const isSaid = (text.match(/\b[a-z]{2,}/g)?.length ?? 0) >= SAID;
  const words = text.toLowerCase();
  return (
    isSaid &&
    words.search(anyDayRange) === -1 &&
    !isUsual(words) &&
    !isForEveryone(words) &&
    !isGrant(text) &&
    !usualOpening.test(text)
  );
}

/** A page that is headed as a permit, or permits a movement in a sentence, has proved more. */
function isDoubtful({ text, zone }: Statement, isNamed: boolean): boolean {
  return weigh(text) >= least[zone] - Number(!isNamed) || (zone === 'opening' && isStrangeOpening(text));
}

const MAX_QUOTE = 200;
const shorten = (text: string) => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)} …` : text);

/** Links and buttons of a website that was printed with the page around the permit. */
const ofSite =
  /^\W*(?:home|log ?(?:in|out|off)|sign ?(?:in|out|off)|my (?:account|permits)|dashboard|help|back|next|previous|save|submit|cancel|continue|close|edit|delete|(?:shopping |my )?cart|check ?out|search|menu|\d+ items?)\W*$/i;
const FEW = 2;
const listTexts = (pages: readonly StatementPage[]) =>
  pages.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map(({ text }) => text)));
const listOfSite = (pages: readonly StatementPage[]) => listTexts(pages).filter((text) => ofSite.test(text));

const remark = new RegExp(label.source, 'i');

/** The lines down to the first value. */
const cutHead = (page: StatementPage) => ({
  ...page,
  lines: page.lines.filter(({ y }) => y <= (page.firstValue ?? -1)),
});

/**
 * A notice, a listing or a receipt may have a permit's title and facts, and none of its terms.
 * @returns the sentence that no permit would have
 */
function findUnexplained(statements: readonly Statement[]): Statement | undefined {
  const hasTerms = statements.some(({ text }) => isTerm(text.toLowerCase()) || isGrant(text));
  return hasTerms ? undefined : statements.find((one) => one.zone !== 'provisions' && isUnexplained(one));
}

/** The first words that make it doubtful whether a paper is an issued permit. */
export function findDoubt(pages: readonly StatementPage[]): string | null {
  const about = listTexts(pages.filter(({ isOwn }) => isOwn).map(cutHead)).find(isAboutPermit);
  if (about !== undefined) return shorten(about);
  const site = listOfSite(pages);
  if (site.length >= FEW) return shorten(site.join(' '));
  const stamped = listTexts(pages.filter(({ isOwn }) => isOwn)).find((text) =>
    isStamped(joinSpaced(text).replace(remark, '')),
  );
  if (stamped !== undefined) return stamped;
  const isNamed = pages.some(({ lines }) => isNamedPermit(lines));
  const statements = pages.flatMap(listStatements);
  const found = statements.find((one) => isDoubtful(one, isNamed)) ?? findUnexplained(statements);
  return found === undefined ? null : shorten(found.text);
}
