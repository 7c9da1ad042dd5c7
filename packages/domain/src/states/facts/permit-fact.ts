/**
 * How good the source of a figure is: the state's own text; the statute quoted by a page that was opened, or by a third
 * party alone; a report or an association; a permit service; general knowledge. The last three are not confirmed.
 */
export const factTiers = ['official', 'quoted', 'third_party', 'secondary', 'permit_service', 'recalled'] as const;
export type FactTier = (typeof factTiers)[number];

/** @returns true if a text of the state has the figure. */
export function isConfirmed(tier: FactTier): boolean {
  return tier === 'official' || tier === 'quoted' || tier === 'third_party';
}

const federal = /^(?:Federal |United States |US )/;

/** Federal law and reports bind or describe the states, but are no texts of theirs. */
export function isFederal({ publisher }: Pick<PermitSource, 'publisher'>): boolean {
  return federal.test(publisher);
}

/** `source` is a key of `permitSources` of the state. */
export type Sourced = { tier: FactTier; source: string; doubt?: Doubt };

/**
 * Another figure that a source gives for a row, in the unit of the row. Of holidays: the ones that may be meant too. Null: no source gives
 * it. `why` is a sentence without its period.
 */
export type Doubt = { other: number | string[] | null; why: string; tier: FactTier; source: string };

/** A doubt about a figure of data/states, such as `legal.height_in`. Its other figure is null where another source has no limit. */
export type LimitDoubt = Omit<Doubt, 'other'> & {
  field: 'legal.height_in' | 'legal.front_overhang_in' | 'legal.rear_overhang_in';
  other: number | null;
};

/** Two-lane roads, roads with more lanes, Interstates; `multilane` includes Interstates unless an Interstate row exists. */
export type RoadKind = 'two_lane' | 'multilane' | 'interstate';

/** In a condition also all roads but Interstates. */
export type RoadClass = RoadKind | 'off_interstate';

export type LoadKind = 'manufactured_building' | 'not_manufactured_building' | 'house' | 'other';

/** All parts must hold. `Over` is above the figure, `To` up to and including it. */
export type Condition = {
  widthOverIn?: number;
  widthToIn?: number;
  heightOverIn?: number;
  heightToIn?: number;
  lengthOverIn?: number;
  lengthToIn?: number;
  frontOverhangOverIn?: number;
  frontOverhangToIn?: number;
  rearOverhangOverIn?: number;
  rearOverhangToIn?: number;
  /** The semitrailer with its load. */
  trailerOverIn?: number;
  trailerToIn?: number;
  grossOverLb?: number;
  grossToLb?: number;
  /** The first axle, the heaviest axle, the heaviest tandem, and the heaviest group of four or more axles. */
  steerAxleOverLb?: number;
  singleAxleOverLb?: number;
  tandemOverLb?: number;
  quadOverLb?: number;
  /** From the first axle to the second, and from the tractor to the trailer. */
  steerSpacingToIn?: number;
  driveToTrailerToIn?: number;
  milesOver?: number;
  milesTo?: number;
  axlesOver?: number;
  axlesTo?: number;
  /** Pounds over what the state's table allows for the axles. */
  excessOverLb?: number;
  excessToLb?: number;
  /** From the first axle to the last one. */
  axleSpanOverIn?: number;
  axleSpanToIn?: number;
  /** True if a dimension, or a weight, is over its limit. */
  isOversize?: boolean;
  isOverweight?: boolean;
  /** True if an escort is due. */
  isEscorted?: boolean;
  isSuperload?: boolean;
  load?: LoadKind;
  road?: RoadClass;
  /** Divided roads or undivided ones; Interstates are divided, two-lane roads are not. */
  isDivided?: boolean;
  /** A condition in words, which nothing can check: it stays open and must be shown. */
  note?: string;
};

/** A row of a table: what it says holds if `when` does. */
export type Row = Sourced & { when: Condition };

export type FeeUnit =
  | 'trip'
  | 'day'
  | 'dimension'
  | 'mile'
  | 'ton_mile'
  | '1000lb_mile'
  | '1000lb_over_legal'
  | 'ton_over_legal';

