// Reading misspelled places, and suggestions for every beginning of 400 typed ones, against loading the gazetteer once, in turns.
import { loadGazetteer, readPlace, suggestPlaces } from '@wideload/places';
import typed from '../../../packages/places/data/typed-places-of-states.json' with { type: 'json' };
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';

const gazetteer = loadGazetteer();

/** Without its third letter: with the state, and alone, which looks through all states. */
const misspelled = typed.flatMap(({ typed: text }) => {
  const wrong = text.slice(0, 2) + text.slice(3);
  return [wrong, wrong.replace(/,.*/, 'q')];
});
const beginnings = [
  ...new Set(typed.flatMap(({ typed: text }) => Array.from(text.slice(1), (_, at) => text.slice(0, at + 2)))),
];

/** CPU time in ms: other work on the machine does not count. */
function measureCpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function measureEach(texts: readonly string[], work: (text: string) => unknown): number[] {
  return texts.map((text) => measureCpu(() => work(text))).toSorted((one, another) => one - another);
}

const rounds = { warmUp: 1, counted: 3 };
const loads: number[] = [];
const reads: number[] = [];
const suggestions: number[] = [];
for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
  const load = measureCpu(loadGazetteer);
  const read = measureEach(misspelled, (text) => readPlace(text, gazetteer)).at(-1);
  const suggested = measureEach(beginnings, (text) => suggestPlaces(text, null, gazetteer));
  if (round < rounds.warmUp) continue;
  loads.push(load);
  reads.push(read ?? Number.NaN);
  suggestions.push(suggested[Math.floor(suggested.length * 0.99)] ?? Number.NaN);
}

const load = computeMedian(loads);
const reportTime = (what: string, time: number, atMost: number) =>
  report({
    what,
    against: 'loading the gazetteer',
    ratio: time / load,
    atMost,
    figures: `${time.toFixed(1)} to ${load.toFixed(1)} ms of processor time`,
  });
reportTime(`a misspelled place, worst of ${misspelled.length}`, computeMedian(reads), 1.2);
reportTime(`suggestions, 99 of 100 of ${beginnings.length} beginnings`, computeMedian(suggestions), 1.2);
