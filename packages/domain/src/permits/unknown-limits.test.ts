import { describe, expect, test } from 'vitest';
import { decideNeed, decidePermit, type Verdict } from './permits.ts';
import { aLoad } from '../testing/sample.test-support.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { stateCodes, type StateCode } from '../basics/state-code.ts';
import type { StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

type Facts = Parameters<typeof aLoad>[0];

/** 45 ft 1 in from a kingpin at most to the last axle. */
const farBack = { trailer: 53, CD: 424, weight: 70_000 } as const;
/** 39 ft 9 in at most. */
const slidForward = { trailer: 53, CD: 360, length: 860, weight: 70_000 } as const;

describe('a limit that is not established', () => {
  test.each<[name: string, StateCode, Facts, Verdict, kinds: string]>([
    ['6 ft in front where 3 ft are allowed', 'IA', { frontOverhang: 72 }, 'needs', 'front_overhang'],
    ['3 ft in front', 'IA', { frontOverhang: 36 }, 'none', ''],
    ['6 ft in front', 'NE', { frontOverhang: 72 }, 'depends', 'front_overhang_unknown'],
    ['3 ft in front, the least of any state', 'NE', { frontOverhang: 36 }, 'none', ''],
    ['3 ft 1 in in front', 'ME', { frontOverhang: 37 }, 'depends', 'front_overhang_unknown'],
    ['14 ft behind', 'VT', { rearOverhang: 168, CD: 360, trailer: 40 }, 'depends', 'rear_overhang_unknown'],
    ['3 ft behind, the least of any state', 'VT', { rearOverhang: 36, CD: 330, length: 800 }, 'none', ''],
    [
      '6 ft at each end, where both together may be 10 ft',
      'NV',
      { frontOverhang: 72, rearOverhang: 72 },
      'needs',
      'rear_overhang',
    ],
    ['4 ft in front and 6 ft behind', 'NV', { frontOverhang: 48, rearOverhang: 72 }, 'none', ''],
    ['both', 'WY', { frontOverhang: 48, rearOverhang: 60 }, 'depends', 'front_overhang_unknown rear_overhang_unknown'],
    [
      'a flag from 4 ft is no limit, and no leave either',
      'OH',
      { rearOverhang: 60 },
      'depends',
      'rear_overhang_unknown',
    ],
    ['10 ft in front where the statute has no limit', 'OK', { frontOverhang: 120 }, 'none', ''],
    ['a 53 ft trailer with its axles far back', 'TX', farBack, 'depends', 'kingpin_unknown'],
    ['a 53 ft trailer with its axles far back', 'GA', farBack, 'depends', 'kingpin_unknown'],
    ['a 53 ft trailer with its axles slid forward', 'TX', slidForward, 'none', ''],
    ['48 ft, shorter than what other states limit', 'TX', { CD: 470, weight: 70_000 }, 'depends', 'kingpin_unknown'],
    ['40 ft, too short for any limit', 'TX', { CD: 400, length: 780, trailer: 40, weight: 70_000 }, 'none', ''],
    ['53 ft where the distance between tractor and trailer is limited instead', 'WV', farBack, 'none', ''],
    ['a 53 ft trailer where the statute has no kingpin limit', 'LA', farBack, 'none', ''],
    ['5 ft at each end, 10 ft together', 'NV', { frontOverhang: 60, rearOverhang: 60, length: 830 }, 'none', ''],
    ['6 ft at each end, 12 ft together', 'NV', { frontOverhang: 72, rearOverhang: 72 }, 'needs', 'rear_overhang'],
    ['more than both may be in front', 'NV', { frontOverhang: 121 }, 'needs', 'front_overhang'],
    ['6 in behind, 15 ft from the last axle at most', 'WA', { rearOverhang: 6 }, 'none', ''],
    ['7 in behind', 'WA', { rearOverhang: 7 }, 'depends', 'rear_overhang_last_axle'],
    ['4 ft behind a trailer whose axles are near its end', 'WA', { rearOverhang: 48, kingpin: 444 }, 'none', ''],
    ['nothing behind', 'WA', { trailer: 53 }, 'none', ''],
    ['15 ft 1 in behind', 'WA', { rearOverhang: 181 }, 'needs', 'rear_overhang'],
    ['wide, and with a kingpin that is not known', 'TX', { ...farBack, width: 120 }, 'needs', 'width kingpin_unknown'],
  ])('%s (%s, %o): %s', (_, state, facts, verdict, kinds) => {
    const need = decidePermit(aLoad(facts), state);
    expect([need.verdict, [...need.reasons, ...need.open].map(({ what }) => what).join(' ')]).toEqual([verdict, kinds]);
  });

  test('names the least that any state allows', () => {
    expect(decidePermit(aLoad({ frontOverhang: 72 }), 'NE').open).toEqual([
      { what: 'front_overhang_unknown', limit: 36, actual: 72, over: 36, unit: 'in', open: true },
    ]);
    expect(decidePermit(aLoad(farBack), 'TX').open).toEqual([
      { what: 'kingpin_unknown', limit: 480, actual: 541, over: 61, unit: 'in', open: true },
    ]);
  });

  test('is said once', () => {
    const { openChecks } = decidePermit(aLoad({ frontOverhang: 72 }), 'NE');
    expect(openChecks).not.toContainEqual({ code: 'no-limit', what: 'front_overhang' });
    expect(openChecks).toContainEqual({ code: 'no-limit', what: 'rear_overhang' });
  });
});

/** Each fact of a state that can be missing, left out. */
function listPoorer(facts: StateFacts): StateFacts[] {
  const { legal } = facts;
  const missing = (lost: Partial<StateFacts['legal']>) => ({ ...facts, legal: { ...legal, ...lost } });
  return [
    missing({ frontOverhangIn: null }),
    missing({ rearOverhangIn: null }),
    missing({ kingpin: null }),
    missing({ trailerSpacing: null }),
    missing({ grossWeightLb: null }),
    missing({ overallLengthOffNetworkIn: null }),
    ...legal.unlimited.map((gone) => missing({ unlimited: legal.unlimited.filter((limit) => limit !== gone) })),
  ];
}

test('a state about which less is known never needs no permit where it needed one, or might', () => {
  const random = createSeededRandom(37);
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const seen: Record<string, number> = {};
  for (let turn = 0; turn < 400; turn += 1) {
    const load = aLoad({
      width: pick(96, 104),
      height: pick(150, 180),
      length: pick(700, 900),
      frontOverhang: random() < 0.5 ? 0 : pick(0, 150),
      rearOverhang: random() < 0.5 ? 0 : pick(0, 200),
      weight: pick(60_000, 84_000),
      trailer: pick(40, 60),
      CD: pick(300, 500),
      axleWeights: {},
    });
    for (const state of stateCodes) {
      const { verdict } = decidePermit(load, state);
      seen[verdict] = (seen[verdict] ?? 0) + 1;
      if (verdict === 'none') continue;
      for (const poorer of listPoorer(stateFacts[state]))
        expect(decideNeed(load, load, poorer).verdict, `${state} ${JSON.stringify(load)}`).not.toBe('none');
    }
  }
  expect(seen['none']).toBeGreaterThan(500);
  expect(seen['depends']).toBeGreaterThan(500);
});
