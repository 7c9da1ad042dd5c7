import {
  beyondLimits,
  listed,
  loadOf,
  permitNeeds,
  reasonSentence,
  stateName,
  type DraftUnit,
  type StateCode,
} from '@wideload/domain';
import { useSettled } from '../../../../lib/use-settled.ts';
import * as texts from '../../../../texts/en/order-wizard-vehicles.ts';
import { Banner } from '../../../../ui/banner.tsx';

/** How long the figures must rest before the banner speaks, in ms: it is read out, and half a number would be a false alarm. */
const settling = 700;

type LoadBannerProps = { unit: DraftUnit | undefined; states: readonly StateCode[] };

/** OVERSIZE LOAD and by how much, or that the load is legal: from the rules of the chosen states. */
export function LoadBanner({ unit, states }: LoadBannerProps) {
  const verdict = verdictOn(unit, states);
  const settled = useSettled(`${verdict.isOversize ? '1' : '0'}${verdict.title}\n${verdict.text}`, settling);
  const [title = '', text = ''] = settled.slice(1).split('\n');
  return (
    <Banner tone={settled.startsWith('1') ? 'loud' : 'plain'} title={title}>
      {text}
    </Banner>
  );
}

type Verdict = { isOversize: boolean; title: string; text: string };

function verdictOn(unit: DraftUnit | undefined, states: readonly StateCode[]): Verdict {
  const places = placesOf(states);
  const nothingYet = {
    isOversize: false,
    title: texts.legalLoadOrOversize,
    text: texts.dimensionsDecide(places),
  };
  if (unit === undefined) return nothingYet;
  const beyond = beyondLimits(unit, states);
  if (beyond !== null) return { isOversize: true, title: texts.oversizeLoad, text: beyond.sentence };
  const load = loadOf(unit);
  if (load === null)
    return isEmpty(unit)
      ? nothingYet
      : { isOversize: false, title: texts.legalLoadSoFar, text: texts.withinLimits(places) };
  const reason = permitNeeds(load, states).flatMap((need) =>
    need.reasons.map((found) => `${stateName(need.state)}: ${reasonSentence(found)}`),
  )[0];
  if (reason !== undefined) return { isOversize: true, title: texts.oversizeLoad, text: reason };
  return { isOversize: false, title: texts.legalLoad, text: texts.withinLimits(places) };
}

function placesOf(states: readonly StateCode[]): string {
  return states.length > 4 ? texts.selectedStates(states.length) : listed(states.map(stateName));
}

function isEmpty({ dimensions, weight }: DraftUnit): boolean {
  return weight === null && Object.values(dimensions).every((value) => value === null);
}
