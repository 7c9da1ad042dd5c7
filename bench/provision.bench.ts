// A provision document through the API, new and cached, against the bare layout of its pages, alternating over all states.
import { renderProvisionDocument } from '@wideload/api/src/platform/documents/provision-document.ts';
import { startBenchWorld } from '@wideload/api/test/bench-world.ts';
import { stateCodes, type StateCode } from '@wideload/domain';
import { measure, computeMedian, measureTime } from './measure.ts';

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
  process.stdout.write(
    `       one provision document: ${bareMs.toFixed(1)} ms bare, ${firstMs.toFixed(1)} ms through the API (slowest ${slowest.toFixed(0)} ms), ` +
      `${againMs.toFixed(2)} ms from memory; ${cold.toFixed(0)} ms with the start of the thread\n`,
  );
  measure.report('a provision document through the API, made anew', { figure: firstMs, unit: 'ms', atMost: 300 });
  measure.report('the same against the bare setting of its page', {
    figure: firstMs / bareMs,
    unit: 'times',
    atMost: 3,
  });
  measure.report('the same from memory', { figure: againMs / firstMs, unit: 'times', atMost: 0.2 });
} finally {
  await world.close();
}
