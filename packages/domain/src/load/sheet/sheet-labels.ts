export type LabelName =
  | 'bothOverhangs'
  | 'noOverhang'
  | 'frontOverhang'
  | 'rearOverhang'
  | 'overhang'
  | 'rating'
  | 'loadAlone'
  | 'kingpin'
  | 'trailer'
  | 'weight'
  | 'width'
  | 'height'
  | 'length'
  | 'axleCount'
  | 'cargo'
  | 'route'
  | 'contact';

const whole =
  '(?:(?:over ?-?all|o\\/a|loaded|total|tot\\.?|max(?:imum|\\.)?|combined|combination|vehicle|travel|transport|legal|permit)\\s+)*';
const oh = '(?:over ?-?hang|o\\.?\\/?h\\.?)';
const alone = '(?:machine|piece|cargo|commodity|equipment|freight|product|load)';
/** Between a letter and its figure: `W: 14'6`, `W-14'6`, `(W) 14'6`, `14'6 (W)`. */
const letter = (of: string) =>
  `(?:${of})(?=\\)?\\s*[:=.-]?\\s*[\\d.]+)|(?<=\\d\\s?(?:['"’”′″]{0,2}|ft\\.?|ins?\\.?|feet|inches)\\s?\\(?)(?:${of})(?=\\)?\\s*(?:$|[,;x×*/|)]|[a-z]*\\s+\\d))`;

/** In the order in which they are tried: a longer label comes before one that it contains. */
const patterns: readonly (readonly [LabelName, string])[] = [
  ['noOverhang', `no\\s+(?:front\\s+(?:or|and)\\s+rear\\s+)?${oh}s?|sin\\s+(?:saliente|voladizo)s?`],
  [
    'bothOverhangs',
    `(?:front\\s*(?:\\/|&|and)\\s*rear|f\\s*\\/\\s*r)\\s*${oh}s?|foh\\s*\\/\\s*roh|${oh}s?\\s*\\(?(?:front\\s*\\/\\s*rear|f\\s*\\/\\s*r)\\)?`,
  ],
  [
    'frontOverhang',
    `(?:front|fwd|forward|f)[./-]?\\s*${oh}|(?:over|off|past|beyond)\\s+(?:the\\s+)?front(?!\\s+(?:axle|tire|of))|foh|${oh}\\s*[-:(]?\\s*(?:front|fwd)|(?:saliente|voladizo|vuelo)\\s+(?:delantero|frontal)`,
  ],
  [
    'rearOverhang',
    `(?:rear|back|tail|r)[./-]?\\s*${oh}|(?:over|off|past|beyond)\\s+(?:the\\s+)?(?:rear|back|tail)(?!\\s+(?:axle|tire|of))|roh|${oh}\\s*[-:(]?\\s*(?:rear|back)|(?:saliente|voladizo|vuelo)\\s+trasero`,
  ],
  // `98' overall incl. overhang` has no figure of it.
  [
    'overhang',
    `(?<!(?:incl(?:uding|udes|\\.)?|with|w\\/)\\s*(?:the\\s+|any\\s+|front\\s+|rear\\s+)*|(?:left|right|side|lateral|driver|passenger|curb)\\s+(?:side\\s+)?)${oh}|saliente|voladizo|vuelo`,
  ],
  [
    'rating',
    'g\\.?[vc]\\.?w\\.?r\\.?|registered weight|license weight|axle ratings?|(?:height|hgt|high) pole|(?:bridge )?clearance',
  ],
  [
    'loadAlone',
    `${alone}(?:'s)?\\s+(?:only\\s+)?(?:width|height|length|weight|wt|dim(?:ension)?s?|sizes?)\\.?|(?:weight|wgt|wt|width|height|hgt|ht|length)\\s+of\\s+(?:the\\s+)?${alone}(?!\\s+on\\s)|(?:empty|tare|net|unladen|curb|operating|ship(?:ping)?)\\s+(?:weight|wt)\\.?|deck\\s+(?:height|hgt|ht)`,
  ],
  [
    'kingpin',
    `king\\s?-?pin(?!\\s+(?:set\\s?-?back|offset|height|plate|weight))(?:\\s+(?:to|setting|distance)(?:\\s+(?:the\\s+)?(?:center\\s+of\\s+)?(?:rear|last)(?:most)?(?:\\s+(?:axle|tandem))?)?)?|kp(?:ra|\\s*-?\\s*ra)?(?:\\s+to\\s+(?:rear|last)(?:\\s+axle)?)?|perno\\s+rey`,
  ],
  [
    'trailer',
    "(?<!(?:on|with|w\\/|incl(?:uding|udes|\\.)?|and|&|plus|\\+)\\s*(?:the\\s+|a\\s+)?)(?:trailer|tlr|trl)(?:\\s+(?:length|len)|(?=\\s*[:=]?\\s*(?:(?:rgn|flatbed|step\\s?-?deck|lowboy)\\s*)?\\d{2}\\s*(?:'|’|′|ft|feet|-)))|(?<=\\d\\s?(?:'|ft\\.?|foot|feet|’|′)\\s?)(?:trailer|flatbed|step\\s?-?deck|lowboy|rgn|stretch(?:\\s+trailer)?)|largo del remolque",
  ],
  [
    'weight',
    `${whole}(?:gross|grs|all[- ]?up)(?:\\s+(?:vehicle|combination|combined))?(?:\\s+(?:weight|wgt|wt\\.?))?|g\\.?[vc]?\\.?w\\.?|auw|tgw|${whole}(?:weight|wgt|wt)\\.?|weighs|weighing|mass|pesa|over ?-?weight(?=\\s*[:=])|scaled?\\s+(?:weight|at)|peso(?:\\s+(?:bruto|total|cargado))*`,
  ],
  [
    'width',
    `${whole}(?:width|wdth|wth|wid|wide)|side\\s+to\\s+side|o\\.?a?\\.?w\\.?(?=\\s*[:=]?\\s*\\d)|o\\.?a\\.?w\\.?|ancho(?:\\s+total)?|${letter('wd|wid|w(?!\\/o?\\s)')}`,
  ],
  [
    'height',
    `${whole}(?:height|hgt|ht|high|tall)|ground\\s+to\\s+top|o\\.?a\\.?h\\.?|alt(?:ura|o)(?:\\s+total)?|${letter('h')}`,
  ],
  [
    'length',
    `${whole}(?:length|lgth|lngth|lnth|lgt|lth|ln(?=\\.?\\s*[:=]?\\s*\\d)|long|len\\.?)|(?:bumper\\s+to\\s+bumper|front\\s+to\\s+(?:rear|back))(?!\\s+axle)|l\\.?o\\.?a\\.?|o\\.?a\\.?l\\.?|ol(?=\\s*[:=]?\\s*\\d)|largo(?:\\s+total)?|longitud(?:\\s+total)?|${letter('lg|l')}`,
  ],
  [
    'axleCount',
    `(?:number|no\\.?|#|num(?:ber)?|count|total)\\s*(?:of\\s+)?axles?(?=\\s*[:=]?\\s*\\d{1,2}\\b)|axles?(?:\\s+count)?(?=\\s*[:=]\\s*\\d{1,2}\\s*(?:$|[,;(]))|(?<=\\d{1,2}\\s*-?\\s*)(?:axles?|ejes)`,
  ],
  [
    'cargo',
    'commodity|cargo|load\\s+description|description|make(?:\\s*(?:\\/|&|and)\\s*model)?|model|serial(?:\\s*(?:number|no\\.?|#))?|s\\/n|vin|machine|equipment|mercanc[ií]a|marca|modelo|serie',
  ],
  [
    'route',
    'origin|from|pick\\s?-?up|pu|destination|deliver(?:y|ing)?(?:\\s+to)?|drop|consignee|shipper|route|states?|to|desde|hasta|origen|destino|ruta',
  ],
  [
    'contact',
    'phone|cell|tel|fax|call|e-?mail|us\\s?dot|dot|mc|plates?|tags?|license|unit\\s*(?:#|number|no\\.?)|truck|tractor|po|p\\.o\\.|ref(?:erence)?|quote|date|moving|ready|attn',
  ],
];

