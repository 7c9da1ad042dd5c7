import { toFieldMessages, type FieldMessage } from '@wideload/contract/client';
import { findMissingAxleFigures, findUnitProblems } from '@wideload/domain';
import { useEffect, useRef } from 'react';
import * as texts from './vehicles-step.texts.ts';
import type { FieldProblem } from '#ui/form/error-summary.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import type { StepProps } from '../../step-props.ts';
import { unitLabels } from '#product/unit/unit-labels.ts';

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
export function useUnitProblems({ state, refusals, isRefused }: StepProps, { at, onShow }: Shown): FieldProblem[] {
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
