// A provision document through the API, new and cached, against the bare layout of its pages, alternating over all states.
import { renderProvisionDocument } from '@wideload/api/src/platform/documents/provision-document.ts';
import { startBenchWorld } from '@wideload/api/test/bench-world.ts';
import { stateCodes, type StateCode } from '@wideload/domain';
import { computeMedian, measureTime } from '../measure.ts';
import { report } from '../report.ts';

const world = await startBenchWorld();
try {
  const createRequest = (state: StateCode) => async () => {
    const answer = await world.app.inject(`/api/permits/provisions/${state}.pdf`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  const cold = await measureTime(createRequest('TX'));
  const times: { bare: number; first: number; again: number }[] = [];
  for (const state of stateCodes.filter((code) => code !== 'TX')) {
    const bare = await measureTime(() => renderProvisionDocument(state));
    const first = await measureTime(createRequest(state));
    times.push({ bare, first, again: await measureTime(createRequest(state)) });
  }
  const medianOfKind = (kind: 'bare' | 'first' | 'again') => computeMedian(times.map((time) => time[kind]));
  const [bareMs, firstMs, againMs] = [medianOfKind('bare'), medianOfKind('first'), medianOfKind('again')];
  const slowest = Math.max(...times.map(({ first }) => first));
  report({
    what: 'a provision document through the API, made anew',
    against: 'drawing its pages',
    ratio: firstMs / bareMs,
    atMost: 3,
    figures: `${firstMs.toFixed(0)} to ${bareMs.toFixed(0)} ms, the slowest ${slowest.toFixed(0)}; ${cold.toFixed(0)} with the start of the thread`,
  });
  report({
    what: 'a provision document from memory',
    against: 'making it anew',
    ratio: againMs / firstMs,
    atMost: 0.2,
    figures: `${againMs.toFixed(2)} to ${firstMs.toFixed(0)} ms`,
  });
} finally {
  await world.close();
}