/** These are labels only at the beginning of a clause: in a sentence they are words. */
const onlyFirst: ReadonlySet<LabelName> = new Set(['cargo', 'route', 'contact']);

const labels = patterns.map(([name, pattern]) => ({
  name,
  anywhere: new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, 'gi'),
}));

export type FoundLabel = { name: LabelName; from: number; to: number };

/** From left to right; a label inside a longer one is not found. */
export function findLabels(clause: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const { name, anywhere } of labels)
    for (const match of clause.matchAll(anywhere)) {
      const label = { name, from: match.index, to: match.index + match[0].length };
      const isFree = found.every(({ from, to }) => label.to <= from || label.from >= to);
      const isPlaced = !onlyFirst.has(name) || /^[\s\W]*$/.test(clause.slice(0, label.from));
      if (isFree && isPlaced && match[0] !== '') found.push(label);
    }
  return found.toSorted((one, other) => one.from - other.from);
}

const orderWord = (first: string, word: string) => `(${first}(?:${word})?)`;
const anyLetter = `(?:${orderWord('l', 'ength')}|${orderWord('w', 'idth')}|${orderWord('h', 'eight')})`;
const order = new RegExp(
  `(?<![a-z\\d])${anyLetter}\\s*[x×*\\/]\\s*${anyLetter}\\s*[x×*\\/]\\s*${anyLetter}(?:\\s*[x×*\\/]\\s*(?:weight|wgt|wt|gvw|gw))?(?![a-z])`,
  'i',
);

/** The order that a text names for a row: `L x W x H`. */
export function findOrder(text: string): { words: string; letters: string[] } | null {
  const [words] = order.exec(text) ?? [];
  const letters = words?.split(/[x×*/]/i, 3).map((word) => word.trim().charAt(0).toUpperCase()) ?? [];
  return words !== undefined && new Set(letters).size === 3 ? { words, letters } : null;
}

const machines =
  'excavator|dozer|crane|loader|grader|scraper|backhoe|transformer|vessel|tank|generator|compressor|combine|tractor|harvester|boat|yacht|beam|girder|truss|silo|tower|blade|turbine|crusher|drill|rig|paver|roller|forklift|pump|boiler|chiller|pipe|module|machine';
export const ofMachine = new RegExp(String.raw`(?<![a-z])(?:${machines})(?:s|es)?(?![a-z])`, 'i');

/** `CAT 349F excavator`: the number is of its model, and no measure. */
export function isMachine(clause: string): boolean {
  return (
    ofMachine.test(clause) &&
    !/\d\s*(?:['’′"”″#x×]|k\b|f(?:ee|oo)?t\b|in(?:s|ch|ches)?\b|lbs?\b|pounds\b|kgs?\b|[cm]?m\b|t\b|tons?\b|tonnes?\b|%)/i.test(
      clause,
    )
  );
}
