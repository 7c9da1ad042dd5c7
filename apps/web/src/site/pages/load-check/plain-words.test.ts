import { formatExpectedTotal, listChargeSections, listDoubtLines } from '@wideload/contract/client';
import { createEnglishRuleWords, listRuleTables } from '@wideload/contract/rules';
import {
  checkLoad,
  formatLength,
  inches,
  orderableStates,
  stateName,
  toChargedLoad,
  type KnownFacts,
  type OrderableState,
} from '@wideload/domain';
import { findCharges, findExpectedTotal, listStateDoubts } from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { listChains } from '#lib/sentences.test-support.ts';
import type { FactLine } from '#product/permit/rules/fact-line.ts';
import { loadCheckWords as english } from '../../texts/en/load-check.ts';
import { loadCheckWords as spanish } from '../../texts/es/load-check.ts';
import { ruleWords as spanishRules } from '../../texts/es/rule-words.ts';
import { texts } from '../../texts/es/site-texts.ts';
import type { CheckWords } from './load-check-texts.ts';
import { answerMovement } from './movement-answers.ts';

const axles = { AB: 212, BC: 54, CD: 396, DE: 54, EF: null };
const heavyAxles = { AB: 212, BC: 54, CD: 54, DE: 396, EF: 54 };
const loads: [string, KnownFacts][] = [
  ['small', aLoad([104, 162, 780], 79_000)],
  ['wide', aLoad([174, 162, 900], 79_000)],
  ['very wide', aLoad([204, 170, 1000], 79_000)],
  ['high', aLoad([102, 194, 840], 79_000)],
  ['long with overhangs', { ...aLoad([144, 162, 1600], 79_000), dimensions: toSize([144, 162, 1600], [80, 200]) }],
  ['heavy', { ...aLoad([120, 162, 960], 160_000), axles: heavyAxles }],
  [
    'heavy on its axles',
    { ...aLoad([120, 162, 960], 150_000), axleWeights: { A: 12_000, B: 34_500, C: 34_500, D: 34_500, E: 34_500 } },
  ],
  [
    'half typed',
    { ...aLoad([192, 0, 0], 0), dimensions: { ...toSize([192, 0, 0]), height: null, length: null }, weight: null },
  ],
];

function toSize([width, height, length]: [number, number, number], [front, rear] = [0, 0]) {
  return { width, height, length, frontOverhang: front ?? 0, rearOverhang: rear ?? 0 };
}

function aLoad(size: [number, number, number], weight: number): KnownFacts {
  return { dimensions: toSize(size), weight, axles, trailer: { length: 53 } };
}

type Sentence = (note: string) => string;

function showLines(lines: readonly FactLine[], say: Sentence): string[] {
  return lines.map(({ label, parts }) =>
    [label, ...parts.map(({ text, areas = [], notes }) => [text, ...[...areas, ...notes].map(say)].join(' '))].join(
      '. ',
    ),
  );
}

function listCharges(facts: KnownFacts, state: OrderableState, words: CheckWords, say: Sentence): string[] {
  const { rows } = checkLoad(facts, [state], { days: 4 });
  const charged = rows.flatMap(({ fee }) => (fee === null ? [] : [toChargedLoad(facts, fee, 250)]));
  const sections = listChargeSections(findCharges(charged), words.charges);
  const doubts = listStateDoubts(state);
  return [
    ...(charged.length === 0 ? [] : [formatExpectedTotal(findExpectedTotal(charged), words.charges, stateName)]),
    ...sections.flatMap(({ intro, lines }) => [
      intro,
      ...lines.map(({ text, notes }) => [text, ...notes.map(say)].join(' ')),
    ]),
    ...(['money', 'limits', 'days'] as const).flatMap((about) =>
      listDoubtLines(doubts, about, words.charges).map(({ text, why }) => `${text} ${say(why)}`),
    ),
  ];
}

const languages = [
  ['English', english, (note: string) => note, createEnglishRuleWords((length) => formatLength(inches(length)))],
  ['Spanish', spanish, (note: string) => texts.factNotes[note] ?? note, spanishRules],
] as const;

/** `over 11′11″` for 12 ft or wider, `0′6″` for 6 in. */
const ambiguousLength = /(?:over|above|más de|pasa de|encima de) \d+′11″|\b0′\d|(?:over|más de) \d+ ft 11 in/i;

test.each(languages)('in %s no answer about a load is a chain of facts, or has an odd length', (_, words, say) => {
  const said = loads.flatMap(([, facts]) =>
    orderableStates.flatMap((state) => {
      const { roads, escorts, superload, travel } = answerMovement({ facts, state, visits: [] }, words);
      return [
        ...showLines([...roads, ...escorts, ...superload, ...(travel ?? [])], say),
        ...listCharges(facts, state, words, say),
      ];
    }),
  );
  expect(said.length).toBeGreaterThan(3000);
  expect([...new Set(listChains(said))]).toEqual([]);
  expect([...new Set(said.filter((text) => ambiguousLength.test(text)))]).toEqual([]);
});

test.each(languages)(
  'in %s no row of a state page is a chain of facts, or has an odd length',
  (_, _words, say, rules) => {
    const said = orderableStates.flatMap((state) =>
      Object.values(listRuleTables(state, rules)).flatMap((rows) =>
        rows.map(({ term, value, notes }) => `${term}: ${value} ${notes.map(say).join(' ')}`),
      ),
    );
    expect(said.length).toBeGreaterThan(1500);
    expect([...new Set(listChains(said))]).toEqual([]);
    expect([...new Set(said.filter((text) => ambiguousLength.test(text)))]).toEqual([]);
  },
);
