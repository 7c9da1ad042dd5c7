import { unitMessages, unitProblems } from '@wideload/domain';
import { useEffect, useMemo, useRef } from 'react';
import * as texts from '../../../../texts/en/order-wizard-vehicles.ts';
import { fieldId } from '../../../../ui/field.tsx';
import type { FieldProblem } from '../../../../ui/error-summary.tsx';
import type { StepProps } from '../../step-props.ts';
import { axleFields, dimensionFields, type UnitForm } from '../../unit-form.ts';

/** Many fields share one message, so the summary names the field. */
const labels: Readonly<Record<string, string>> = {
  truckId: texts.truck,
  trailerId: texts.trailer,
  loadType: texts.loadType,
  weight: texts.loadedWeight,
  ...Object.fromEntries(dimensionFields.map(({ path, label }) => [path, label])),
  ...Object.fromEntries(axleFields.map(({ path, label }) => [path, texts.axleDistance(label)])),
};

type Shown = { at: number; onShow: (unit: UnitForm) => void };

/**
 * After a refused Next: shows the first unit that is not complete, puts the focus into its first wrong field, and answers what the
 * summary lists for it.
 */
export function useRefusedUnit({ state, refusals }: StepProps, { at, onShow }: Shown): readonly FieldProblem[] {
  const { form, draft } = state;
  const focusedFor = useRef(0);
  const wrongAt = draft.units.findIndex((unit) => unitProblems(unit).length > 0);
  const isShown = wrongAt === -1 || wrongAt === at;

  useEffect(() => {
    if (refusals === focusedFor.current) return;
    const unit = form.units[wrongAt];
    if (!isShown && unit !== undefined) return onShow(unit);
    focusedFor.current = refusals;
    const [first] = problemsAt();
    if (first !== undefined) document.getElementById(fieldId(first.name))?.focus();
  });

  function problemsAt(): FieldProblem[] {
    const shownAt = wrongAt === -1 ? at : wrongAt;
    const unit = draft.units[shownAt];
    const problems = unit === undefined ? [] : unitProblems(unit);
    const found = problems.map(({ path, message }) => ({
      name: `units.${shownAt}.${path}`,
      message: `${labels[path] ?? path}: ${message}`,
    }));
    return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
  }

  // The list is that of the moment of the refusal: a new one would take the focus again while things are put right.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (refusals === 0 ? [] : withLead(problemsAt())), [refusals]);
}

function withLead(problems: FieldProblem[]): FieldProblem[] {
  return problems.length === 0 ? [] : [{ name: 'units', message: unitMessages.nextBlocked }, ...problems];
}
