import { readFileSync } from 'node:fs';
import { localTime } from '@wideload/local-time';
import { expect, test } from 'vitest';
import { createStateHours, decideMove, findFirstOpenMinute, type StateHours } from '../trip/hours/state-hours.ts';
import { aDay, aLoad, oversize } from '../testing/sample.test-support.ts';
import { decideEscorts } from '../trip/escorts/decide-escorts.ts';
import { roadKinds } from '../trip/escorts/escort-answer.ts';
import { priceFeeForDays } from './fees/pricing.ts';
import { findWeightCharge, type WeightCharge } from './fees/weight-charges.ts';
import { listSources } from '../states/facts/fact-sources.ts';
import { permitEscorts } from '../states/facts/permit-escorts.generated.ts';
import type { RoadKind } from '../states/facts/permit-fact.ts';
import { permitTravel } from '../states/facts/permit-travel.generated.ts';
import { roadBans } from '../states/facts/road-bans.generated.ts';
import { decidePermit, listReasons } from './permits.ts';
import { isOffInterstates } from '../trip/road-bans.ts';
import { findLimitField, type LimitField } from './limit-field.ts';
import { getStateCenter } from '../states/state-facts.ts';
import { isOrderable, isStateCode, orderableStates, type OrderableState } from '../basics/state-code.ts';
import type { TravelLoad } from '../load/travel-load.ts';

type Facts = NonNullable<Parameters<typeof aLoad>[0]>;
type Source = { title: string; tier: string };
/** An answer in the words of the table, with the sources that a reader can be told. */
type Answer = { said: string; sources: readonly Source[] | 'not established' };
type Case = ReturnType<typeof parseRow>;

const miles = 200;
const days = 4;

const named: Record<string, Facts> = { 'six-axle': oversize, van: { trailer: 53, CD: 424, weight: 70_000 } };

const keys: Record<string, string> = { front: 'frontOverhang', rear: 'rearOverhang' };

function parseRow(line: string) {
  const [where = '', figures = '', verdict = '', fee = '', escorts = '', hour = ''] = line.split(' | ');
  const [state = '', road = '', day = '', since = '', ...crossed] = where.split(' ');
  if (!isStateCode(state) || !isOrderable(state)) throw new Error(`${state} is not sold`);
  const [county, label = ''] = crossed.length === 0 ? [] : crossed.join(' ').split(':');
  return {
    name: `${where}: ${figures}`,
    state,
    road: roadKinds.find((kind) => kind === road) ?? 'two_lane',
    day: aDay(day),
    since,
    counties: county === undefined ? [] : [{ county, roads: [label] }],
    facts: parseFigures(figures),
    expected: { verdict, fee, escorts, hour },
  };
}

/** `van, kingpin 40'1", A 12,000 lb`. */
function parseFigures(text: string): Facts {
  const facts: Facts = {};
  for (const figure of text.split(', ')) {
    const [key = '', value = ''] = figure.split(' ');
    if (named[figure] !== undefined) Object.assign(facts, named[figure]);
    else if (/^[A-F]$/.test(key)) facts.axleWeights = { ...facts.axleWeights, [key]: toNumber(value) };
    else if (key === 'trailer') facts.trailer = toNumber(value) / 12;
    else Object.assign(facts, { [keys[key] ?? key]: toNumber(value) });
  }
  return facts;
}

function toNumber(text: string): number {
  const [, feet, inches] = /^(\d+)'(\d+)"$/.exec(text) ?? [];
  return feet === undefined ? Number(text.replaceAll(',', '')) : Number(feet) * 12 + Number(inches);
}

