import { formatLength, inches } from '../measures/length.ts';
import { type StateCode, stateCodes, type StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

const axleWeights =
  'Axle weights are not known here, so single axles, tandems and inner axle groups were not checked; only the gross weight was.';

/** Sentences on what the rules could not decide for a state. Made once for each state, as the sentences hold for every load. */
export function openChecksOf(facts: StateFacts, { trailerDecided }: { trailerDecided: boolean }): readonly string[] {
  const sentences = openSentences[facts.code];
  return trailerDecided ? sentences.withoutTrailer : sentences.all;
}

type OpenSentences = { all: readonly string[]; withoutTrailer: readonly string[] };

function sentencesFor({ name, legal }: StateFacts): OpenSentences {
  const limits = [
    ['front overhang', legal.frontOverhangIn],
    ['rear overhang', legal.rearOverhangIn],
    ['gross weight other than by the bridge formula', legal.grossWeightLb],
  ] as const;
  const unknown = limits
    .filter(([, limit]) => limit === null)
    .map(([what]) => `${name}: no general limit for ${what} is on record, so it was not checked.`);
  const offNetwork = offNetworkSentence(name, legal.overallLengthOffNetworkIn);
  const trailerLimit = formatLength(inches(legal.trailerLengthIn));
  const trailer = `${name}: the trailer with its load may be ${trailerLimit} long; the overall length alone does not decide that.`;
  return { all: [trailer, offNetwork, ...unknown, axleWeights], withoutTrailer: [offNetwork, ...unknown, axleWeights] };
}

function offNetworkSentence(name: string, limit: number | null): string {
  if (limit === null) return `${name}: no limit for the overall length off the National Network is on record.`;
  return `${name}: off the National Network the overall length may be ${formatLength(inches(limit))}; a longer one needs a permit there.`;
}

// The entries are made from stateCodes, one for each.
const openSentences = Object.fromEntries(stateCodes.map((code) => [code, sentencesFor(stateFacts[code])])) as Record<
  StateCode,
  OpenSentences
>;
