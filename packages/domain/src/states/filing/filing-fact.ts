import type { OrderableState } from '../../basics/state-code.ts';

/** The vocabulary of data/filing, in the order in which the portals ask. A field that is not here does not compile anywhere. */
export const filingFieldGroups = {
  company: [
    'company',
    'usdot',
    'fein',
    'contact',
    'emergency_contact',
    'state_account',
    'permit_service_name',
    'previous_permit_no',
    'driver_signature',
  ],
  truck: [
    'vehicle_type',
    'truck_unit_no',
    'truck_year',
    'truck_make',
    'truck_vin',
    'truck_plate',
    'truck_plate_state',
    'plate_expiry',
    'registered_weight',
    'empty_weight',
    'gvwr',
  ],
  trailer: [
    'trailer_unit_no',
    'trailer_year',
    'trailer_make',
    'trailer_vin',
    'trailer_plate',
    'trailer_plate_state',
    'trailer_length',
    'trailer_registration_class',
    'hauling_equipment_description',
    'steerable_axle',
  ],
  sizes: [
    'overall_size',
    'overhang',
    'kingpin',
    'gross_weight',
    'axle_count',
    'axle_weights',
    'axle_spacings',
    'axle_ratings',
    'tires_per_axle',
    'tire_size',
    'tire_capacity',
    'track_width',
    'drawing',
  ],
  load: [
    'load_description',
    'load_category',
    'load_make',
    'load_model',
    'load_serial',
    'load_bol',
    'load_pieces',
    'load_size',
    'load_weight',
    'mobile_home_serial',
    'container_seal',
    'nondivisible_statement',
    'hazmat',
    'weight_certificate',
  ],
  trip: [
    'origin_destination',
    'origin_dest_junction',
    'route_by_roads',
    'route_survey',
    'bridge_analysis',
    'travel_dates',
    'movement_time',
    'weekend_travel',
    'trip_type',
    'return_trip',
    'trips_count',
    'escorts',
  ],
  papers: ['insurance', 'insurance_policy_expiry', 'surety_bond', 'ifta_fuel', 'irp'],
} as const;

export type FilingGroup = keyof typeof filingFieldGroups;
export type FilingField = (typeof filingFieldGroups)[FilingGroup][number];

export const filingFields: readonly FilingField[] = Object.values(filingFieldGroups).flat();

/** States whose portals have the same pages and fields share a platform. */
export const filingPlatforms = [
  'permitapp-asp',
  'gotpermits',
  'own',
  'order-permit-01',
  'permit-create',
  'safehaul',
  'celtic',
] as const;

export const changeKinds = ['dates', 'extend', 'truck', 'load', 'route', 'cancel'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `official-quoted` is the state's text on a page of another; a `permit-service` tells what it fills in or was told. */
export const filingSourceTiers = ['official', 'official-quoted', 'secondary', 'permit-service'] as const;

type Sourced = {
  /** `n` of one of `sources`. */
  source: number;
  /** Further sources of the same. */
  also?: readonly number[];
};

type PerhapsSourced = { source: number | null; also?: readonly number[] };

/** `isRequired` is null where only the portal of a permit service was read, which does not say it. */
export type FilingAsk = Sourced & { field: FilingField; isRequired: boolean | null; only?: AskCondition };

/** The loads and carriers of which a field is asked: one that meets any part. */
export type AskCondition = {
  overLb?: number;
  widerIn?: number;
  higherIn?: number;
  longerIn?: number;
  loadTypes?: readonly string[];
  withoutUsdot?: true;
};

/** A change of an issued permit. `within` has the time and the conditions; an unknown fee is null, not free. */
export type ChangeRule = Sourced & {
  what: ChangeKind;
  isAllowed: boolean | null;
  within: string;
  feeDollars: number | null;
  feeSource?: number;
};

/** `isScreenAccepted`: a copy on a screen; `isPaperNeeded`: false where the state says that paper is not needed. Null: not found. */
export type CarryRule = PerhapsSourced & {
  isScreenAccepted: boolean | null;
  isPaperNeeded: boolean | null;
  note: string | null;
};

export type Turnaround = PerhapsSourced & {
  routine: string | null;
  superload: string | null;
  officeHours: string | null;
  daysAhead: string | null;
  validity: string | null;
  isIssuedAtOnce: boolean | null;
  routineSource?: number;
  officeHoursSource?: number;
  validitySource?: number;
};

/** The office or portal of an application. `thirdPartyAccount` says what the state asks of somebody who files for a carrier. */
export type FilingSystem = Sourced & {
  name: string | null;
  url: string | null;
  platform: (typeof filingPlatforms)[number] | null;
  vendor: string | null;
  vendorSource: number | null;
  thirdPartyAccount: string | null;
};

export type AnnualPermit = Sourced & {
  name: string;
  covers: string | null;
  sizeLimits: string | null;
  feeDollars: number | null;
};

export type FilingSource = {
  n: number;
  title: string;
  publisher: string;
  url: string | null;
  year: number | null;
  tier: (typeof filingSourceTiers)[number];
  quote: string;
};

/** How a state takes applications: one file of data/filing. Nothing is guessed: null is not found. */
export type FilingFacts = {
  state: OrderableState;
  asks: readonly FilingAsk[];
  asksNote: string | null;
  asksNoteSource?: number;
  changes: readonly ChangeRule[];
  carry: CarryRule;
  turnaround: Turnaround;
  system: FilingSystem;
  annual: readonly AnnualPermit[];
  sources: readonly FilingSource[];
  readOn: string;
};
