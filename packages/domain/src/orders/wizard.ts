import { isPlaced } from './order-status.ts';
import { stepNames } from './step-names.ts';
import type { DraftOrder } from './draft.ts';
import type { Problem } from '../basics/problem.ts';
import {
  findBasicDetailsProblems,
  findJurisdictionProblems,
  findPaymentProblems,
  findPermitsProblems,
  findSummaryProblems,
  findVehiclesProblems,
} from './step-problems.ts';

/** Spec [2], [4]. A step can be left forward when `problems` is empty. */
export const wizardSteps = [
  { ...stepNames[0], problems: findBasicDetailsProblems },
  { ...stepNames[1], problems: findJurisdictionProblems },
  { ...stepNames[2], problems: findVehiclesProblems },
  { ...stepNames[3], problems: findPermitsProblems },
  { ...stepNames[4], problems: findSummaryProblems },
  { ...stepNames[5], problems: findPaymentProblems },
  { ...stepNames[6], problems: () => [] },
] as const satisfies readonly {
  number: number;
  key: string;
  title: string;
  name: string;
  problems: (draft: DraftOrder) => Problem[];
}[];

export type WizardStep = (typeof wizardSteps)[number];
export type WizardStepKey = WizardStep['key'];
export type WizardStepNumber = WizardStep['number'];

export function getStepByKey(key: WizardStepKey): WizardStep {
  return wizardSteps.find((step) => step.key === key) as WizardStep;
}

export function getStepByNumber(number: WizardStepNumber): WizardStep {
  return wizardSteps.find((step) => step.number === number) as WizardStep;
}

export function isWizardStepKey(text: string): text is WizardStepKey {
  return wizardSteps.some((step) => step.key === text);
}

export function findProblems(step: WizardStepKey, draft: DraftOrder): Problem[] {
  return getStepByKey(step).problems(draft);
}

/** At most 6 for a draft, 7 for a paid order. */
export function resumeStep(draft: DraftOrder): WizardStepNumber {
  if (draft.status !== undefined && isPlaced(draft.status)) return 7;
  return wizardSteps.find((step) => step.problems(draft).length > 0)?.number ?? 6;
}

/** At most the first step with problems. */
export function clampStep(draft: DraftOrder, wished: number): WizardStepNumber {
  const reachable = resumeStep(draft);
  return wizardSteps.findLast((step) => step.number <= Math.min(wished, reachable))?.number ?? 1;
}
