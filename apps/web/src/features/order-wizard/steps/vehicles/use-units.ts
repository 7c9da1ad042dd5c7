import { addUnitProblem, isUnitComplete, unitMessages, type DraftUnit } from '@wideload/domain';
import { useState } from 'react';
import { toast } from '../../../../lib/toast.ts';
import { newId } from '../../../../lib/new-id.ts';
import type { StepProps } from '../../step-props.ts';
import { emptyUnitForm, type UnitForm } from '../../unit-form.ts';

/** The units of the draft, which of them is shown, and what can be done to them. Showing another one saves. */
export function useUnits({ state, change, messages, saveNow, shownUnit }: StepProps) {
  const { draft, form } = state;
  const { units } = form;
  const [currentId, setCurrentId] = useState(() => shownUnit ?? firstToDo(draft.units));
  const found = units.findIndex((unit) => unit._id === currentId);
  const at = found === -1 ? 0 : found;

  function select(id: string | undefined) {
    setCurrentId(id);
    saveNow();
  }

  function put(unit: UnitForm) {
    change({ units: units.map((other) => (other._id === unit._id ? unit : other)) });
  }

  function add() {
    const problem = addUnitProblem(draft.units, units[at]?._id ?? '');
    if (problem !== null) {
      if (problem === unitMessages.addIncomplete) messages.touchAll(`units.${at}.`);
      toast({ text: problem, tone: 'danger' });
      return;
    }
    const unit = emptyUnitForm(newId());
    change({ units: [...units, unit] });
    select(unit._id);
  }

  /** The last unit becomes current (spec [4]); the paths of those behind move up, so what was touched is forgotten. */
  function remove(id: string) {
    const rest = units.filter((unit) => unit._id !== id);
    change({ units: rest });
    messages.reset();
    select(rest.at(-1)?._id);
  }

  return { units, at, current: units[at], select, put, add, remove };
}

/** The unit to show first: one that still wants something, else the first. */
function firstToDo(units: readonly DraftUnit[]): string | undefined {
  return (units.find((unit) => !isUnitComplete(unit)) ?? units[0])?._id;
}
