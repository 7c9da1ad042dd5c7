import {
  capitalize,
  formatMeasure,
  stateName,
  type BeyondLimits,
  type Excess,
  type ReasonKind,
  type StateCode,
  axleKeys,
  toFeetAndInches,
  formatPounds,
  inches,
  pounds,
  type LoadChange,
} from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './load.texts.ts';

const maxNamedStates = 3;

const comparatives: Readonly<Record<ReasonKind, string>> = {
  width: texts.wider,
  height: texts.taller,
  length: texts.longer,
  trailer_length: texts.longer,
  kingpin: texts.furtherBehindKingpin,
  front_overhang: texts.furtherInFront,
  rear_overhang: texts.furtherAtTheRear,
  gross_weight: texts.heavier,
  bridge_formula: texts.heavier,
  single_axle: texts.heavierOnAxles,
  tandem_axle: texts.heavierOnAxles,
  axle_group: texts.heavierOnAxles,
};

function formatStates(states: readonly StateCode[]): string {
  const names = states.slice(0, maxNamedStates).map((state) => stateName(state));
  const others = states.length - names.length;
  return formatList(others === 0 ? names : [...names, texts.otherStates(others)]);
}

/** `6′0″ wider than the limits in Texas and Ohio. Up to 1′8″ taller than the limits in Ohio and Utah`, without a period at the end. */
export function formatBeyondLimits(beyond: readonly BeyondLimits[]): string {
  const sentences = beyond.map(({ excesses, states }) =>
    texts.thanTheLimits(formatList(excesses.map(formatExcess)), formatStates(states)),
  );
  return sentences.map(capitalize).join('. ');
}

function formatExcess({ what, over, unit, isLess }: Excess): string {
  const phrase = `${formatMeasure(over, unit)} ${comparatives[what]}`;
  return isLess ? texts.upTo(phrase) : phrase;
}

/** These are joined after `Make it`. */
const changeWords = new Map<LoadChange['figure'], string>([
  ['width', 'narrower'],
  ['height', 'lower'],
  ['length', 'shorter'],
  ['weight', 'lighter'],
]);

const overhangs = new Map<LoadChange['figure'], string>([
  ['frontOverhang', 'front overhang'],
  ['rearOverhang', 'rear overhang'],
]);

/** `3 and 4`; null for another figure. */
function formatAxles(figure: LoadChange['figure']): string | null {
  const at = axleKeys.findIndex((key) => key === figure);
  return at < 0 ? null : `${at + 1} and ${at + 2}`;
}

/** `Make it 6 in narrower and Ohio needs no permit.` Empty without a change. `places` are the states' names. */
export function formatChange(changes: readonly LoadChange[], places: readonly string[]): string {
  if (changes.length === 0 || places.length === 0) return '';
  const compared = changes.flatMap((change) => {
    const comparative = changeWords.get(change.figure);
    return comparative === undefined ? [] : [`${formatAmount(change)} ${comparative}`];
  });
  const actions = [
    ...(compared.length === 0 ? [] : [`make it ${formatList(compared)}`]),
    ...changes.flatMap((change) => formatAction(change) ?? []),
    ...(changes.some(({ figure }) => figure === 'weight') ? ['keep every axle within its limit'] : []),
  ].join(', ');
  const needs = places.length === 1 ? 'needs no permit' : 'need no permit';
  const several = compared.length > 1 || actions.includes(', ') ? ', and' : ' and';
  return `${capitalize(actions)}${several} ${formatList(places)} ${needs}.`;
}

function formatAction(change: LoadChange): string | null {
  const { figure } = change;
  const overhang = overhangs.get(figure);
  if (overhang !== undefined) return `take ${formatAmount(change)} off the ${overhang}`;
  if (figure === 'trailer') return `use a trailer ${formatAmount(change)} shorter`;
  const axles = formatAxles(figure);
  return axles === null ? null : `bring axles ${axles} closer together by ${formatAmount(change)}`;
}

/** `6 in`, `1 ft 8 in`, `2 ft`, `31,400 lb`. */
function formatAmount({ figure, from, to }: LoadChange): string {
  if (figure === 'weight') return formatPounds(pounds(from - to));
  const { feet, inches: rest } = toFeetAndInches(inches(from - to));
  return [feet > 0 && `${feet} ft`, rest > 0 && `${rest} in`].filter((part) => part !== false).join(' ');
}
