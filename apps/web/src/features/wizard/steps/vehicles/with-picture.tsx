import {
  type StateCode,
  findBeyondLimits,
  isOnlyOverweight,
  decidePermitSoFar,
  stateName,
  type DraftUnit,
  type PermitNeed,
} from '@wideload/domain';
import { useCallback, useDeferredValue, useState, type FocusEvent, type ReactNode, memo } from 'react';
import { type LengthPath, type UnitForm, toDraftUnit } from '#product/unit/unit-form.ts';
import { useStages } from '#lib/timing/use-stages.ts';
import { useMedia } from '#ui/layout/use-media.ts';
import type { KnownTrailer } from '../../drawing/use-vehicles.ts';
import { LiveRules } from './live-rules.tsx';
import css from './unit-tab.module.css';
import { Panel } from '#ui/layout/panel.tsx';
import { UnitDrawing } from '../../drawing/unit-drawing.tsx';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { formatBeyondLimits } from '#product/permit/rules/beyond-limits-text.ts';
import { formatList } from '#lib/format-list.ts';
import { formatReason, formatSettling } from '#product/permit/rules/reason-sentences.ts';
import * as texts from './vehicles-step.texts.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { toFieldId } from '#ui/form/field.tsx';

type UnitPictureProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

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

const UnitPicture = memo(function UnitPicture({ unit, trailer, states, ...focus }: UnitPictureProps) {
  return (
    <Panel flush underTabs>
      <LoadBanner key={unit._id} unit={{ ...toDraftUnit(unit), trailer }} states={states} />
      <UnitDrawing {...{ unit, trailer, states }} {...focus} />
    </Panel>
  );
});

/** More of them would not stay in sight below the drawing. */
const maxStatesBeside = 6;

type WithPictureProps = {
  unit: UnitForm;
  at: number;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  /** The fields. */
  children: ReactNode;
};

export function focusField(name: string): void {
  document.getElementById(toFieldId(name))?.focus();
}

/**
 * The drawing stays in sight beside the fields where there is room. A press shows in its field first: drawing and rules
 * follow when nothing more urgent is left to render.
 */
export function WithPicture({ unit, at, trailer, states, children }: WithPictureProps) {
  const [focusedPath, setFocusedPath] = useState<string | null>(null);
  const isBeside = useMedia('(min-width: 1200px)') && states.length <= maxStatesBeside;
  const load = {
    unit: useDeferredValue(unit),
    trailer: useDeferredValue(trailer),
    states: useDeferredValue(states),
  };
  const shownPath = useDeferredValue(focusedPath);
  const pick = useCallback((path: LengthPath) => focusField(`units.${at}.${path}`), [at]);
  // Nothing is below them that could move.
  const rules = useStages(2) > 1 && <LiveRules key={load.unit._id} {...load} isBeside={isBeside} />;

  function follow(event: FocusEvent<HTMLElement>) {
    const field = event.target.getAttribute('name');
    const start = `units.${at}.`;
    setFocusedPath(field?.startsWith(start) ? field.slice(start.length).replace(/\.(feet|inches)$/, '') : null);
  }

  /** The focus may have moved to the next field. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setFocusedPath(null);
  }

  return (
    <>
      <div className={css['beside']}>
        <div className={css['drawing']}>
          <UnitPicture {...load} focusedPath={shownPath} onPick={pick} />
          {isBeside && rules}
        </div>
        <div onFocus={follow} onBlur={leave}>
          {children}
        </div>
      </div>
      {!isBeside && rules}
    </>
  );
}
