/** Names of columns as people and programs write them: `Lic. Plate St`, `VEHICLE_VIN`, `No. económico` and `Year/Make/Model`. */
import { toPlainName } from '@wideload/domain';

/** How the columns of a kind of record are named. */
export type ColumnNames = {
  /** Names that programs use for the fields, each known as it is. */
  own: readonly string[];
  /** The field that identifies a record. */
  key: string;
  /** Words for the record itself, the surest first: alone they name its key, and before a field they say nothing. */
  record: readonly string[];
  /** Other names of a field, separated by commas. Those of a later text count only where no column has a name of an earlier one. `''` has those of none. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** The fields as a person knows them. */
  labels: Readonly<Record<string, string>>;
  /** Names of sheets with these records, and of sheets with others. */
  sheets?: { own: RegExp; other: RegExp };
  /** The fields of a column that describes a record, and whether a cell does: `2019 Peterbilt 389`. */
  described?: { fields: readonly string[]; isDescription(cell: string): boolean };
  /** Fields that one cell may hold, such as a plate and its state. */
  together: readonly (readonly string[])[];
  /** Fields whose figures have the units of their schema. */
  measures?: readonly string[];
  /** A column beside a city or a ZIP code is none of these: it belongs to an address. */
  notOfAddress?: readonly string[];
};

/** `tier` 0 is the surest name. */
type Column = { field: string; tier: number };

const spellings: Readonly<Record<string, string>> = {
  address: 'addr direccion domicilio',
  company: 'empresa compania',
  date: 'dt fecha',
  empty: 'unladen tare tara vacio curb',
  equipment: 'equip eq equipo',
  expires: 'exp expiry expiration expire vence vencimiento',
  gross: 'bruto combined comb declared',
  length: 'len longitud largo',
  make: 'mk marca manufacturer mfr mfg',
  model: 'mdl mod modelo',
  name: 'nombre',
  number: 'no nbr num numero nro n code codigo',
  physical: 'phy phys',
  plate: 'plates plt placa placas matricula tag license lic licence lp',
  registered: 'registration reg registrado registrada licensed',
  serial: 'sn serie chassis chasis bastidor',
  size: 'medida',
  state: 'st prov province provincia estado jur juris jurisdiction jurisdiccion',
  tire: 'tires tyre llanta llantas',
  trailer: 'trailers trlr trl tlr remolque semirremolque',
  truck: 'trucks trk trc tractor tractors trac camion tractocamion economico',
  type: 'tipo body',
  unit: 'units unidad',
  vehicle: 'veh vehiculo vehicular',
  vin: 'niv identification',
  weight: 'wt wgt peso',
  year: 'yr ano',
  zip: 'postal',
};

/** Words that change nothing, and units of a figure. */
const noise = 'of the de del la el base lb lbs pounds ft feet pies libras'.split(' ');

const canonical = new Map(
  Object.entries(spellings).flatMap(([word, others]) =>
    [word, ...others.split(' ')].map((other) => [other, word] as const),
  ),
);
for (const gross of ['gvw', 'gcw', 'cgw', 'cgvw', 'gw']) canonical.set(gross, 'gross weight');

/** Characters; a title above the table has more. */
const LONGEST_HEADING = 80;
const LONGEST_WORD = 24;

/** Programs write several words as one: `licenseplate`, `unitno`. Null where a part is no word that is known. */
function splitWord(word: string, known: ReadonlySet<string>): string[] | null {
  if (known.has(word)) return [word];
  for (let end = word.length - 1; end > 1; end -= 1) {
    const rest = known.has(word.slice(0, end)) ? splitWord(word.slice(end), known) : null;
    if (rest !== null) return [word.slice(0, end), ...rest];
  }
  return null;
}

/** Programs count their columns: `type1`. */
const splitKnown = (word: string, known: ReadonlySet<string>) =>
  splitWord(word, known) ?? splitWord(word.replace(/(?<=[a-z]{3})\d$/, ''), known);

function toWords(heading: string, known: ReadonlySet<string>): string[] {
  const apart = heading
    .replace(/\(.*\)/, '')
    .replaceAll('#', ' number ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    // `V.I.N.` is a word.
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
  const words = toPlainName(apart)
    .split(' ')
    .flatMap((word) => (word.length > LONGEST_WORD ? null : splitKnown(word, known)) ?? [word])
    .flatMap((word) => (canonical.get(word) ?? word).split(' '));
  const all = [...new Set(words)].filter((word) => word !== '');
  const telling = all.filter((word) => !noise.includes(word));
  return telling.length === 0 ? all : telling;
}

const toPhrase = (words: readonly string[]) => words.toSorted().join(' ');

/** Every name with its field, the surest first. */
function listNames({ own, fields }: ColumnNames): (Column & { name: string })[] {
  const others = Object.entries(fields).flatMap(([field, tiers]) =>
    tiers.flatMap((tier, at) => tier.split(', ').map((name) => ({ name, field, tier: at }))),
  );
  return [...own.map((field) => ({ name: field, field, tier: 0 })), ...others];
}

const isKey = (facts: readonly string[]) => facts.every((word) => word === 'id' || word === 'name');

/** `Unit` before `Vehicle`, each before its `Name` and its `ID`, and a bare `Name` after all. */
function rateKey(words: readonly string[], record: readonly string[]): number {
  const at = record.findIndex((word) => words.includes(word));
  const rank = words.includes('id') ? 2 : words.includes('name') ? 1 : 0;
  return 3 * (at === -1 ? record.length : at) + rank;
}

/** The end of a value that has a column of its own. */
const PART = /\blast\s*(?:\d|four|six|eight)/i;

export type ColumnReader = (heading: string) => Column | null;

/** @returns a function that finds the field of a heading */
export function createColumnReader(given: ColumnNames): ColumnReader {
  const { key, record } = given;
  const names = listNames(given);
  const known = new Set([...canonical.keys(), ...noise, ...record]);
  for (const { name } of names) for (const word of toWords(name, known)) known.add(word);
  const byPhrase = new Map(names.toReversed().map((column) => [toPhrase(toWords(column.name, known)), column]));
  return (heading) => {
    if (heading === '' || heading.length > LONGEST_HEADING || PART.test(heading)) return null;
    const words = toWords(heading, known);
    const withoutNumber = words.filter((word) => word !== 'number');
    const facts = withoutNumber.filter((word) => !record.includes(word));
    const found = [words, withoutNumber, facts].map((part) => byPhrase.get(toPhrase(part))).find(Boolean);
    if (found !== undefined) return found.field === '' ? null : found;
    return record.length > 0 && withoutNumber.length > 0 && isKey(facts)
      ? { field: key, tier: rateKey(words, record) }
      : null;
  };
}

/** @returns the fields of a column that holds several, such as `Year/Make/Model`; one or none otherwise, as for `VIN/Chassis` */
export function findColumns(find: ColumnReader, { together }: ColumnNames, heading: string): Column[] {
  const parts = heading.split(/[/&+]|\s(?:and|y)\s/i).map(find);
  const columns = parts.flatMap((part) => (part === null ? [] : [part]));
  const isKnown = columns.length === parts.length;
  const fields = new Set(columns.map(({ field }) => field));
  const isTogether = together.some((several) => [...fields].every((field) => several.includes(field)));
  if (isKnown && fields.size > 1) return isTogether ? columns : [];
  const one = find(heading) ?? (isKnown && fields.size === 1 ? columns[0] : undefined);
  return one === undefined ? [] : [one];
}
