import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { filingFieldGroups, filingFields, type FilingField, type FilingGroup } from './filing-fact.ts';

/** The account of a carrier is another one in each state. */
export type FilingKey = Exclude<FilingField, 'state_account'> | `state_account.${OrderableState}`;

/** The carrier's answers for the forms of states, as typed text. None is empty: a value that nobody gave is absent. */
export type FilingValues = Readonly<Partial<Record<FilingKey, string>>>;

export const longestFilingValue = 300;

export function toFilingKey(field: FilingField, state: OrderableState): FilingKey {
  return field === 'state_account' ? `state_account.${state}` : field;
}

export function toFilingField(key: FilingKey): FilingField {
  return key.startsWith('state_account.') ? 'state_account' : (key as FilingField);
}

const groupByField = new Map(
  // Cast: `entries` loses the keys.
  (Object.entries(filingFieldGroups) as [FilingGroup, readonly FilingField[]][]).flatMap(([group, fields]) =>
    fields.map((field) => [field, group] as const),
  ),
);

const unitGroups: ReadonlySet<FilingGroup | undefined> = new Set<FilingGroup>(['truck', 'trailer', 'sizes', 'load']);

/** A fact of one unit; the others are facts of the whole order. */
export function isUnitFilingField(field: FilingField): boolean {
  return unitGroups.has(groupByField.get(field));
}

const accountKeys = orderableStates.map((state) => `state_account.${state}` as const);

/** Of units and of orders: answers for the truck and the trailer are facts of their unit. */
export const unitFilingKeys: readonly FilingKey[] = filingFields.filter(isUnitFilingField).map(toPlainKey);
export const orderFilingKeys: readonly FilingKey[] = [
  ...filingFields.filter((field) => field !== 'state_account' && !isUnitFilingField(field)).map(toPlainKey),
  ...accountKeys,
];

/** Of a field that is the same in all states. */
function toPlainKey(field: FilingField): FilingKey {
  // Cast: the lists above leave out the account.
  return field as Exclude<FilingField, 'state_account'>;
}

/** As forms of states take them, and as they are stored. */
export const yesNo = ['Yes', 'No'] as const;

/** How a value is typed; all others are text. */
const kinds = {
  insurance_policy_expiry: 'day',
  plate_expiry: 'day',
  trailer_year: 'number',
  empty_weight: 'number',
  gvwr: 'number',
  load_pieces: 'number',
  load_weight: 'number',
  trips_count: 'number',
  nondivisible_statement: 'yes-no',
  hazmat: 'yes-no',
  irp: 'yes-no',
  return_trip: 'yes-no',
  weekend_travel: 'yes-no',
  steerable_axle: 'yes-no',
} as const satisfies Partial<Record<FilingField, string>>;

export type FilingKind = 'text' | (typeof kinds)[keyof typeof kinds];

export function findFilingKind(field: FilingField): FilingKind {
  const known: Partial<Record<FilingField, FilingKind>> = kinds;
  return known[field] ?? 'text';
}

/** The questions of the wizard about the load of a unit beside its measures. */
export const loadRecordFields = [
  'load_description',
  'load_make',
  'load_model',
  'load_serial',
  'load_bol',
  'load_pieces',
  'load_size',
  'load_weight',
  'tire_size',
] as const satisfies readonly FilingField[];
