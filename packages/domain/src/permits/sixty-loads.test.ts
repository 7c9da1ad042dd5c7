import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StateCode } from '../basics/state-code.ts';
import { aLoad } from '../testing/sample.test-support.ts';
import { decidePermit, listReasons, type Verdict } from './permits.ts';

type Facts = Parameters<typeof aLoad>[0];
/** The verdict, the limits that are passed or open, and the source that a reader of the row can ask: its title begins so. */
type Row = [
  name: string,
  state: StateCode,
  facts: Facts,
  verdict: Verdict,
  kinds: string,
  field: string,
  source: string,
];

/** 53 ft with the trailer's axles far back: 45 ft 1 in from a kingpin at most to the last one. */
const farBack = { trailer: 53, CD: 424, weight: 70_000 } as const;
/** 53 ft with the axles slid forward: 39 ft 9 in at most. */
const slidForward = { trailer: 53, CD: 360, length: 860, weight: 70_000 } as const;
const steer = 12_000;
const heavyRear = { A: steer, B: 16_000, C: 16_000, D: 18_500, E: 17_500 };
const heavyDrive = { A: steer, B: 18_000, C: 17_000, D: 16_500, E: 16_500 };
/** 55,600 lb on three trailer axles that are 9 ft apart from the first to the last. */
const tridem = { EF: 54, axleWeights: { A: 10_000, B: 16_000, C: 16_000, D: 15_000, E: 15_000, F: 8000 } };

