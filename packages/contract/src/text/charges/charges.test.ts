import { priceFeeForDays, stateName, type OrderableState, type TravelLoad } from '@wideload/domain';
import { findCharges, findExpectedTotal } from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { chargeWords } from './charge-words.ts';
import { formatCharges, listChargeSections } from './charges.ts';
import { formatAsk } from './doubt-lines.ts';
import { listOpenFees } from './open-fees.ts';

/** 14 ft 6 in wide, 15 ft 2 in high, 77 ft long, on six axles. */
function aLoad(weight = 111_400): TravelLoad {
  return {
    type: 'general',
    facts: {
      dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
      weight,
      axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
      trailer: { length: 48 },
    },
  };
}

const doubtedFees = {
  KS: 'Kansas perhaps $40, not $20 (a bill of 2019 would have doubled the fees of Kansas, and we could not establish whether it or a like one passed), ask Kansas Department of Transportation (K-TRIPS permits), 785-368-6501',
  KY: 'Kentucky perhaps $120, not $60 (the state filed a higher fee on May 5, 2026, and we could not establish whether it is in force), ask Kentucky Transportation Cabinet, Overweight/Over-Dimensional Permits, 502-564-1257',
};

function listSentences(states: readonly OrderableState[], weight?: number): string[] {
  const load = aLoad(weight);
  const loads = states.map((state) => ({ state, load, charged: priceFeeForDays(load, state, { days: 4 }).amount }));
  return listChargeSections(findCharges(loads), chargeWords).flatMap(({ intro, lines }) => [
    intro,
    ...lines.map(({ state, text, notes, office, isConfirmed }) => {
      const suffixes = [
        ...notes.map((note) => ` (${note})`),
        office === undefined ? '' : `, ${formatAsk(office, chargeWords)}`,
        isConfirmed ? '' : `, ${chargeWords.unconfirmed}`,
      ];
      return `${stateName(state)} ${text}${suffixes.join('')}`;
    }),
  ]);
}

test('an order names what is charged now, and what each state will charge', () => {
  expect(listSentences(['TX', 'OK', 'KS'])).toEqual([
    'For weight the states will charge about $510 more:',
    'Oklahoma $360 ($40 and $10 for each 1,000 lb over)',
    'Texas $150',
    'In other fees the states will add $18.98 to $20.98:',
    'Texas transaction fee $2.98',
    'Oklahoma transaction fee up to $2 and card fee $16',
    chargeWords.doubts.intro,
    doubtedFees.KS,
  ]);
});

test.each([
  ['WI', 'Wisconsin $30 (the rest of its $55 fee)'],
  ['PA', 'Pennsylvania $0.64 a mile in the state ($0.04 a mile for each ton over)'],
  ['IN', 'Indiana $25 and $0.60 a mile in the state'],
  [
    'WA',
    'Washington at least $0.21 a mile in the state, at least $14, in place of its fee (it depends on the weight of each axle)',
  ],
  ['AZ', 'Arizona $60 (the rest of its $90 fee)'],
  ['AR', 'Arkansas $128 to $256 (depending on the miles)'],
  ['NH', 'New Hampshire $14.50, not confirmed by the state'],
] as const)('%s: %s', (state, expected) => {
  const [, line] = listSentences([state]);
  expect(line).toBe(expected);
});

test('a fee that covers the weight is no basis of a charge that may come on top', () => {
  const load = { ...aLoad(), type: null };
  const [section] = listChargeSections(findCharges([{ state: 'IA', load, charged: 3500, miles: 255 }]), chargeWords);
  expect(section?.lines.map(({ text }) => text)).toEqual(['up to $204 (for a house)']);
});

test('a charge that is not established names the office', () => {
  expect(listSentences(['MN'])[1]).toMatch(
    /^Minnesota amount not known; check with .+, \d{3}-\d{3}-\d{4} \(it depends on the weight of each axle\)$/,
  );
});

test('the same state for two units is one line', () => {
  expect(listSentences(['TX', 'TX'])).toEqual([
    'For weight the states will charge about $300 more:',
    'Texas $300 (2 permits)',
    'In other fees the states will add about $5.96:',
    'Texas transaction fee $5.96 (2 permits)',
  ]);
});

test('a receipt has one paragraph', () => {
  const load = aLoad();
  const loads = [{ state: 'TX', load, charged: 6200 }] as const;
  expect(formatCharges(findExpectedTotal(loads), findCharges(loads), chargeWords)).toBe(
    '$62 now; $214.98 in all. For weight the states will charge about $150 more: Texas $150. In other fees the states will add about $2.98: Texas transaction fee $2.98. We charge it only after the state has named it.',
  );
  const light = [{ state: 'TX', load: aLoad(80_000), charged: 6200 }] as const;
  expect(formatCharges(findExpectedTotal(light), findCharges(light), chargeWords)).toBe('');
});

test.each([
  ['TN', ['In other fees the states will add:', 'Tennessee card fee that the state does not publish']],
  [
    'KY',
    [
      'In other fees the states will add about $2.40:',
      'Kentucky card fee $2.40',
      chargeWords.doubts.intro,
      doubtedFees.KY,
    ],
  ],
  ['OH', ['For size, the states’ own tables list $80 more:', 'Ohio $80 (its table lists $145)']],
] as const)('%s, within the weight limits: %o', (state, expected) => {
  expect(listSentences([state], 79_000)).toEqual(expected);
});

test('a card fee of a weight charge that is not known is a percentage', () => {
  expect(listSentences(['IL'])).toContain('Illinois card fee 2.25% of its charges');
});

test('states that charge nothing for the weight say so', () => {
  expect(listSentences(['KS'])).toEqual([
    'Nothing more is due for this weight.',
    chargeWords.doubts.intro,
    doubtedFees.KS,
  ]);
});

test.each([
  ['AZ', []],
  ['IL', ['It can be $60, depending on the miles']],
  ['TX', []],
  [
    'OH',
    ['The state’s own table lists $145 for this size. We charge the difference only after the state has named it.'],
  ],
] as const)('the open fees of %s: %o', (state, expected) => {
  const line = priceFeeForDays(aLoad(), state, { days: 1 });
  const texts = listOpenFees(line, chargeWords).map(
    ({ text, notes }) => `${text}${notes.map((note) => ` (${note})`).join('')}`,
  );
  expect(texts).toEqual(expected);
});
