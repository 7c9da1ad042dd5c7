import { requireDay } from '../basics/day.ts';
import type { KnownCompany } from '../basics/company.ts';
import type { DraftOrder, DraftPermit } from '../orders/draft.ts';
import type { DraftUnit } from '../load/draft-unit.ts';
import type { AxleWeights, KnownFacts, Load } from '../load/load.ts';
import { findNeededPermits } from '../orders/permits/needed-permits.ts';
import type { StateCode } from '../basics/state-code.ts';
import { toLoad } from '../load/unit-load.ts';

/** `trailer` in feet. */
type Facts = Partial<
  DraftUnit['dimensions'] & {
    weight: number | null;
    trailer: number | null;
    kingpin: number | null;
    axleWeights: AxleWeights;
  } & DraftUnit['axles']
>;

/** 80,000 lb on five axles, within the limits of every state. */
const usualWeights: AxleWeights = { A: 12_000, B: 17_000, C: 17_000, D: 17_000, E: 17_000 };

/** A unit within every limit of every state, 39 ft 9 in from the kingpin to the last axle at most. */
export function aUnit(facts: Facts = {}, rest: Partial<DraftUnit> = {}): DraftUnit & Pick<KnownFacts, 'axleWeights'> {
  const { width = 102, height = 162, length = 840, frontOverhang = 0, rearOverhang = 0, weight = 80_000 } = facts;
  const { axleWeights = weight === 80_000 && facts.EF === undefined ? usualWeights : {} } = facts;
  const { AB = 212, BC = 54, CD = 360, DE = 54, EF = null, trailer = 48 } = facts;
  return {
    _id: 'unit-1',
    truckId: 'truck-1',
    trailerId: 'trailer-1',
    trailer: trailer === null ? null : { length: trailer },
    loadType: 'general',
    dimensions: { width, height, length, frontOverhang, rearOverhang },
    weight,
    axles: { AB, BC, CD, DE, EF },
    ...(facts.kingpin !== undefined && { kingpin: facts.kingpin }),
    axleWeights,
    typed: {},
    ...rest,
  };
}

/** 14′6″ wide, 15′2″ high, 77′ long, 111,400 lb on six axles: over the limits of every state. */
export const oversize = { width: 174, height: 182, length: 924, weight: 111_400, CD: 470, EF: 54 } as const;

export function aLoad(facts: Facts = {}): Load {
  const load = toLoad(aUnit(facts));
  if (load === null) throw new Error('The facts make no load');
  return load;
}

export const company: KnownCompany = {
  _id: 'company-1',
  name: 'Prairie Heavy Haul LLC',
  dotNumber: '9000001',
  street: '1 Fiction Road',
  city: 'Amarillo',
  state: 'TX',
  zip: '79101',
  country: 'US',
};

export function aPermit(unit: string, state: StateCode, rest: Partial<DraftPermit> = {}): DraftPermit {
  return {
    _id: `${unit}-${state}`,
    unit,
    state,
    permitType: 'Oversize',
    price: 1000,
    date: { startDate: '2026-11-21', endDate: '2026-11-24' },
    route: { origin: { lat: 31.5, lng: -99.3 }, destination: { lat: 31.5, lng: -99.3 } },
    comment: '',
    typed: {},
    reasons: [],
    status: 'requested',
    ...rest,
  };
}

/** A valid, reviewed, unpaid draft: one oversize unit with its permits for two states. */
export function aDraft(rest: Partial<DraftOrder> = {}): DraftOrder {
  const parts = { units: [aUnit(oversize)], jurisdictions: ['TX', 'OH'] as const, ...rest };
  return {
    customer: { email: 'pat@example.com', phone: '8065550101', personName: 'Pat Doe' },
    title: 'Transformer to Toledo',
    poNumber: 'PO 4711',
    company,
    trip: null,
    permits: findNeededPermits(parts).map(({ unit, state }) => aPermit(unit, state)),
    reviewed: true,
    ...parts,
  };
}

export const aDay = requireDay;