const rows: Row[] = [
  // Width.
  ['8 ft 6 in', 'AL', {}, 'none', '', 'legal.width_in', 'Ala. Admin. Code r. 450-3-1-.02'],
  ['8 ft 7 in', 'AL', { width: 103 }, 'needs', 'width', 'legal.width_in', 'Ala. Admin. Code r. 450-3-1-.02'],
  ['14 ft 6 in', 'TX', { width: 174 }, 'needs', 'width', 'legal.width_in', 'TxDMV pages on size and weight limits'],
  ['12 ft', 'WI', { width: 144 }, 'needs', 'width', 'legal.width_in', 'Wis. Stat. 348.05'],
  ['16 ft', 'PA', { width: 192 }, 'needs', 'width', 'legal.width_in', '75 Pa.C.S. 4921'],
  ['10 ft', 'GA', { width: 120 }, 'needs', 'width', 'legal.width_in', 'Ga. Comp. R. & Regs. 672-2'],
  ['8 ft 6 in in Minnesota', 'MN', {}, 'none', '', 'legal.width_in', 'Determine if you need a permit'],
  [
    '8 ft 6 in off the designated network too',
    'KY',
    {},
    'none',
    '',
    'legal.width_in',
    'Purchase an overweight/over-dimensional',
  ],
  // Height.
  ['13 ft 6 in', 'NY', { height: 162 }, 'none', '', 'legal.height_in', 'Vehicle and Traffic Law 385'],
  ['13 ft 7 in', 'NY', { height: 163 }, 'needs', 'height', 'legal.height_in', 'Vehicle and Traffic Law 385'],
  ['14 ft', 'AR', { height: 168 }, 'none', '', 'legal.height_in', 'Ark. Code 27-35-203'],
  ['14 ft 1 in', 'AR', { height: 169 }, 'needs', 'height', 'legal.height_in', 'Ark. Code 27-35-203'],
  [
    '14 ft',
    'CA',
    { height: 168, CD: 330, length: 800 },
    'none',
    '',
    'legal.height_in',
    'California Vehicle Code section 35250',
  ],
  ['14 ft', 'NC', { height: 168 }, 'none', '', 'legal.height_in', 'G.S. 20-116, Size'],
  ['14 ft 6 in', 'NE', { height: 174 }, 'none', '', 'legal.height_in', 'Nebraska oversize / overweight'],
  ['14 ft 7 in', 'NE', { height: 175 }, 'needs', 'height', 'legal.height_in', 'Nebraska oversize / overweight'],
  ['14 ft 2 in', 'CO', { height: 170 }, 'none', '', 'legal.height_in', 'C.R.S. 42-4-504'],
  [
    '14 ft: 13 ft 6 in off designated routes',
    'MO',
    { height: 168 },
    'depends',
    'height_undesignated',
    'legal.road_limits.height_undesignated',
    'RSMo 304.170',
  ],
  [
    '14 ft: 13 ft 6 in on county roads, and on every road by a page of the permit office',
    'OK',
    { height: 168 },
    'depends',
    'height_doubted height_county',
    'legal.height_in',
    '47 O.S. 14-103',
  ],
  [
    '13 ft 10 in: 13 ft 6 in off designated highways',
    'AZ',
    { height: 166 },
    'depends',
    'height_undesignated',
    'legal.road_limits.height_undesignated',
    'Arizona vehicle height limits',
  ],
  ['15 ft 2 in', 'LA', { height: 182 }, 'needs', 'height', 'legal.height_in', 'La. R.S. 32:381'],
  [
    '13 ft 8 in: 14 ft on Interstates only',
    'LA',
    { height: 164 },
    'depends',
    'height_off_interstate',
    'legal.height_in',
    'La. R.S. 32:381',
  ],
  // Length.
  [
    '75 ft: the state lists 70 ft',
    'NV',
    { length: 900 },
    'depends',
    'length_all',
    'legal.height_in',
    'General permit information',
  ],
  ['75 ft: no limit on the National Network', 'OH', { length: 900 }, 'none', '', 'legal.trailer_length_in', '23 CFR'],
  ['a 53 ft trailer', 'UT', { trailer: 53 }, 'none', '', 'legal.trailer_length_in', 'Oversize non-divisible load'],
  [
    'a 58 ft trailer',
    'UT',
    { trailer: 58 },
    'needs',
    'trailer_length',
    'legal.trailer_length_in',
    'Oversize non-divisible load',
  ],
  ['a 58 ft trailer', 'TX', { trailer: 58 }, 'none', '', 'legal.trailer_length_in', '23 CFR Part 658 Appendix B'],
  [
    'a 59 ft trailer in Louisiana',
    'LA',
    { trailer: 59 },
    'none',
    '',
    'legal.trailer_length_in',
    '23 CFR Part 658 Appendix B',
  ],
  [
    'a 57 ft trailer',
    'GA',
    { trailer: 57 },
    'needs',
    'trailer_length',
    'legal.trailer_length_in',
    'Ga. Comp. R. & Regs. 672-2',
  ],
  [
    'a trailer that is not on record',
    'OH',
    { trailer: null },
    'so-far',
    '',
    'legal.trailer_length_in',
    '23 CFR Part 658 Appendix B',
  ],
  // Kingpin.
  [
    'a 48 ft trailer with its axles back',
    'CA',
    { CD: 396 },
    'depends',
    'kingpin_rearmost_axle',
    'legal.kingpin',
    'California Vehicle Code 35400(b)(4)',
  ],
  [
    'a 53 ft trailer slid forward',
    'CA',
    slidForward,
    'none',
    '',
    'legal.kingpin',
    'California Vehicle Code 35400(b)(4)',
  ],
  [
    'a 53 ft trailer far back',
    'FL',
    farBack,
    'depends',
    'kingpin_group_center',
    'legal.kingpin',
    'Fla. Stat. 316.515(3)',
  ],
  ['a 53 ft trailer slid forward', 'FL', slidForward, 'none', '', 'legal.kingpin', 'Fla. Stat. 316.515(3)'],
  ['a 48 ft trailer far back', 'FL', { ...farBack, trailer: 48 }, 'none', '', 'legal.kingpin', 'Fla. Stat. 316.515(3)'],
  [
    'a 53 ft trailer far back',
    'VA',
    farBack,
    'depends',
    'kingpin_tandem_center',
    'legal.kingpin',
    'Code of Virginia 46.2-1112',
  ],
  [
    'a 53 ft trailer far back',
    'TN',
    farBack,
    'depends',
    'kingpin_tandem_center',
    'legal.kingpin',
    'Tenn. Code Ann. 55-7-201(c)',
  ],
  [
    'a 53 ft trailer far back',
    'IN',
    farBack,
    'depends',
    'kingpin_rearmost_axle',
    'legal.kingpin',
    '23 CFR Part 658, Appendix B, note 2',
  ],
  ['a 53 ft trailer far back', 'IL', farBack, 'none', '', 'legal.kingpin', '625 ILCS 5/15-107'],
  ['a 53 ft trailer far back', 'NH', farBack, 'depends', 'kingpin_tandem_center', 'legal.kingpin', 'RSA 266:11'],
  ['a 53 ft trailer far back', 'MN', farBack, 'none', '', 'legal.kingpin', 'Minn. Stat. 169.81'],
  ['a 53 ft trailer far back', 'MI', farBack, 'none', '', 'legal.trailer_length_in', 'MCL 257.717'],
  [
    'a 53 ft trailer 38 ft behind its tractor',
    'WV',
    { trailer: 53, CD: 456, weight: 70_000 },
    'depends',
    'axle_spacing',
    'legal.trailer_length_in',
    'W. Va. Code 17C-17-2',
  ],
  [
    'a 53 ft trailer 33 ft behind its tractor',
    'WV',
    { trailer: 53 },
    'none',
    '',
    'legal.trailer_length_in',
    'W. Va. Code 17C-17-2',
  ],
  // Overhangs.
  ['4 ft in front', 'WA', { frontOverhang: 48 }, 'needs', 'front_overhang', 'legal.front_overhang_in', 'RCW 46.44.010'],
  [
    '15 ft behind: the state counts from the last axle',
    'WA',
    { rearOverhang: 180 },
    'depends',
    'rear_overhang_last_axle',
    'legal.rear_overhang_in',
    'RCW 46.44.034',
  ],
  [
    '5 ft behind',
    'TX',
    { rearOverhang: 60 },
    'needs',
    'rear_overhang',
    'legal.rear_overhang_in',
    'TxDMV pages on size and weight limits',
  ],
  // Weight.
  ['80,000 lb, every axle weighed', 'OH', {}, 'none', '', 'legal.gross_weight_lb', 'Ohio Revised Code 5577.04'],
  [
    '80,000 lb, no axle weighed',
    'OH',
    { axleWeights: {} },
    'depends',
    'axle_weights',
    'legal.gross_weight_lb',
    'Ohio Revised Code 5577.04',
  ],
  ['111,400 lb', 'OK', { weight: 111_400 }, 'needs', 'gross_weight', 'legal.gross_weight_lb', '47 O.S. 14-103'],
  [
    '93,500 lb on six axles over 64 ft',
    'WY',
    { CD: 396, EF: 54, weight: 93_500 },
    'needs',
    'bridge_formula kingpin_unknown',
    'legal.gross_weight_lb',
    'State regulations, wyoming',
  ],
  ['74,000 lb', 'KS', { weight: 74_000 }, 'none', '', 'legal.gross_weight_lb', 'Kansas oversize permits'],
  [
    '80,000 lb over 48 ft of axles',
    'IA',
    { CD: 256, axleWeights: {} },
    'needs',
    'bridge_formula',
    'legal.gross_weight_lb',
    'Oversize/overweight permits',
  ],
  [
    '36,000 lb on a trailer tandem',
    'IN',
    { axleWeights: heavyRear },
    'needs',
    'tandem_axle',
    'legal.tandem_axle_lb',
    'IC 9-20-4',
  ],
  [
    '36,000 lb on a trailer tandem',
    'NC',
    { axleWeights: heavyRear },
    'none',
    '',
    'legal.tandem_axle_lb',
    'G.S. 20-116, 20-118',
  ],
  [
    '36,000 lb on a trailer tandem',
    'CO',
    { axleWeights: heavyRear },
    'none',
    '',
    'legal.tandem_axle_lb',
    'C.R.S. 42-4-502',
  ],
  [
    '35,000 lb on the drive tandem',
    'SD',
    { axleWeights: heavyDrive },
    'needs',
    'tandem_axle',
    'legal.tandem_axle_lb',
    'SDCL 32-22-3',
  ],
  [
    '21,000 lb on the steering axle',
    'MT',
    { axleWeights: { A: 21_000, B: 15_000, C: 15_000, D: 14_500, E: 14_500 } },
    'needs',
    'single_axle',
    'legal.single_axle_lb',
    'Montana oversize / overweight',
  ],
  [
    '38,000 lb on a tridem of 9 ft',
    'NE',
    { ...tridem, CD: 300, weight: 78_000 },
    'none',
    '',
    'legal.tandem_axle_lb',
    'Nebraska oversize / overweight',
  ],
  // The whole load of a transformer.
  [
    '14 ft 6 in wide, 15 ft 2 in high, 111,400 lb',
    'ID',
    { width: 174, height: 182, weight: 111_400, CD: 396, EF: 54 },
    'needs',
    'width height gross_weight kingpin_unknown',
    'legal.width_in',
    'Idaho oversize / overweight',
  ],
  [
    'over weight only',
    'MS',
    { weight: 95_000 },
    'needs',
    'gross_weight',
    'legal.gross_weight_lb',
    'Miss. Code 63-5-13',
  ],
];

type StateFile = { sources: { title: string; fields: string[] }[] };

function listTitles(state: StateCode, field: string): string[] {
  const file = JSON.parse(
    readFileSync(new URL(`../../data/states/${state}.json`, import.meta.url), 'utf8'),
  ) as StateFile;
  return file.sources.filter(({ fields }) => fields.includes(field)).map(({ title }) => title);
}

test.each(rows.map(([name, state, ...row]) => [state, name, ...row] as const))(
  '%s, %s',
  (state, _, facts, verdict, kinds) => {
    const need = decidePermit(aLoad(facts), state);
    expect([
      need.verdict,
      listReasons(need)
        .map(({ what }) => what)
        .join(' '),
    ]).toEqual([verdict, kinds]);
  },
);

test('sixty loads over thirty states, each with a source that has its figure', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(([, state]) => state)).size).toBeGreaterThanOrEqual(30);
  const unsourced = rows.filter(
    ([, state, , , , field, source]) => !listTitles(state, field).some((title) => title.startsWith(source)),
  );
  expect(unsourced.map(([name, state, , , , field]) => `${state} ${name}: ${field}`)).toEqual([]);
});
