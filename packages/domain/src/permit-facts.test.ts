import { describe, expect, test } from 'vitest';
import { stateFacts } from './states/state-facts.ts';
import { orderableStates } from './basics/state-code.ts';
import { permitEscorts } from './states/facts/permit-escorts.generated.ts';
import { permitFees } from './states/facts/permit-fees.generated.ts';
import { permitOffices } from './states/facts/permit-offices.generated.ts';
import { permitTravel } from './states/facts/permit-travel.generated.ts';
import { roadBans } from './states/facts/road-bans.generated.ts';
import { sizeFees } from './states/facts/size-fees.generated.ts';
import { type Sourced, factTiers } from './states/facts/permit-fact.ts';
import { permitMaximums } from './states/facts/permit-maximums.generated.ts';
import { limitDoubts } from './states/facts/limit-doubts.generated.ts';
import { stateSources } from './states/state-sources.generated.ts';
import { permitSources } from './states/facts/permit-sources.generated.ts';
import { readPermitFacts } from './states/facts/read-files.test-support.ts';

function isSourced(value: object): value is Sourced {
  return 'source' in value && 'tier' in value;
}

/** All objects with a source, however deep. */
function listFigures(value: unknown): Sourced[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listFigures);
  return isSourced(value) ? [value, ...inner] : inner;
}

test.each(orderableStates)('the kingpin limit of %s is the same in both files', (code) => {
  expect(stateFacts[code].legal.kingpin?.limitIn).toBe(readPermitFacts(code).kingpin?.limit_in);
});

describe.each(orderableStates)('the generated facts of %s', (code) => {
  const all = [
    sizeFees[code],
    permitFees[code],
    permitEscorts[code],
    permitTravel[code],
    permitOffices[code],
    roadBans[code],
    limitDoubts[code],
    permitMaximums[code],
  ];

  test('have every row of the file but the kingpin limit and the corrections', () => {
    const { kingpin: _kingpin, corrections: _corrections, sources: _sources, ...file } = readPermitFacts(code);
    const named = JSON.stringify(file).match(/"(?:\w+_)?source":"[a-z]\d+"/g) ?? [];
    expect(listFigures(all)).toHaveLength(named.length);
  });

  test('a limit is doubted by no worse a source than its own', () => {
    for (const { field, tier } of limitDoubts[code]) {
      const own = stateSources[code].find(({ fields }) => fields.includes(field))?.tier ?? 'recalled';
      expect(factTiers.indexOf(tier)).toBeLessThanOrEqual(factTiers.indexOf(own));
    }
  });

  test('name the tier of their source', () => {
    for (const { source, tier } of listFigures(all)) expect(permitSources[code][source]?.tier).toBe(tier);
  });
});

test('a second-hand quotation of the state is no text of the state', () => {
  const { sources } = readPermitFacts('TX');
  const quoted = sources.find(({ tier, second_hand: isSecondHand }) => tier === 'official_quoted' && isSecondHand);
  expect(permitSources.TX[quoted?.id ?? '']?.tier).toBe('third_party');
});

test('Texas charges for weight in four steps, and one supervision fee above 200,000 lb', () => {
  const [supervision, weight] = [true, false].map((isOne) =>
    permitFees.TX.overweight.filter(({ oneOf }) => (oneOf === 'supervision') === isOne),
  );
  expect(supervision?.map(({ dollars }) => dollars)).toEqual([35, 500, 500, 500, 100]);
  expect(weight?.map(({ when, dollars }) => [when.grossOverLb, when.grossToLb, dollars])).toEqual([
    [80_000, 120_000, 150],
    [120_000, 160_000, 225],
    [160_000, 200_000, 300],
    [200_000, undefined, 375],
  ]);
});

test('a load of exactly 12 ft needs an escort in Vermont, not in Texas', () => {
  expect(permitEscorts.VT.escorts[0]).toMatchObject({ when: { widthOverIn: 144 }, isAtThreshold: true });
  expect(permitEscorts.TX.escorts[0]).toMatchObject({ when: { widthOverIn: 168 }, isAtThreshold: false });
});
