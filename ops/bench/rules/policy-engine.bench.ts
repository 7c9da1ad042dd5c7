// Our rules beside onroute-policy-engine, the public engine with which British Columbia checks permit applications. Each answers, for one
// load: which limits of one jurisdiction does it pass, what are limit and actual, does the bridge formula hold, what is the fee. The engine
// gets a policy of these rules alone; the province's own policies have several times as many. It has no search of routes to compare.
import { decidePermit, listReasons, parseDay, priceFee, type OrderableState } from '@wideload/domain';
import { Policy } from 'onroute-policy-engine';
import type { PolicyDefinition } from 'onroute-policy-engine/types';
import { measureInTurns } from '../measure.ts';
import { report } from '../report.ts';
import { load, travelLoad } from './usual-load.ts';

// Both sides are compiled by then.
const rounds = { warmUp: 400, counted: 60 };
const CALLS = 20;

/** Meters and kilograms. */
const limits = {
  overallWidth: 2.6,
  overallHeight: 4.15,
  overallLength: 25,
  frontProjection: 3,
  rearProjection: 1,
  grossWeight: 36_280,
};

const rules = Object.entries(limits).map(([field, value]) => ({
  conditions: {
    all: [{ fact: 'permitData', path: `$.vehicleConfiguration.${field}`, operator: 'greaterThan', value }],
  },
  event: {
    type: 'violation',
    params: {
      message: `${field} passes the limit of ${value}`,
      code: 'field-validation-error',
      fieldReference: `permitData.vehicleConfiguration.${field}`,
    },
  },
}));

const definition: PolicyDefinition = {
  minPEVersion: '2.0.0',
  geographicRegions: [],
  permitTypes: [
    {
      id: 'OSOW',
      name: 'Oversize and overweight',
      routingRequired: true,
      weightDimensionRequired: true,
      sizeDimensionRequired: true,
      commodityRequired: false,
      allowedVehicles: [],
      rules,
      costRules: [{ fact: 'fixedCost', params: { cost: 30 } }],
    },
  ],
  commonRules: [],
  globalWeightDefaults: { powerUnits: [], trailers: [] },
  globalSizeDefaults: {},
  vehicleCategories: { powerUnitCategories: [], trailerCategories: [] },
  vehicleTypes: { powerUnitTypes: [], trailerTypes: [] },
  commodities: [],
  bridgeCalculationConstants: { multiplier: 30, minWeight: 18_000 },
};

/** The load of `usual-load.ts` in meters, kilograms and, for the axles, centimeters. */
const axleConfiguration = [
  { numberOfAxles: 1, axleUnitWeight: 5_400 },
  { numberOfAxles: 2, axleSpread: 137, interaxleSpacing: 538, axleUnitWeight: 20_400 },
  { numberOfAxles: 3, axleSpread: 274, interaxleSpacing: 1194, axleUnitWeight: 24_700 },
];
const application = {
  permitType: 'OSOW',
  permitData: {
    startDate: '2026-11-25',
    vehicleConfiguration: {
      overallWidth: 4.42,
      overallHeight: 4.62,
      overallLength: 23.5,
      frontProjection: 0,
      rearProjection: 0.9,
      grossWeight: 50_500,
      axleConfiguration,
    },
    permittedRoute: { manualRoute: { totalDistance: 2300 } },
  },
};

const policy = new Policy(definition);

async function askEngine() {
  const { violations, cost } = await policy.validate(application);
  const groups = policy.calculateBridge(axleConfiguration);
  if (violations.length !== 3 || cost.length !== 1 || groups.length !== 3)
    throw new Error(`The engine found ${violations.length} limits, ${cost.length} fees, ${groups.length} axle groups.`);
}

function getDays() {
  const [start, end] = [parseDay('2026-11-25'), parseDay('2026-11-28')];
  if (start === null || end === null) throw new Error('Not days');
  return { start, end };
}
const days = getDays();

function askOurs(state: OrderableState) {
  const reasons = listReasons(decidePermit(load, state));
  const { amount } = priceFee(travelLoad, state, days);
  if (reasons.length < 3) throw new Error(`Ours found ${reasons.length} limits of ${state}, with a fee of ${amount}.`);
}

async function repeat(work: () => unknown): Promise<void> {
  for (let call = 0; call < CALLS; call += 1) await work();
}

const perCall = (ms: number) => `${((ms / CALLS) * 1000).toFixed(0)} µs`;

const [ourMs, engineMs] = await measureInTurns(
  () => repeat(() => askOurs('WA')),
  () => repeat(askEngine),
  rounds,
);
report({
  what: 'onroute-policy-engine 2.0.1: one load in one jurisdiction, with reasons, bridge formula and fee',
  against: 'our rules',
  ratio: engineMs / ourMs,
  atLeast: 20,
  figures: `${perCall(engineMs)} to ${perCall(ourMs)}`,
});
