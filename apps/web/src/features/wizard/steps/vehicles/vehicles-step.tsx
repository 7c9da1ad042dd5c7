import { fieldMessages, maxUnits } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as texts from './vehicles-step.texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import type { StepProps } from '../../step-props.ts';
import type { Shortcut } from '../../wizard-address.ts';
import { focusField } from './focus-field.ts';
import { UnitTab } from './unit-tab.tsx';
import { useUnitProblems } from './use-unit-problems.ts';
import { useUnits } from './use-units.ts';

export function VehiclesStep(props: StepProps) {
  const { order } = props.state;
  const { units, at, current, select, put, add, remove } = useUnits(props);
  const problems = useUnitProblems(props, { at, onShow: select });
  const [isDeleting, setDeleting] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  if (current === undefined) return null;

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
        <UnitTab {...props} unit={current} at={at} put={put} onShortcut={(to) => shortcut(to, current)} />
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
