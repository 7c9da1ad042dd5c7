// The rules are measured against parsing the file of the router's roads once, a calculation that no change of ours makes faster.
import { readFileSync } from 'node:fs';
import { measureCalculations } from '../measure.ts';
import { report } from '../report.ts';

const file = readFileSync(new URL('../../../packages/routing/data/road-graph.json', import.meta.url), 'utf8');

export const parseRoads = (): unknown => JSON.parse(file);

/** A budget of 0.1: at most a tenth of the time. */
export function reportCalculation(what: string, work: () => unknown, atMost: number): void {
  const [workMs, roadsMs] = measureCalculations(work, parseRoads);
  const figures = `${workMs.toPrecision(3)} to ${roadsMs.toFixed(1)} ms`;
  report({ what, against: 'parsing the roads', ratio: workMs / roadsMs, atMost, figures });
}
