import {
  findBeyondLimits,
  isOnlyOverweight,
  decidePermitSoFar,
  stateName,
  type DraftUnit,
  type PermitNeed,
  type StateCode,
} from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { formatBeyondLimits } from '#product/permit/rules/beyond-limits-text.ts';
import { formatReason, formatSettling } from '#product/permit/rules/reason-sentences.ts';
import { Banner } from '#ui/layout/banner.tsx';
import * as texts from './vehicles-step.texts.ts';

/** Screen readers announce the banner, and a half-typed number would be a false alarm. */
const debounceMs = 700;

type LoadBannerProps = { unit: DraftUnit; states: readonly StateCode[] };

export function LoadBanner({ unit, states }: LoadBannerProps) {
  const verdict = findVerdict(unit, states);
  const settled = useDebounced(`${verdict.isLoud ? '1' : '0'}${verdict.title}\n${verdict.text}`, debounceMs);
  const [title = '', text = ''] = settled.slice(1).split('\n');
  return (
    <Banner tone={settled.startsWith('1') ? 'loud' : 'plain'} title={title}>
      {text}
    </Banner>
  );
}

type Verdict = { isLoud: boolean; title: string; text: string };

function findVerdict(unit: DraftUnit, states: readonly StateCode[]): Verdict {
  const places = formatPlaces(states);
  const nothingYet = {
    isLoud: false,
    title: texts.legalLoadOrOversize,
    text: texts.dimensionsDecide(places),
  };
  const beyond = findBeyondLimits(unit, states);
  const needs = states.map((state) => decidePermitSoFar(unit, state));
  const isOverweight = isOnlyOverweight(needs.flatMap(({ reasons }) => reasons));
  const loud = { isLoud: true, title: isOverweight ? texts.overweightLoad : texts.oversizeLoad };
  if (beyond.length > 0) return { ...loud, text: `${formatBeyondLimits(beyond)}${beyond.length > 1 ? '.' : ''}` };
  if (isEmpty(unit)) return nothingYet;
  const [reason] = needs.flatMap(({ state, reasons }) =>
    reasons.map((found) => `${stateName(state)}: ${formatReason(found)}`),
  );
  if (reason !== undefined) return { ...loud, text: reason };
  const [condition] = needs.flatMap(formatConditions);
  if (condition !== undefined) return { isLoud: false, title: texts.itDepends, text: condition };
  const isLegal = needs.every(({ verdict }) => verdict === 'none');
  return {
    isLoud: false,
    title: isLegal ? texts.legalLoad : texts.legalLoadSoFar,
    text: texts.withinLimits(places),
  };
}

function formatConditions({ state, open }: PermitNeed): string[] {
  return open.map((found) => `${stateName(state)}: ${formatReason(found)}. ${formatSettling(found)}`);
}

function formatPlaces(states: readonly StateCode[]): string {
  return states.length > 4 ? texts.selectedStates(states.length) : formatList(states.map(stateName));
}

function isEmpty({ dimensions, weight }: DraftUnit): boolean {
  return weight === null && Object.values(dimensions).every((value) => value === null);
}
