import '#lib/forms/number-words.ts';
import { fieldMessages, maxUnits, toFieldMessages, type FieldMessage } from '@wideload/contract/client';
import { useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import * as texts from './vehicles-step.texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#ui/form/error-summary.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import type { StepProps } from '../../step-props.ts';
import type { Shortcut } from '../../wizard-address.ts';
import { focusField } from './with-picture.tsx';
import { UnitTab } from './unit-tab.tsx';
import { findUnitsToComplete, findMissingAxleFigures, findUnitProblems } from '@wideload/domain';
import { showToast } from '#lib/toast.ts';
import { createId } from '#lib/create-id.ts';
import { createUnitForm, type UnitForm } from '#product/unit/unit-form.ts';
import { unitLabels } from '#product/unit/unit-labels.ts';

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

function useUnits({ state, change, messages, saveNow, isRefused, shownUnit, onShowUnit }: StepProps) {
  const { draft, form } = state;
  const { units } = form;
  const found = units.findIndex((unit) => unit._id === shownUnit);
  const at = found === -1 ? 0 : found;

  function select(id: string) {
    if (id === units[at]?._id) return;
    onShowUnit(id);
    saveNow();
  }

  function put(unit: UnitForm) {
    change({ units: units.map((other) => (other._id === unit._id ? unit : other)) });
  }

  function add() {
    const incomplete = findUnitsToComplete(draft.units, units[at]?._id ?? '');
    if (incomplete !== null) {
      if (incomplete === 'current') messages.touchAll(`units.${at}.`);
      showToast({ text: texts.unitsToComplete[incomplete], tone: 'danger' });
      return;
    }
    const unit = createUnitForm(createId());
    change({ units: [...units, unit] });
    select(unit._id);
  }

  /** The last unit becomes current (spec [4]); the paths of later units change. */
  function remove(id: string) {
    const rest = units.filter((unit) => unit._id !== id);
    change({ units: rest });
    messages.reset();
    if (isRefused) messages.touchAll();
    const last = rest.at(-1);
    if (last !== undefined) onShowUnit(last._id, 'instead');
    saveNow();
  }

  return { units, at, current: units[at], select, put, add, remove };
}

type Shown = { at: number; onShow: (unit: string) => void };

function listProblems({ draft, failure }: StepProps['state']): FieldProblem[] {
  const isSeveral = draft.units.length > 1;
  return draft.units.flatMap((unit, index) =>
    keepOnePerPath([
      ...toFieldMessages([...findUnitProblems(unit), ...findMissingAxleFigures(draft, unit)]),
      ...listRefusals(failure?.problems ?? [], index),
    ]).map(({ path, message }) => {
      const problem = texts.formatFieldProblem(unitLabels[path] ?? path, message);
      return { name: `units.${index}.${path}`, message: isSeveral ? texts.unitProblem(index + 1, problem) : problem };
    }),
  );
}

const noProblems: FieldProblem[] = [];

/** A refusal opens the first unit with a problem and focuses its first invalid field. Until then no key looks for them. */
function useUnitProblems({ state, refusals, isRefused }: StepProps, { at, onShow }: Shown): FieldProblem[] {
  const { form } = state;
  const focusedFor = useRef(0);
  const lines = isRefused ? listProblems(state) : noProblems;
  const first = lines[0]?.name;
  const wrongAt = first === undefined ? at : Number(first.split('.')[1]);

  useEffect(() => {
    if (refusals === focusedFor.current) return;
    const unit = form.units[wrongAt];
    if (wrongAt !== at && unit !== undefined) return onShow(unit._id);
    focusedFor.current = refusals;
    if (first !== undefined) document.getElementById(toFieldId(first))?.focus();
  });

  return lines;
}

/** Paths are relative to the unit. */
function listRefusals(problems: readonly FieldMessage[], index: number): FieldMessage[] {
  const start = `units.${index}.`;
  return problems.flatMap(({ path, message }) =>
    path.startsWith(start) ? [{ path: path.slice(start.length), message }] : [],
  );
}

function keepOnePerPath(problems: readonly FieldMessage[]): FieldMessage[] {
  return problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
}
