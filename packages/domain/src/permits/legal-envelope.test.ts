import { describe, expect, test } from 'vitest';
import { checkEnvelope, type EnvelopeKind, envelopeKinds, computeLegalEnvelope } from './legal-envelope.ts';
import { decidePermits } from './permits.ts';
import { aLoad, aUnit, oversize } from '../testing/sample.test-support.ts';
import { type StateCode, stateCodes } from '../basics/state-code.ts';

const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null } as const;
const noAxles = { AB: null, BC: null, CD: null, DE: null, EF: null } as const;

type Row = [states: StateCode[], kind: EnvelopeKind, limit: number | null, setBy: StateCode[]];

describe('the legal envelope', () => {
  test.each<Row>([
    [['TX'], 'width', 102, ['TX']],
    [['TX', 'OH'], 'width', 102, ['TX', 'OH']],
    [['NE', 'TX'], 'height', 168, ['TX']],
    [['NE', 'TX', 'OH'], 'height', 162, ['OH']],
    [['OK'], 'height', 168, ['OK']],
    [['TX', 'PA'], 'trailer_length', 636, ['PA']],
    [['TX', 'AL'], 'front_overhang', 36, ['TX']],
    [['TX', 'AL'], 'rear_overhang', 48, ['TX']],
    [['AL', 'AL'], 'rear_overhang', 60, ['AL']],
    [[], 'width', null, []],
    [[], 'rear_overhang', null, []],
  ])('of %s has the %s %s, set by %s', (states, kind, limit, setBy) => {
    expect(computeLegalEnvelope(states)[kind]).toEqual(limit === null ? null : { limit, states: setBy });
  });

  test('has no limit of a kind that no state limits', () => {
    const without = stateCodes.filter((state) => computeLegalEnvelope([state]).front_overhang === null);
    expect(without.length).toBeGreaterThan(0);
    expect(computeLegalEnvelope(without).front_overhang).toBeNull();
    expect(computeLegalEnvelope([...without, 'TX']).front_overhang).toEqual({ limit: 36, states: ['TX'] });
  });

  test('is never wider than that of any one of its states', () => {
    const all = computeLegalEnvelope(stateCodes);
    for (const kind of envelopeKinds)
      for (const state of stateCodes)
        expect(all[kind]?.limit).toBeLessThanOrEqual(
          computeLegalEnvelope([state])[kind]?.limit ?? Number.POSITIVE_INFINITY,
        );
  });
});

describe('a load against the envelope', () => {
  test('exceeds the limit of the tightest state', () => {
    const found = checkEnvelope(aUnit({ ...oversize, rearOverhang: 60 }), ['NE', 'OH']);
    expect(found.map(({ what, actual, limit, over }) => [what, actual, limit, over])).toContainEqual([
      'height',
      182,
      162,
      20,
    ]);
    expect(found.find(({ what }) => what === 'width')).toMatchObject({ over: 72, states: ['NE', 'OH'] });
  });

  test('a figure at a limit is within it', () => {
    const found = checkEnvelope(aUnit({ width: 102, height: 162 }), ['OH']);
    expect(found.filter(({ over }) => over !== 0)).toEqual([]);
  });

  test('an unknown figure exceeds no limit', () => {
    const found = checkEnvelope({ dimensions: nothing, weight: null, axles: noAxles }, ['TX']);
    expect(found.map(({ actual, over }) => [actual, over])).toEqual(found.map(() => [null, null]));
    expect(found).toHaveLength(5);
  });

  test.each<[StateCode[], EnvelopeKind, string[]]>([
    [['OK'], 'height', ['county 162 OK']],
    [['OK', 'AZ', 'MO'], 'height', ['county 162 OK', 'undesignated 162 AZ,MO']],
    [['OK', 'OH'], 'height', []],
    [['LA'], 'height', ['interstate 168 LA']],
    [['AL', 'TX'], 'width', ['narrow_lanes 96 AL']],
    [['ID', 'MI'], 'trailer_length', ['undesignated 576 ID', 'undesignated 600 MI']],
    [['TX'], 'height', []],
  ])('in %s has beside the %s those of other roads: %s', (states, kind, others) => {
    const check = checkEnvelope(aUnit({}), states).find(({ what }) => what === kind);
    expect(check?.elsewhere.map(({ road, limit, states: of }) => `${road} ${limit} ${of.join()}`)).toEqual(others);
  });

  test.each(stateCodes)('in %s has the limits that its permit is decided by', (state) => {
    const facts = { width: 200, height: 250, rearOverhang: 400 };
    const decided = new Map<string, number>(
      decidePermits(aLoad(facts), [state]).flatMap(({ reasons, open }) =>
        [...reasons, ...open].map(({ what, limit }): [string, number] => [what.replace('_doubted', ''), limit]),
      ),
    );
    const passed = checkEnvelope(aUnit(facts), [state]).filter(({ over }) => over !== 0);
    expect(passed.length).toBeGreaterThan(1);
    expect(passed.map(({ what }) => decided.get(what))).toEqual(passed.map(({ limit }) => limit));
  });

  test.each([
    oversize,
    {},
    { width: 103 },
    { height: 163 },
    { height: 169 },
    { length: 1320 },
    { frontOverhang: 40, rearOverhang: 50 },
  ])('%o passes it in just those kinds for which some state needs a permit', (facts) => {
    for (const states of [['TX'], ['OH', 'PA'], ['NE', 'CO', 'WY'], [...stateCodes]] as const) {
      const passed = checkEnvelope(aUnit(facts), states).filter(({ over }) => over !== 0);
      const needs = decidePermits(aLoad(facts), states);
      const reasons = new Set<string>(needs.flatMap((need) => need.reasons.map(({ what }) => what)));
      const lengths = envelopeKinds.filter((kind) => reasons.has(kind));
      expect(passed.map(({ what }) => what)).toEqual(lengths);
    }
  });
});