/** The fee for size. The most general row is first; a row that is more specific and holds replaces it. */
export type SizeFee = Row & { dollars: number; per: FeeUnit; detail?: string };

/** A charge for weight, on top of the fee or in its place. Null dollars: not established. */
export type WeightFee = Row & {
  dollars: number | null;
  per: FeeUnit;
  isInstead: boolean;
  /** The excess counts above this weight, by default above the weight of the condition. */
  aboveLb?: number;
  /** The excess counts above a weight between `aboveLb` and this one. */
  aboveMostLb?: number;
  /** A started ton or 1,000 lb counts in full unless the state takes the nearest one. */
  rounding?: 'nearest';
  minimumDollars?: number;
  maximumDollars?: number;
  /** The sum is rounded to the nearest multiple. */
  nearestDollars?: number;
  /** A started step of miles, or of pounds, counts in full. */
  milesStep?: number;
  lbStep?: number;
  /** Due once for each group of axles that it fits. Only one row of a column fits a group, so rows never add up for one group. */
  axleGroup?: AxleGroupRange;
  /** It takes the place of the other charges for weight. Such rows that hold together are added. */
  isAlternative?: true;
  /** Of the rows with one name, the last one that holds is due. */
  oneOf?: string;
  /** More about the charge; no condition. */
  detail?: string;
};

/** So many axles in a row, at most so far apart from the first to the last, with a weight above the one and up to the other figure. */
export type AxleGroupRange = { axles: number; withinIn: number; overLb: number; toLb: number };

/** Another charge of a state: a sum, a percentage, both, or neither if the state publishes none. */
export type ExtraFee = Sourced & {
  what: string;
  dollars: number | null;
  percent: number | null;
  /**
   * `transaction`: for each permit. `card`: when the state is paid by card. `further`: for loads for which `when` holds; of rows
   * with one `what` the first one that can hold is due. Others are not computed.
   */
  kind?: 'card' | 'transaction' | 'further';
  when?: Condition;
  /** For each started foot over this measure. */
  feetOver?: { of: 'width' | 'height' | 'length'; in: number };
  isPerMile?: true;
  isAtMost?: true;
  isAtLeast?: true;
  /** For each hour or bridge, and nobody can say how many there will be. */
  isUncounted?: true;
  minimumDollars?: number;
  /** The percentage is of the fees and of `dollars`. */
  isPercentOfDollars?: true;
};

/** A rule for all charges for weight together: whole dollars, rounded up, with a maximum that includes the size fee. */
export type WeightSum = Sourced & { isWholeDollars: true; maximumWithSizeDollars: number };

/** Sums are dollars, not cents: a rate can be a fraction of a cent. The fees for size are in `sizeFees`. */
export type PermitFees = {
  overweight: WeightFee[];
  extras: ExtraFee[];
  weightSum?: WeightSum;
  /** The state charges by the excess over its table for the axles, which ends at this weight. */
  legalTable?: Sourced & { maximumLb: number };
  notes: string;
  validity: (Row & { days: number; isBusinessDays: boolean }) | null;
};

export type PermitEscorts = {
  /**
   * `isAtThreshold`: a load of exactly the `Over` figure needs the cars too. `highPole` null: not established.
   * `detail` says more about the cars. `isAtNight`: only for travel at night.
   */
  escorts: (Row & {
    isAtThreshold: boolean;
    front: number;
    rear: number;
    highPole: boolean | null;
    police: boolean;
    isAtNight?: true;
    detail?: string;
  })[];
  superload: (Row & { detail?: string })[];
  firstEscorts: FirstFigures<'widthIn' | 'widthMultilaneIn' | 'lengthIn' | 'heightIn', 'length' | 'height'>;
  firstSuperload: FirstFigures<
    'widthIn' | 'heightIn' | 'lengthIn' | 'grossWeightLb',
    'width' | 'height' | 'length' | 'gross_weight'
  >;
};

/** The tiers of the figures in `stateFacts`, and the measures for which no figure could be established. */
type FirstFigures<Figure extends string, Measure extends string> = {
  tiers: Partial<Record<Figure, FactTier>>;
  unknown: Measure[];
};