const rows = readFileSync(new URL('load-answers.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map(parseRow);

function toTravel(facts: Facts): TravelLoad {
  const { trailerLength, ...load } = aLoad(facts);
  return {
    type: 'general',
    facts: { ...load, trailer: trailerLength === null ? null : { length: trailerLength / 12 } },
  };
}

function answerVerdict({ state, facts }: Case): Answer {
  const need = decidePermit(aLoad(facts), state);
  const kinds = [need.reasons, need.open].flatMap((found) => [...new Set(found.map(({ what }) => what))].toSorted());
  const first = listReasons(need).find(({ what }) => what === kinds[0]);
  const field = first === undefined ? findCheckedField(facts) : findLimitField(first);
  return {
    said: [need.verdict, ...kinds].join(' '),
    sources: field === null ? 'not established' : listSources(state, { field }),
  };
}

const checkedFields = {
  frontOverhang: 'legal.front_overhang_in',
  rearOverhang: 'legal.rear_overhang_in',
  kingpin: 'legal.kingpin',
  trailer: 'legal.trailer_length_in',
  height: 'legal.height_in',
  width: 'legal.width_in',
} as const satisfies Partial<Record<keyof Facts, LimitField>>;

/** The limit that a legal load was closest to. */
function findCheckedField(facts: Facts): LimitField | null {
  return Object.entries(checkedFields).find(([key]) => key in facts)?.[1] ?? null;
}

function answerFee({ state, facts }: Case): Answer {
  const load = toTravel(facts);
  if (decidePermit(aLoad(facts), state).verdict === 'none') return { said: 'no fee', sources: [] };
  const { amount, tier, source } = priceFeeForDays(load, state, { days, miles });
  const said = `${formatDollars(amount)}${formatCharge(findWeightCharge(load, state, { charged: amount, miles }))}`;
  if (tier === null) return { said, sources: [{ title: 'the specification', tier: '' }] };
  return { said, sources: source === null ? 'not established' : listOwn(state, [source]) };
}

function formatCharge(charge: WeightCharge): string {
  if (charge.status === 'none') return '';
  if (charge.status === 'not-established') return ' + ?';
  const { amount, most } = charge;
  const upTo = most === amount ? '' : most === null ? ' or more' : ` to ${formatDollars(most)}`;
  return ` + ${formatDollars(amount)}${upTo}`;
}

function formatDollars(amount: number): string {
  return `$${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)}`;
}

function answerEscorts({ state, road, facts }: Case): Answer {
  const load = toTravel(facts);
  if (road === 'interstate' && isOffInterstates(load, state))
    return {
      said: 'off the Interstate',
      sources: listOwn(
        state,
        roadBans[state].map(({ source }) => source),
      ),
    };
  const { settled, open, uncounted } = decideEscorts(load, state);
  const isOn = ({ roads }: { roads: readonly RoadKind[] }) => roads.includes(road);
  // The cars of the day; a few states ask for more at night.
  const own = settled.find((one) => isOn(one) && one.isAtNight !== true);
  const more = open.some(isOn) ? ', more on a condition' : '';
  if (own !== undefined) return { said: `${formatCars(own.cars)}${more}`, sources: listOwn(state, own.sources) };
  const field = road === 'two_lane' ? 'escorts.width_in' : 'escorts.width_multilane_in';
  if (uncounted.some(isOn)) return { said: 'not counted', sources: listSources(state, { field }) };
  return {
    said: `none${more}`,
    sources: listOwn(
      state,
      permitEscorts[state].escorts.map(({ source }) => source),
    ),
  };
}

function formatCars({
  front,
  rear,
  highPole,
  police,
}: {
  front: number;
  rear: number;
  highPole: boolean | null;
  police: boolean;
}) {
  const parts = [
    front > 0 && `front ${front}`,
    rear > 0 && `rear ${rear}`,
    highPole === null ? 'pole?' : highPole && 'pole',
    police && 'police',
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function answerHour({ state, road, day, since, counties, facts }: Case): Answer {
  const center = getStateCenter(state);
  const way = { state, entry: center, exit: center, counties, roads: [road] };
  const hours = createStateHours(way, toTravel(facts), localTime);
  const at = findFirstOpenMinute(hours, day, since);
  if (at === null) return { said: 'closed', sources: listBases(state, hours.onDay(day).closed) };
  const unchecked = decideMove(hours, at).answer === 'unchecked' ? ' unchecked' : '';
  const clock = formatClock(hours, at);
  const { daylight, night } = permitTravel[state];
  const sources =
    clock === since
      ? listOwn(
          state,
          [...daylight, ...night].map(({ source }) => source),
        )
      : listBases(
          state,
          hours.onDay(day).closed.filter(({ to }) => to === at),
        );
  return { said: `${clock}${unchecked}`, sources };
}

function formatClock({ clock }: StateHours, at: number): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: clock.zone } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(at);
}

function listBases(
  state: OrderableState,
  closed: readonly { basis: { source: string | null } | null }[],
): Answer['sources'] {
  const found = listOwn(
    state,
    closed.flatMap(({ basis }) => basis?.source ?? []),
  );
  return found.length === 0 ? 'not established' : found;
}

function listOwn(state: OrderableState, ids: readonly string[]): Source[] {
  return ids.flatMap((row) => listSources(state, { row }));
}

/** The answer as the table has it, with the source that the table names if it is among those of the answer. */
function tell({ said, sources }: Answer, expected: string): string {
  const [, named = ''] = expected.split(/; (.*)/);
  const source = nameSource(sources, named);
  return source === '' ? said : `${said}; ${source}`;
}

function nameSource(sources: Answer['sources'], named: string): string {
  if (sources === 'not established') return sources;
  const beginning = named.replace(/ \(\w+\)$/, '');
  const name = ({ title, tier }: Source) => (tier === '' ? title : `${title} (${tier})`);
  const found = sources
    .filter(({ title }) => title.startsWith(beginning))
    .map((source) => ({ ...source, title: beginning }));
  return (
    (found.length === 0 ? sources : found).map(name).find((one) => one === named) ?? sources.map(name).join(' or ')
  );
}

test.each(rows)('$name', (row) => {
  const { verdict, fee, escorts, hour } = row.expected;
  expect({
    verdict: tell(answerVerdict(row), verdict),
    fee: tell(answerFee(row), fee),
    escorts: tell(answerEscorts(row), escorts),
    hour: tell(answerHour(row), hour),
  }).toEqual(row.expected);
});

test('at least 120 loads, two or more in each state that sells permits, every answer with its source', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  for (const state of orderableStates)
    expect(rows.filter((row) => row.state === state).length, state).toBeGreaterThanOrEqual(2);
  const answers = rows.flatMap(({ expected }) => Object.values(expected));
  expect(answers.filter((answer) => answer !== 'no fee' && !answer.includes('; '))).toEqual([]);
});
