const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** `St` is both a street and a saint, so it takes a number before the name of the street. */
const streetWords = toSet(
  'street ave av avenue rd road blvd boulevard dr drive ln lane ct court cir circle ter terrace trl trail way hwy highway pkwy parkway pike ' +
    'tpke turnpike fwy freeway expy expressway plaza loop alley aly row yard terminal dock docks gate warehouse plant shop depot jobsite site near',
);
/** They carry a number or a letter: `Hwy 287`, `US 97`, `Suite B`. */
const numbered = toSet(
  'hwy highway route rte rt us i ih interstate sr cr fm rm sh th ush rd road county state exit mile milepost mm mp suite ste unit apt building bldg dock ' +
    'door gate lot yard bay berth pier warehouse plant',
);
const directions = toSet(
  'n s e w ne nw se sw north south east west northbound southbound eastbound westbound nb sb eb wb',
);

/**
 * Whether the words before a town can be a street, a road or a gate. `North Bend` is not `Bend`, so no other word is allowed there: what
 * is no street belongs to the name of another place.
 */
export function isStreet(words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const [last = '', before = ''] = words.slice(-2).toReversed();
  if (streetWords.has(last)) return words.length > 1 || last === 'near';
  if (numbered.has(before)) return /^(?:\d+\p{L}?|\p{L})$/u.test(last);
  if (last === 'st') return words.length > 2 && /^\d/.test(words[0] ?? '');
  // `1200 Main St NW`
  return directions.has(last) && words.length > 3 && /^\d/.test(words[0] ?? '') && isStreet(words.slice(0, -1));
}

const road = /\b(?:i|ih|us|ush|hwy|highway|interstate|route|rte|sr|sh|fm|exit|mile|mm|milepost)[\s#.-]*\d/i;

/** A road, an exit or a junction alone: `I-40 & US-83`, `Exit 150`, `1200 Main St`. */
export function isRoad(text: string, words: readonly string[]): boolean {
  return road.test(text) || (words.length > 1 && /^\d/.test(words[0] ?? '') && isStreet(words));
}
