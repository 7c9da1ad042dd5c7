import { sql, type RawBuilder } from 'kysely';

export const firstNames = [
  'Ann',
  'Bo',
  'Carla',
  'Dee',
  'Eli',
  'Fay',
  'Gus',
  'Hana',
  'Ivan',
  'Jo',
  'Kim',
  'Lou',
  'Mae',
  'Ned',
];
export const lastNames = [
  'Abbott',
  'Brandt',
  'Cruz',
  'Dalton',
  'Evers',
  'Fuchs',
  'Grant',
  'Holt',
  'Ibarra',
  'Jonas',
  'Kerr',
];
export const trades = ['Heavy Haul', 'Lowboy Transport', 'Rigging', 'Haulers', 'Specialized', 'Crane & Transport'];
export const cargos = [
  'Transformer',
  'Excavator',
  'Beams',
  'Combine',
  'Tower section',
  'Boat',
  'Modular home',
  'Girder',
];
export const trailerTypes = ['step_deck', 'flatbed', 'removable_goose_neck'];

/** City, state, zip and area code of carriers. */
export const cities = [
  ['Casper', 'WY', '82601', '307'],
  ['Amarillo', 'TX', '79101', '806'],
  ['Odessa', 'TX', '79761', '432'],
  ['Houston', 'TX', '77002', '713'],
  ['Salina', 'KS', '67401', '785'],
  ['Dayton', 'OH', '45402', '937'],
  ['Macon', 'GA', '31201', '478'],
  ['Reno', 'NV', '89501', '775'],
  ['Fargo', 'ND', '58102', '701'],
  ['Tulsa', 'OK', '74103', '918'],
  ['Fresno', 'CA', '93721', '559'],
  ['Boise', 'ID', '83702', '208'],
  ['Peoria', 'IL', '61602', '309'],
  ['Albany', 'NY', '12207', '518'],
  ['Scranton', 'PA', '18503', '570'],
  ['Mobile', 'AL', '36602', '251'],
] as const;

/** Interstates by the states along them, frequent ones first: TX and its neighbors have the most permits. */
const corridors = [
  'CA AZ NM TX LA MS AL FL',
  'TX OK KS NE SD ND MN',
  'TX OK KS MO IA MN WI',
  'TX AR TN KY OH PA NY',
  'CA NV UT WY NE IA IL IN',
  'WA OR CA AZ NM TX OK',
  'CA AZ NM TX OK AR TN NC',
  'WA ID MT ND MN WI IL IN',
  'FL GA SC NC VA MD PA NJ',
  'ME NH MA CT NY PA OH IN',
  'MI OH KY TN AL MS LA TX',
  'NY PA OH IN IL IA NE CO',
  'RI CT NY NJ DE MD VA WV',
  'VT NY PA WV KY TN GA FL',
].map((states) => states.split(' '));

/** The units of an order, and the states of each: 20 orders have 80 permits. */
const shapes: readonly (readonly [units: number, states: number])[] = [
  ...[1, 2, 3].map((states) => [2, states] as const),
  ...[1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6].map((states) => [1, states] as const),
];

const orderShape = sql`(1 + ((n - 1) * 7 + (n - 1) / 20 * 3) % ${sql.lit(shapes.length)})`;
const listOfShapes = (part: 0 | 1) => sql`(${shapes.map((shape) => shape[part])}::integer[])`;
export const unitsOfOrder = sql`${listOfShapes(0)}[${orderShape}]`;
export const statesOfOrder = sql`${listOfShapes(1)}[${orderShape}]`;

export const drawOneOf = (list: readonly string[]) =>
  sql`(${list}::text[])[1 + floor(random() * ${sql.lit(list.length)})::integer]`;

/** The lists have different lengths, so they are texts here. Frequent ones come first. */
export const drawCorridor = sql`string_to_array((${corridors.map((states) => states.join(' '))}::text[])[
  1 + floor(power(random(), 1.6) * ${sql.lit(corridors.length)})::integer], ' ')`;

/** From 0 up to, not including, `many`. */
export const drawPlace = (many: RawBuilder<unknown>) => sql`floor(random() * ${many})::integer`;
