import { useState } from 'react';
import * as texts from './vehicles-step.texts.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { isEmptyUnit, type LengthPath, type UnitForm } from '../../../../product/unit/unit-form.ts';
import { useMedia } from '../../../../ui/layout/use-media.ts';
import { UnitDrawing } from '../../drawing/unit-drawing.tsx';
import { useTrailer } from '../../drawing/use-trailer.ts';
import type { StepProps } from '../../step/step-props.ts';
import { UnitFields } from './fields/unit-fields.tsx';
import { focusField } from './focus-field.ts';
import { LoadBanner } from './load-banner.tsx';
import { NoPermits } from './no-permits.tsx';
import { useFilledUnit } from './offers/use-filled-unit.ts';
import css from './unit-tab.module.css';

// The fields come first and work while these load.
const FillOffers = createLazyPart(async () => (await import('./offers/fill-offers.tsx')).FillOffers);
const UnitOffers = createLazyPart(async () => (await import('./offers/unit-offers.tsx')).UnitOffers);

const LiveRules = createLazyPart(
  async () => (await import('./live-rules.tsx')).LiveRules,
  <Spinner label={texts.loadingTheRules} />,
);

/** More of them would not stay in sight below the drawing. */
const maxStatesBeside = 6;

type UnitTabProps = StepProps & { unit: UnitForm; at: number; put: (unit: UnitForm) => void };

/** The content of a unit's tab. The drawing stays in sight beside the fields where there is room. */
export function UnitTab({ unit, at, put, ...step }: UnitTabProps) {
  const { draft, order } = step.state;
  const [focusedPath, setFocusedPath] = useState<string | null>(null);
  const stored = order?.units.find(({ _id }) => _id === unit._id)?.trailer;
  const trailer = useTrailer(unit.trailerId, stored);
  const { isUndone, ...filling } = useFilledUnit(unit, { put, saveNow: step.saveNow });
  const typed = draft.units[at];
  const states = draft.jurisdictions;
  const pick = (path: LengthPath) => focusField(`units.${at}.${path}`);
  const isBeside = useMedia('(min-width: 1200px)') && states.length <= maxStatesBeside;
  const rules = typed !== undefined && (
    <LiveRules key={unit._id} unit={typed} trailer={trailer} states={states} isBeside={isBeside} />
  );
  return (
    <>
      <div className={css['beside']}>
        <div className={css['drawing']}>
          <Panel flush underTabs>
            <LoadBanner key={unit._id} unit={typed && { ...typed, trailer }} states={states} />
            <UnitDrawing {...{ unit, trailer, states, focusedPath }} onPick={pick} />
          </Panel>
          {isBeside && rules}
        </div>
        <div>
          <NoPermits draft={draft} isRefused={step.isRefused} />
          {isEmptyUnit(unit) && (
            <FillOffers state={step.state} unit={unit} at={at} takesFocus={isUndone} onFill={filling.fill} />
          )}
          <UnitFields
            key={unit._id}
            {...step}
            unit={unit}
            at={at}
            put={put}
            onFocusedPath={setFocusedPath}
            offers={<UnitOffers key={unit._id} state={step.state} unit={unit} at={at} {...filling} />}
          />
        </div>
      </div>
      {!isBeside && rules}
    </>
  );
}
