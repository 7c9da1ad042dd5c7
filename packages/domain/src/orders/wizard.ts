import { isPlaced } from './order-status.ts';
import { stepNames, type WizardStepKey, type WizardStepNumber } from './step-names.ts';
import { findBasicDetailsProblems } from './basic-details-problems.ts';
import type { DraftOrder } from './draft.ts';
import type { Problem } from '../basics/problem.ts';
import {
  findJurisdictionProblems,
  findPaymentProblems,
  findPermitsProblems,
  findSummaryProblems,
  findVehiclesProblems,
} from './step-problems.ts';

/** Spec [2], [4]. A step can be left forward when it has none. */
const problemsByStep: Record<WizardStepKey, (draft: DraftOrder) => Problem[]> = {
  'basic-details': findBasicDetailsProblems,
  jurisdiction: findJurisdictionProblems,
  vehicles: findVehiclesProblems,
  permits: findPermitsProblems,
  summary: findSummaryProblems,
  payment: findPaymentProblems,
  'order-details': () => [],
};

export function findProblems(step: WizardStepKey, draft: DraftOrder): Problem[] {
  return problemsByStep[step](draft);
}

/** At most 6 for a draft, 7 for a paid order. */
export function resumeStep(draft: DraftOrder): WizardStepNumber {
  if (draft.status !== undefined && isPlaced(draft.status)) return 7;
  return stepNames.find(({ key }) => findProblems(key, draft).length > 0)?.number ?? 6;
}

/** At most the first step with problems. */
export function clampStep(draft: DraftOrder, wished: number): WizardStepNumber {
  const reachable = resumeStep(draft);
  return stepNames.findLast(({ number }) => number <= Math.min(wished, reachable))?.number ?? 1;
}
