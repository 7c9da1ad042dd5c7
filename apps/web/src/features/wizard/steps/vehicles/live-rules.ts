import {
  toLoad,
  decidePermitSoFar,
  findPracticalChange,
  stateName,
  type DraftUnit,
  type PermitNeed,
  type StateCode,
  type Verdict,
} from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { formatChange } from '#product/permit/rules/change-sentence.ts';
import { formatSettling } from '#product/permit/rules/open-condition-sentences.ts';
import { formatReason } from '#product/permit/rules/reason-sentences.ts';
import * as texts from './vehicles-step.texts.ts';
import { axleFields, dimensionFields } from '#product/unit/unit-form.ts';

export type StateRules = {
  state: StateCode;
  name: string;
  verdict: Verdict;
  reasons: readonly string[];
  /** Limits that may be exceeded, each with the answer that would settle it. */
  open: readonly string[];
  change: string;
  /** With what it was decided by. */
  need: PermitNeed;
};

export type LiveRules = {
  states: readonly StateRules[];
  change: string;
  missing: string;
  spoken: string;
};

export function buildLiveRules(unit: DraftUnit, states: readonly StateCode[]): LiveRules {
  const load = toLoad(unit);
  const needs = states.map((state) => decidePermitSoFar(unit, state));
  const needing = needs.filter(({ verdict }) => verdict === 'needs').map(({ state }) => state);
  const changeFor = (some: readonly StateCode[]) =>
    load === null ? '' : formatChange(findPracticalChange(load, some) ?? [], some.map(stateName));
  const rules = needs.map((need) => ({
    ...buildStateRules(need),
    change: need.verdict === 'needs' ? changeFor([need.state]) : '',
  }));
  return {
    states: rules,
    change: needing.length > 1 ? changeFor(needing) : '',
    missing: listMissing(unit),
    spoken: formatAnnouncement(rules),
  };
}

function buildStateRules(need: PermitNeed) {
  const { state, verdict, reasons, open } = need;
  return {
    need,
    state,
    name: stateName(state),
    verdict,
    reasons: reasons.map((reason) => `${formatReason(reason)}.`),
    open: open.map((condition) => `${formatReason(condition)}. ${formatSettling(condition)}.`),
  };
}

function listMissing({ dimensions, axles, weight, trailer = null }: DraftUnit): string {
  const figures: Readonly<Record<string, number | null | undefined>> = {
    ...Object.fromEntries(Object.entries(dimensions).map(([key, value]) => [`dimensions.${key}`, value])),
    ...Object.fromEntries(Object.entries(axles).map(([key, value]) => [`axles.${key}`, value])),
  };
  const isMissing = ({ path }: { path: string }) => figures[path] === null && path !== 'axles.EF';
  const lengths = dimensionFields.filter(isMissing).map(({ label }) => label.toLowerCase());
  return formatList([
    ...lengths,
    ...(weight === null ? [texts.missingWeight] : []),
    ...(axleFields.some(isMissing) ? [texts.missingAxles] : []),
    ...(trailer === null ? [texts.missingTrailer] : []),
  ]);
}

function formatAnnouncement(rules: readonly StateRules[]): string {
  const listNames = (verdict: Verdict) =>
    formatList(rules.filter((one) => one.verdict === verdict).map(({ name }) => name));
  const [needed, depending, none] = [listNames('needs'), listNames('depends'), listNames('none')];
  return [needed && texts.neededIn(needed), depending && texts.dependsIn(depending), none && texts.notNeededIn(none)]
    .filter(Boolean)
    .join(' ');
}
