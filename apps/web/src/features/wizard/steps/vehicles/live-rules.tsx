import {
  toTravelLoad,
  type StateCode,
  type TravelLoad,
  type Verdict,
  toLoad,
  decidePermitSoFar,
  findPracticalChange,
  stateName,
  type DraftUnit,
  type PermitNeed,
} from '@wideload/domain';
import { memo, useMemo, useState } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { NoPermit } from '#product/permit/rules/no-permit.tsx';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import * as texts from './vehicles-step.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { Sign, type SignKind } from '#ui/sign.tsx';
import type { KnownTrailer } from '../../drawing/use-vehicles.ts';
import { toDraftUnit, type UnitForm, axleFields, dimensionFields } from '#product/unit/unit-form.ts';
import { classNames } from '#ui/class-names.ts';
import css from './live-rules.module.css';
import { formatList } from '#lib/format-list.ts';
import { formatChange } from '#product/permit/rules/beyond-limits-text.ts';
import { formatReason, formatSettling } from '#product/permit/rules/reason-sentences.ts';

/** A screen reader announces unchanged verdicts after it. */
const debounceMs = 1500;

const signs: Record<Verdict, { kind: SignKind; words: string }> = {
  needs: { kind: 'pending', words: texts.permitNeeded },
  depends: { kind: 'pending', words: texts.itDepends },
  none: { kind: 'ok', words: texts.noPermitNeeded },
  'so-far': { kind: 'draft', words: texts.withinLimitsSoFar },
};

type LiveRulesProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  /** One below the other, beside the fields. */
  isBeside: boolean;
};

type StateRules = {
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

type FoundRules = {
  states: readonly StateRules[];
  change: string;
  missing: string;
  spoken: string;
};

export function buildLiveRules(unit: DraftUnit, states: readonly StateCode[]): FoundRules {
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

export const LiveRules = memo(function LiveRules({ unit, trailer, states, isBeside }: LiveRulesProps) {
  const draft = useMemo(() => ({ ...toDraftUnit(unit), trailer }), [unit, trailer]);
  const rules = useMemo(() => buildLiveRules(draft, states), [draft, states]);
  const load = useMemo(() => toTravelLoad(draft), [draft]);
  const spoken = useDebounced(rules.spoken, debounceMs);
  if (states.length === 0) return null;
  return (
    <Section title={texts.whatStatesNeed} intro={formatIntro(rules.missing)}>
      {rules.change !== '' && <p className="strong below-12">{rules.change}</p>}
      <ul className={isBeside ? 'stack gap-8' : 'beside-when-wide gap-12'}>
        {rules.states.map((state) => (
          <li key={state.state} className="framed shrinks">
            <StateCard rules={state} load={load} />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </Section>
  );
});

function formatIntro(missing: string): string | undefined {
  return missing === '' ? undefined : texts.stillToCome(missing);
}

type StateCardProps = { rules: StateRules; load: TravelLoad };

function StateCard({ rules, load }: StateCardProps) {
  const { state, name, verdict, reasons, open, change, need } = rules;
  const sign = signs[verdict];
  const [isOpen, setOpen] = useState(false);
  const head = (
    <>
      <span className="bold">{name}</span>
      <Sign kind={sign.kind}>{sign.words}</Sign>
      <span className="hint">{formatCounts(rules)}</span>
    </>
  );
  const isNone = verdict === 'none';
  if (!isNone && reasons.length + open.length === 0) return <div className={css['head']}>{head}</div>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classNames('chevron', css['head'])}>{head}</summary>
      <div className={css['why']}>
        {isOpen && isNone && <NoPermit need={need} />}
        <Reasons sentences={reasons} />
        <Reasons title={texts.stillOpen} sentences={open} />
        {isOpen && !isNone && <MovementRules load={load} state={state} />}
        {change !== '' && <p className="strong">{change}</p>}
      </div>
    </details>
  );
}

function Reasons({ title, sentences }: { title?: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      {title !== undefined && <p className="bold">{title}</p>}
      <ul className="bullets readable">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function formatCounts({ reasons, open }: StateRules): string {
  const limits = texts.limitsExceeded(reasons.length);
  return [reasons.length > 0 && limits, open.length > 0 && texts.limitsOpen(open.length)]
    .filter((part) => part !== false)
    .join(', ');
}
