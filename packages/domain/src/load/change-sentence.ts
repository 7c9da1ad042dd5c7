import { toFeetAndInches, inches } from '../measures/length.ts';
import { listed } from './reason-sentence.ts';
import type { LoadChange } from './smallest-change.ts';
import type { AxleKey } from '../units/unit-fields.ts';
import { formatPounds, pounds } from '../measures/weight.ts';

/** What the load becomes; these are said together, after `Make it`. */
const comparatives = new Map<LoadChange['figure'], string>([
  ['width', 'narrower'],
  ['height', 'lower'],
  ['length', 'shorter'],
  ['weight', 'lighter'],
]);

const overhangs = new Map<LoadChange['figure'], string>([
  ['frontOverhang', 'front overhang'],
  ['rearOverhang', 'rear overhang'],
]);

const axleNames: Record<AxleKey, string> = {
  AB: '1 and 2',
  BC: '2 and 3',
  CD: '3 and 4',
  DE: '4 and 5',
  EF: '5 and 6',
};

/** `Make it 6 in narrower and Ohio needs no permit.` Empty without a change. `places` are the states' names. */
export function changeSentence(changes: readonly LoadChange[], places: readonly string[]): string {
  if (changes.length === 0 || places.length === 0) return '';
  const compared = changes.flatMap((change) => {
    const comparative = comparatives.get(change.figure);
    return comparative === undefined ? [] : [`${amountOf(change)} ${comparative}`];
  });
  const deeds = [
    ...(compared.length === 0 ? [] : [`make it ${listed(compared)}`]),
    ...changes.flatMap((change) => deedOf(change) ?? []),
  ].join(', ');
  const needs = places.length === 1 ? 'needs no permit' : 'need no permit';
  const several = compared.length > 1 || deeds.includes(', ') ? ', and' : ' and';
  return `${deeds.charAt(0).toUpperCase()}${deeds.slice(1)}${several} ${listed(places)} ${needs}.`;
}

function deedOf(change: LoadChange): string | null {
  const { figure } = change;
  const overhang = overhangs.get(figure);
  if (overhang !== undefined) return `take ${amountOf(change)} off the ${overhang}`;
  if (figure === 'trailer') return `take a trailer ${amountOf(change)} shorter`;
  return figure in axleNames
    ? // The keys of the record are the axle distances.
      `bring axles ${axleNames[figure as AxleKey]} closer together by ${amountOf(change)}`
    : null;
}

/** `6 in`, `1 ft 8 in`, `2 ft`, `31,400 lb`. */
function amountOf({ figure, from, to }: LoadChange): string {
  if (figure === 'weight') return formatPounds(pounds(from - to));
  const { feet, inches: rest } = toFeetAndInches(inches(from - to));
  return [feet > 0 && `${feet} ft`, rest > 0 && `${rest} in`].filter((part) => part !== false).join(' ');
}
