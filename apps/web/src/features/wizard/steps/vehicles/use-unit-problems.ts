import { unitProblems, type Problem } from '@wideload/domain';
import { useEffect, useRef } from 'react';
import * as texts from './vehicles-step.texts.ts';
import type { FieldProblem } from '../../../../ui/form/error-summary.tsx';
import { fieldId } from '../../../../ui/form/field.tsx';
import type { StepProps } from '../../step/step-props.ts';
import { unitLabels } from '../../../../product/unit/unit-labels.ts';

type Shown = { at: number; onShow: (unit: string) => void };

/**
 * What is still wrong since Next was refused, field by field; each line says its unit where there are several. A refusal shows the first unit
 * with a problem, and puts the focus into its first wrong field.
 */
export function useUnitProblems({ state, refusals, isRefused }: StepProps, { at, onShow }: Shown): FieldProblem[] {
  const { form, draft, failure } = state;
  const focusedFor = useRef(0);
  const isSeveral = draft.units.length > 1;
  const lines = draft.units.flatMap((unit, index) =>
    onePerPath([...unitProblems(unit), ...refusedAt(failure?.problems ?? [], index)]).map(({ path, message }) => {
      const problem = texts.fieldProblem(unitLabels[path] ?? path, message);
      return { name: `units.${index}.${path}`, message: isSeveral ? texts.unitProblem(index + 1, problem) : problem };
    }),
  );
  const first = lines[0]?.name;
  const wrongAt = first === undefined ? at : Number(first.split('.')[1]);

  useEffect(() => {
    if (refusals === focusedFor.current) return;
    const unit = form.units[wrongAt];
    if (wrongAt !== at && unit !== undefined) return onShow(unit._id);
    focusedFor.current = refusals;
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  });

  return isRefused ? lines : [];
}

/** What the server refused of the unit at this place, with paths within the unit. */
function refusedAt(problems: readonly Problem[], index: number): Problem[] {
  const start = `units.${index}.`;
  return problems.flatMap(({ path, message }) =>
    path.startsWith(start) ? [{ path: path.slice(start.length), message }] : [],
  );
}

function onePerPath(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
}
