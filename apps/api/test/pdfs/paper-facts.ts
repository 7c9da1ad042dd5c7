import {
  addDays,
  findValidity,
  pdfDifferenceFields,
  parseDay,
  type PdfCandidate,
  type PdfDifferenceField,
  type StateCode,
} from '@wideload/domain';
import type { Order } from '@wideload/contract';
import { createSeededRandom } from '../seeded-random.ts';

/** The facts that a state writes on its permit. */
export type PrintedFacts = PdfCandidate & { number: string; company: string };

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const states = ['TX', 'OK', 'VA', 'WV', 'KS', 'AR', 'NC', 'PA', 'WA', 'MO'] as const satisfies readonly StateCode[];

/** One permit of a seeded order. */
export function drawFacts(seed: number): PrintedFacts {
  const random = createSeededRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const draw = (characters: string, count: number) =>
    Array.from({ length: count }, () => characters.charAt(between(0, characters.length - 1))).join('');
  const state = states[seed % states.length] ?? 'TX';
  const start = addDays(parseDay('2026-11-20') ?? failDay(), between(0, 60));
  return {
    permitId: `permit-${seed}`,
    state,
    unit: 1,
    startDate: start,
    endDate: addDays(start, Math.min(between(2, 6), (findValidity(state)?.days ?? 7) - 1)),
    priceCents: between(15, 400) * 100,
    width: between(103, 190),
    height: between(150, 190),
    length: between(700, 1400),
    weight: between(802, 1600) * 100,
    truckVin: `1XK${draw(letters, 3)}${draw('0123456789', 4)}${draw(letters, 1)}${draw('0123456789', 6)}`,
    trailerVin: `1DW${draw(letters, 3)}${draw('0123456789', 4)}${draw(letters, 1)}${draw('0123456789', 6)}`,
    truckPlate: `${draw(letters, 1)}${draw('0123456789', 6)}`,
    trailerPlate: `${draw('0123456789', 3)}${draw(letters, 1)}${draw('0123456789', 3)}`,
    usdot: draw('123456789', 7),
    number: `${draw(letters, 2)}-${draw('0123456789', 8)}`,
    company: 'Oklahoma Heavy Haul LLC',
  };
}

function failDay(): never {
  throw new Error('Not a day.');
}

/** The same length with another character near its end. */
const misread = (text: string) => `${text.slice(0, -2)}${text.at(-2) === '7' ? '1' : '7'}${text.slice(-1)}`;

/** Days that are past, or more than the state gives, follow from the others; a number is another one's only in the database. */
type PlantedField = Exclude<PdfDifferenceField, 'past' | 'validity' | 'number'>;
export const plantedFields = pdfDifferenceFields.filter(
  (field): field is PlantedField => field !== 'past' && field !== 'validity' && field !== 'number',
);

/** The permit with one wrong fact. */
export function plantDifference(facts: PrintedFacts, field: PlantedField): PrintedFacts {
  const { startDate, endDate } = facts;
  const move = (text: string, days: number) => addDays(parseDay(text) ?? failDay(), days);
  switch (field) {
    case 'vin':
      return { ...facts, truckVin: misread(facts.truckVin) };
    case 'trailerVin':
      return { ...facts, trailerVin: misread(facts.trailerVin) };
    case 'plate':
      return { ...facts, truckPlate: misread(facts.truckPlate) };
    case 'trailerPlate':
      return { ...facts, trailerPlate: misread(facts.trailerPlate) };
    case 'validFrom':
      return { ...facts, startDate: move(startDate, 1) };
    case 'validTo':
      return { ...facts, endDate: move(endDate, -1) };
    case 'fee':
      return { ...facts, priceCents: facts.priceCents + 1500 };
    case 'weight':
      return { ...facts, weight: (facts.weight ?? 0) - 1000 };
    case 'width':
    case 'height':
    case 'length':
      return { ...facts, [field]: (facts[field] ?? 0) - 3 };
  }
}

/** The facts of the order's permit for a state, as the state prints them. */
export function toPrintedFacts({ orderNumber, permits, units, company }: Order, state: StateCode): PrintedFacts {
  const permit = permits.find((one) => one.state === state);
  const unit = units.find(({ _id }) => _id === permit?.unit);
  if (permit === undefined || unit === undefined) throw new Error('The order has no such permit.');
  const { width, height, length } = unit.dimensions;
  return {
    ...drawFacts(7),
    ...permit.date,
    permitId: permit._id,
    state,
    priceCents: permit.price,
    width,
    height,
    length,
    weight: unit.weight,
    truckVin: unit.truck?.vinCode ?? '',
    truckPlate: unit.truck?.plateNumber ?? '',
    trailerVin: unit.trailer?.vinCode ?? '',
    trailerPlate: unit.trailer?.plateNumber ?? '',
    usdot: company?.dotNumber ?? '',
    number: `${state}-${orderNumber}`,
  };
}