/**
 * Roads that a load may not use at all, or `isWithLeave` only with leave of their office. `toll`: all Interstates of the
 * state with tolls, which have a name of their own. `detail` is no condition.
 */
export type RoadBan = Row & {
  road: 'interstate' | 'toll' | 'named';
  name?: string;
  isWithLeave?: true;
  detail?: string;
};

/**
 * The most that a permit allows on an axle, on a group of axles no more than 8 ft apart, or in all. `withinIn`: for groups that are no
 * longer. `perhapsLb`: what another source has.
 */
export type PermitMaximum = Row & {
  of: 'steer' | 'single' | 'each_axle' | 'tandem' | 'tridem' | 'quad' | 'five_axles' | 'gross';
  limitLb: number;
  withinIn?: number;
  perhapsLb?: number;
};

/** Local time as `HH:MM`. */
export type ClockWindow = [from: string, to: string];
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
/** `all`: as on weekdays; null: no travel. */
export type WeekendDay = 'all' | ClockWindow | null;

/**
 * The part of the year that the note or the area of a row names: from and to as `MM-DD`, `MM-FRI4`, `labor` or `labor-3`,
 * or the weekends beside a holiday on a Friday or Monday.
 */
export type YearPart = [from: string, to: string] | 'holiday_weekends';

/**
 * The place of a curfew: its counties, the whole state, or places that the source does not name. `on` and `notOn` are
 * roads as the router writes them (`I-90`), or `interstate` for all of them.
 */
export type CurfewPlace = {
  counties: string[];
  isStatewide?: true;
  isUnnamed?: true;
  on?: string[];
  notOn?: string[];
};

export type PermitTravel = {
  /** Minutes added to sunrise and sunset. */
  daylight: (Row & { fromSunriseMin: number; toSunsetMin: number })[];
  /** `detail` says more about the permission or the ban, and is no condition. */
  night: (Row & { isAllowed: boolean; detail?: string })[];
  weekend: (Row & { saturday: WeekendDay; sunday: WeekendDay; dates?: YearPart; detail?: string })[];
  /** Names as in data/permit-facts/README.md. */
  holidays: (Row & {
    days: string[];
    from: 'noon_day_before' | 'sunset_day_before' | 'midnight';
    to: 'midnight' | 'sunrise_day_after' | 'noon_day_after';
    /** A holiday on a Monday closes its weekend from the Friday before; `around`: one on a Friday also until the Monday. */
    weekend?: 'before' | 'around';
    /** A legal holiday on a weekend closes its observed weekday too, unless: never; only that of a Sunday. */
    observed?: 'none' | 'sunday';
  })[];
  /** False: the state is known to have holidays that the rows do not name, or nothing was found about them. */
  areHolidaysKnown: boolean;
  /** The source that says that the state has none, or more than the rows. */
  holidaySource: Sourced | null;
  curfews: (Row & CurfewPlace & { area: string; days: Weekday[]; windows: ClockWindow[]; dates?: YearPart })[];
  /** False: the state has curfews of which no list could be read, or nothing was found about them. */
  areCurfewsKnown: boolean;
  /** The source that says that the state has none, or has some without a list. */
  curfewSource: Sourced | null;
  /** Month and day as `MM-DD`; null where they change each year. */
  seasons: (Sourced & { what: string; from: string | null; to: string | null })[];
  /** True if a load that is only overweight moves at any time; null: not established. */
  overweightOnly: (Sourced & { isUnrestricted: boolean }) | null;
  weatherNote: string | null;
};

export type PermitOffice = {
  portal: Sourced & {
    system: string | null;
    url: string;
    isAccountNeeded: boolean | null;
    autoIssue: string | null;
    phone: string;
    hours: string | null;
  };
  electronicCopy: (Sourced & { isAccepted: boolean | null; note: string }) | null;
  localPermits: (Row & { who: string; phone: string | null })[];
};

/** An entry of `permitSources`. */
export type PermitSource = {
  title: string;
  publisher: string;
  /** Null for general knowledge. */
  url: string | null;
  year: number | null;
  tier: FactTier;
  quote: string | null;
  readOn: string;
};
