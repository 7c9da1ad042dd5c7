/** Kinds of trailers in the words of lists and dealers, as the three that permits know. */
import { readChoiceCell, toPlainName, trailerTypeKeys, trailerTypes } from '@wideload/domain';

/** Names beside those of the screens, the whole of a cell. */
const names = {
  step_deck: 'single drop, sd, stp, step, drop',
  flatbed: 'plataforma, cama plana, fb, flt, f',
  removable_goose_neck: 'rgn, detach, dt, low boy rgn',
} as const;
const choices = [
  ...trailerTypes,
  ...trailerTypeKeys.flatMap((key) => names[key].split(', ').map((label) => ({ key, label }))),
];

/** Parts of a longer name, the surest first: a stretch or a double drop has its gooseneck named, or none is known. */
const parts = [
  [
    'removable_goose_neck',
    /\brgn\b|\b(?:removable|detach(?:able)?|hydraulic) .*\b(?:goose ?neck|neck)|\bdetach(?:able)?\b/,
  ],
  ['step_deck', /\b(?:step|drop|single drop) ?decks?\b|\bsingle drop\b|\bstepdeck|\bdropdeck/],
  ['flatbed', /\bflat(?: ?(?:bed|deck))?s?\b|\bplataforma\b/],
] as const;

/** Their axles are of a trailer beside them, or they are no open deck: none of the three. */
const OTHER =
  /\b(?:jeep|dolly|booster|stinger|perimeter|beam|van|reefer|tank(?:er)?|hopper|dump|chassis|conestoga|curtain|double drop deck)\b/;

const GENERIC = /^(?:semi ?)?trailers?$|^trl$|^st$|^semi$/;

/** @returns the key of a type; `''` for a word of all trailers; the text where it is none or may be one of two */
export function readTrailerType(text: string): string {
  const plain = toPlainName(text.replaceAll(/\d+(?:\.\d+)?\s*(?:'|’|′|ft\.?|feet)/gi, ' '));
  if (GENERIC.test(plain)) return '';
  const chosen = readChoiceCell(text.replace(/\s*trailers?$/i, ''), choices);
  if (trailerTypeKeys.some((key) => key === chosen)) return chosen;
  const found = parts.filter(([, pattern]) => pattern.test(plain)).map(([key]) => key);
  // A drop deck beside a detachable neck is the deck behind that neck; a flat step deck is a step deck.
  return found[0] === undefined || OTHER.test(plain) ? text : found[0];
}

/** @returns true if a text of a list of trucks and trailers is a kind of trailer */
export const isTrailerWord = (text: string): boolean => {
  const plain = toPlainName(text);
  return (
    GENERIC.test(plain) ||
    OTHER.test(plain) ||
    /\b(?:trailer|low ?boy|double drop)s?\b/.test(plain) ||
    trailerTypeKeys.some((key) => key === readTrailerType(text))
  );
};
