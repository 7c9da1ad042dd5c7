import type { FilingAskRef, OrderFile } from '@wideload/contract';
import { filingLabels } from '@wideload/contract/client';
import {
  findFilingKind,
  isAsked,
  filingFieldGroups,
  isUnitFilingField,
  stateName,
  toFilingKey,
  type AskedSubject,
  type FilingFacts,
  type FilingField,
  type OrderableState,
} from '@wideload/domain';
import { questionAbout } from './missing.texts.ts';
import { toCopiedRow, type SheetRow, formatFormDay } from './sheet-row.ts';

/** The groups of the sheet; every field of the vocabulary is in one of them. */
export type SheetPart = 'company' | 'truck' | 'trailer' | 'load' | 'axles' | 'cargo' | 'route' | 'dates' | 'papers';

const companyFields = ['company', 'usdot'] as const satisfies readonly FilingField[];
/** Declarations and attachments: they measure nothing. */
const paperFields = [
  'nondivisible_statement',
  'weight_certificate',
  'drawing',
] as const satisfies readonly FilingField[];
const axleFields = [
  'kingpin',
  'axle_count',
  'axle_weights',
  'axle_spacings',
  'axle_ratings',
  'tires_per_axle',
  'tire_size',
  'tire_capacity',
] as const satisfies readonly FilingField[];
const dateFields = ['travel_dates', 'movement_time', 'weekend_travel'] as const satisfies readonly FilingField[];
const without = (fields: readonly FilingField[], left: readonly FilingField[]) =>
  fields.filter((field) => !left.includes(field));

export const partFields: Readonly<Record<SheetPart, readonly FilingField[]>> = {
  company: companyFields,
  truck: filingFieldGroups.truck,
  trailer: filingFieldGroups.trailer,
  load: without(filingFieldGroups.sizes, [...axleFields, ...paperFields]),
  cargo: without(filingFieldGroups.load, paperFields),
  axles: axleFields,
  route: without(filingFieldGroups.trip, dateFields),
  dates: dateFields,
  papers: [...without(filingFieldGroups.company, companyFields), ...filingFieldGroups.papers, ...paperFields],
};

/**
 * No state takes an application without them, whether or not the list of its form names them: that list is what a permit service fills
 * in, and leaves out what a clerk chooses on a map.
 */
const asksEverywhere: readonly FilingField[] = [
  'company',
  'usdot',
  'contact',
  'truck_vin',
  'truck_plate',
  'trailer_plate',
  'overall_size',
  'gross_weight',
  'axle_count',
  'axle_spacings',
  'origin_destination',
  'route_by_roads',
  'travel_dates',
];

type Asked = { field: FilingField; isRequired: boolean };

/** The fields that the form of the state asks for, of this load and carrier, in the order of the form. */
export function listAskedFields(facts: FilingFacts, subject: AskedSubject): Asked[] {
  const own = facts.asks
    .filter((ask) => isAsked(ask, subject))
    .map(({ field, isRequired }) => ({ field, isRequired: isRequired === true }));
  const named = new Set(own.map(({ field }) => field));
  const more = asksEverywhere.filter((field) => !named.has(field));
  return [...own, ...more.map((field) => ({ field, isRequired: false }))];
}

type Unit = OrderFile['units'][number];
export type AskSubject = { order: Pick<OrderFile, 'filing'>; unit: Unit; state: OrderableState };

/** The carrier's answers for the forms; null if there are none. */
function findGiven(field: FilingField, { order, unit, state }: AskSubject): string | null {
  const key = toFilingKey(field, state);
  return (isUnitFilingField(field) ? unit : order).filing[key] ?? null;
}

const toEntry = (field: FilingField, { unit, state }: AskSubject): FilingAskRef => ({
  unit: isUnitFilingField(field) ? unit._id : null,
  key: toFilingKey(field, state),
});

function toGivenRow(field: FilingField, value: string, entry: FilingAskRef): SheetRow {
  const label = filingLabels[field];
  if (findFilingKind(field) !== 'day') return { label, value, field, entry, given: value };
  const day = formatFormDay(value);
  return { ...toCopiedRow(label, day, day), field, entry, given: value };
}

function addQuestion(row: SheetRow, { field, isRequired }: Asked, subject: AskSubject): SheetRow {
  if (row.value !== null) return row;
  const question = questionAbout({ field, label: row.label, state: stateName(subject.state) });
  return { ...row, entry: toEntry(field, subject), missing: { ...question, isRequired } };
}

/** The rows of one asked field: what the order has, else what the carrier gave, else that it is missing. */
function listFieldRows(rows: readonly SheetRow[], asked: Asked, subject: AskSubject): SheetRow[] {
  const { field } = asked;
  const own = rows.filter((row) => row.field === field);
  const known = own.filter(({ value }) => value !== null);
  const given = findGiven(field, subject);
  const entry = toEntry(field, subject);
  if (own.length > 0 && known.length === own.length)
    return own.map((row) => (given !== null && row.value === given ? { ...row, entry, given } : row));
  if (given !== null) return [...known, toGivenRow(field, given, entry)];
  const missing = known.length === 0 && own.length !== 1 && !isPlace(field);
  if (missing) return [addQuestion({ label: filingLabels[field], value: null, field }, asked, subject)];
  return own.map((row) => addQuestion(row, asked, subject));
}

/** Each end, crossing and road of the trip is asked for by its own name. */
const isPlace = (field: FilingField) => field === 'origin_destination' || field === 'route_by_roads';

/** The asked fields of one part of the sheet in the form's order, and then what else is known. */
export function arrangeRows(
  rows: readonly SheetRow[],
  { part, asked, subject }: { part: SheetPart; asked: readonly Asked[]; subject: AskSubject },
): SheetRow[] {
  const wanted = asked.filter(({ field }) => partFields[part].includes(field));
  const named = new Set(wanted.map(({ field }) => field));
  const rest = rows.filter(({ field, value }) => value !== null && (field === undefined || !named.has(field)));
  return [...wanted.flatMap((one) => listFieldRows(rows, one, subject)), ...rest.filter(isWorthIt)];
}

/** Values that are the same on every order are only for the forms that ask for them. */
const onlyWhereAsked: ReadonlySet<FilingField | undefined> = new Set<FilingField>([
  'permit_service_name',
  'vehicle_type',
  'trip_type',
  'trips_count',
  'escorts',
]);
const isWorthIt = ({ field }: SheetRow) => !onlyWhereAsked.has(field);
