import { findLabelled } from './find-values.ts';
import { labelPage } from './labelled-page.ts';
import { monthWords } from './pdf-days-text.ts';
import type { PdfPage } from './pdf-lines.ts';
import { vinPattern } from './pdf-values.ts';
import type { Sighting } from './sighting.ts';

const needed = [
  'number',
  'width',
  'height',
  'length',
  'weight',
  'truckVin',
  'truckPlate',
  'trailerPlate',
  'usdot',
] as const;

/** @returns true if the page has every fact of a permit beside its label: then values of other pages do not count. */
export function isWholePermit(page: PdfPage): boolean {
  const beside = findLabelled([labelPage(page)]);
  const has = (wanted: Sighting['field']) => beside.some(({ field }) => field === wanted);
  return needed.every(has) && (has('days') || (has('validFrom') && has('validTo'))) && (has('total') || has('fee'));
}

/** Words of a stamp, without spaces and double letters: some are spaced or struck twice. */
const stamp =
  /draft|sample|specimen|(?<!a)void|cancel|revoked|rescinded|terminated|anuled|nulified|replacedby|provisional|tentative|disposition|determination|notalegal|recordonly|permitmustbe|isready|surendered|invalid|inactive|hasexpired|permitwas|withdrawn|suspended|denied|rejected|superseded|preliminary|unoficial|preview|pending|(?:in|under|for)review|nota(?:n|valid|oficial)*(?:permit|authorization)|notvalid|notauthorization|prof(?![ei])|testpermit|notfortravel|not(?:yet)?(?:isued|aproved)|(?:training|test|testing|demonstration)(?:purposes?)?only|status|(?:on|^|\W)hold(?:\W|$)|expired(?:permit|copy)|(?:this|your)(?:permit)?(?:aplication|request)/;
const money = /\$ ?\d|\bUSD\b|\bfees?\b/i;
const spacedFee = /fes?[:$]/;
const day = new RegExp(
  String.raw`\d[-/.]\d{1,2}[-/.]\d|(?:${monthWords})[a-z]{0,6}\.?\d|\d(?:st|nd|rd|th)?[-/]?(?:${monthWords})|\d{6}`,
);
const permit = /permit|authoriz/;
const vinLabel = /\bv\.?i\.?n\b|\bserial\b/i;

/**
 * @returns true if a page behind a whole permit can change what is read: it may begin another permit, be stamped, or name a fee or a VIN.
 * @param text all of its letters, also those that no viewer shows
 */
export function canPageMatter(text: string): boolean {
  const squeezed = text.toLowerCase().replace(/\s+/g, '');
  const once = squeezed.replace(/(.)\1+/g, '$1');
  if (stamp.test(once) || money.test(text) || spacedFee.test(once)) return true;
  const beginsPermit = permit.test(once) && (day.test(squeezed) || day.test(once));
  return beginsPermit || vinLabel.test(text) || text.match(vinPattern) !== null;
}
