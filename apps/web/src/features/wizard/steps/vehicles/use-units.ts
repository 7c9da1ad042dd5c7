import { findUnitsToComplete } from '@wideload/domain';
import * as texts from './vehicles-step.texts.ts';
import { showToast } from '#lib/toast.ts';
import { createId } from '#lib/create-id.ts';
import type { StepProps } from '../../step-props.ts';
import { createUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

export function useUnits({ state, change, messages, saveNow, isRefused, shownUnit, onShowUnit }: StepProps) {
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
