import { roadLimitWords } from '@wideload/contract/client';
import { capitalize, type ElsewhereRoad } from '@wideload/domain';

export const width = 'Width';
export const height = 'Height';
export const trailerWithItsLoad = 'Trailer with load';
export const frontOverhang = 'Front overhang';
export const rearOverhang = 'Rear overhang';
export const againstTheLegalLimits = 'Sizes against the legal limits';
export const limitsExceeded = (over: number, all: number) => `${over} of ${all} exceeded`;
export const labelOver = (limit: string, over: string) => `${limit}: ${over} over`;
export const atMost = (what: string, bound: string) => `${what}: at most ${bound}.`;
export const atLeast = (length: string) => `at least ${length}`;
export const within = (what: string, { length, bound }: { length: string; bound: string }) =>
  `${what}: ${length}, within ${bound}.`;
export const beyond = (what: string, { length, bound, over }: { length: string; bound: string; over: string }) =>
  `${what}: ${length}, ${over} over ${bound}.`;
export const elsewhere = ({ road, bound }: { road: ElsewhereRoad; bound: string }) => {
  const where = road === 'interstate' ? 'on Interstates' : roadLimitWords.roads[road];
  return `${capitalize(where)}: ${bound}.`;
};
export const more = (count: number) => `${count} more`;
export const selectedStates = (count: number) => `the ${count} selected states`;
export const tightestIn = (states: string) =>
  `The lines show the tightest limit of each kind in ${states}. Hatched: what passes it.`;
