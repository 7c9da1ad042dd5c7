import type { StateCode } from '@wideload/domain';
import { useCallback, useDeferredValue, useState, type FocusEvent, type ReactNode, memo } from 'react';
import { useStages } from '#lib/timing/use-stages.ts';
import { type LengthPath, type UnitForm, toDraftUnit } from '#product/unit/unit-form.ts';
import { toFieldId } from '#ui/form/field.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { UnitDrawing } from '../../drawing/unit-drawing.tsx';
import type { KnownTrailer } from '../../drawing/use-vehicles.ts';
import { LiveRules } from './live-rules.tsx';
import { LoadBanner } from './load-banner.tsx';
import css from './with-picture.module.css';

type UnitPictureProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

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
  const isBeside = useMedia('(min-width: 75em)') && states.length <= maxStatesBeside;
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
