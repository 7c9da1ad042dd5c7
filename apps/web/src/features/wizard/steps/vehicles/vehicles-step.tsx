import { fieldMessages, maxUnits } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as texts from './vehicles-step.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx';
import { toFieldId } from '../../../../ui/form/field.tsx';
import { ConfirmModal } from '../../../../ui/overlay/modal.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { Tabs } from '../../../../ui/layout/tabs.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import type { StepProps } from '../../step/step-props.ts';
import type { LengthPath } from '../../../../product/unit/unit-form.ts';
import type { Shortcut } from '../../wizard-address.ts';
import { useTrailer } from '../../drawing/use-trailer.ts';
import { LoadBanner } from './load-banner.tsx';
import { NoPermits } from './no-permits.tsx';
import { UnitDrawing } from '../../drawing/unit-drawing.tsx';
import { UnitFields } from './fields/unit-fields.tsx';
import { useUnitProblems } from './use-unit-problems.ts';
import { useUnits } from './use-units.ts';

// The fields come first and work while this loads.
const UnitOffers = createLazyPart(async () => (await import('./offers/unit-offers.tsx')).UnitOffers);

// It is below the fields, so it loads after them.
const LegalPicture = createLazyPart(
  async () => (await import('../../drawing/legal/legal-picture.tsx')).LegalPicture,
  <Spinner label={texts.loadingThePicture} />,
);

const LiveRules = createLazyPart(
  async () => (await import('./live-rules.tsx')).LiveRules,
  <Spinner label={texts.loadingTheRules} />,
);

export function VehiclesStep(props: StepProps) {
  const { draft, order } = props.state;
  const { units, at, current, select, put, add, remove } = useUnits(props);
  const problems = useUnitProblems(props, { at, onShow: select });
  const [isDeleting, setDeleting] = useState(false);
  const [focusedPath, setFocusedPath] = useState<string | null>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const stored = order?.units.find(({ _id }) => _id === current?._id)?.trailer;
  const trailer = useTrailer(current?.trailerId ?? null, stored);
  if (current === undefined) return null;
  const unit = draft.units[at];
  const pictured = {
    unit: current,
    trailer,
    focusedPath,
    onPick: (path: LengthPath) => focusField(`units.${at}.${path}`),
  };

  /** The new record is chosen for this unit, so the server must have the unit first. */
  function shortcut(to: Shortcut, { _id }: { _id: string }) {
    if (order?.units.every((unit) => unit._id !== _id)) props.change({ units });
    props.onShortcut(to);
  }

  /** The field may be on another tab. */
  function openField(name: string) {
    const target = units[Number(name.split('.')[1])];
    if (target !== undefined) flushSync(() => select(target._id));
    focusField(name);
  }

  function removeCurrent({ _id }: { _id: string }) {
    flushSync(() => {
      remove(_id);
      setDeleting(false);
    });
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }

  return (
    <div ref={tabs} id={toFieldId('units')} tabIndex={-1}>
      <ErrorSummary
        problems={problems}
        submit={props.refusals}
        intro={fieldMessages['units.incomplete']}
        onGo={openField}
      />
      <Tabs
        label={texts.units}
        tabs={units.map((unit, index) => ({ key: unit._id, label: texts.unitTab(index + 1) }))}
        current={current._id}
        onSelect={select}
        remove={
          units.length > 1 ? { label: texts.deleteUnitNumber(at + 1), onPress: () => setDeleting(true) } : undefined
        }
        after={
          units.length < maxUnits ? (
            <Button look="link" onClick={add}>
              {texts.addUnit}
            </Button>
          ) : undefined
        }
      >
        <Panel flush underTabs>
          <LoadBanner key={current._id} unit={unit && { ...unit, trailer }} states={draft.jurisdictions} />
          <UnitDrawing {...pictured} />
        </Panel>
        <NoPermits draft={draft} isRefused={props.isRefused} />
        <UnitOffers key={`offers ${current._id}`} {...props} unit={current} at={at} put={put} />
        <UnitFields
          key={current._id}
          {...props}
          unit={current}
          at={at}
          put={put}
          onFocusedPath={setFocusedPath}
          onShortcut={(to) => shortcut(to, current)}
        />
        <LegalPicture {...pictured} states={draft.jurisdictions} />
        {unit !== undefined && (
          <LiveRules key={`rules ${current._id}`} unit={unit} trailer={trailer} states={draft.jurisdictions} />
        )}
      </Tabs>
      {isDeleting && (
        <ConfirmModal
          title={texts.askDeleteUnit(at + 1)}
          confirm={texts.deleteUnit}
          onConfirm={() => removeCurrent(current)}
          onCancel={() => setDeleting(false)}
        >
          <p>{texts.deleteUnitHint}</p>
        </ConfirmModal>
      )}
    </div>
  );
}

function focusField(name: string) {
  document.getElementById(toFieldId(name))?.focus();
}
