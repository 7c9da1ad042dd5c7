import type { DraftOrder } from './draft.ts';
import type { Problem } from './problem.ts';
import {
  basicDetailsProblems,
  jurisdictionProblems,
  paymentProblems,
  permitsProblems,
  summaryProblems,
  vehiclesProblems,
} from './step-problems.ts';

/** The seven steps in their order (spec [2], [4]); a step can be left forward when `problems` finds none. */
export const wizardSteps = [
  {
    number: 1,
    key: 'basic-details',
    title: 'Person Ordering Information',
    name: 'Basic details',
    problems: basicDetailsProblems,
  },
  { number: 2, key: 'jurisdiction', title: 'Select a State', name: 'Jurisdiction', problems: jurisdictionProblems },
  { number: 3, key: 'vehicles', title: 'Power Unit Details', name: 'Vehicles', problems: vehiclesProblems },
  { number: 4, key: 'permits', title: 'Permit Selection', name: 'Permits', problems: permitsProblems },
  { number: 5, key: 'summary', title: 'Summary', name: 'Summary', problems: summaryProblems },
  { number: 6, key: 'payment', title: 'Payment', name: 'Payment', problems: paymentProblems },
  { number: 7, key: 'order-details', title: 'Order details', name: 'Order details', problems: () => [] },
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

export function stepByKey(key: WizardStepKey): WizardStep {
  // The key's type is made from this very table.
  return wizardSteps.find((step) => step.key === key) as WizardStep;
}

export function stepByNumber(number: WizardStepNumber): WizardStep {
  // As above: each number has its step.
  return wizardSteps.find((step) => step.number === number) as WizardStep;
}

export function isWizardStepKey(text: string): text is WizardStepKey {
  return wizardSteps.some((step) => step.key === text);
}

/** Everything that keeps the person on a step. */
export function problemsOf(step: WizardStepKey, draft: DraftOrder): Problem[] {
  return stepByKey(step).problems(draft);
}

/** Where the order stands: its first step with problems. 6 at most for a draft, 7 for a paid order. */
export function resumeStep(draft: DraftOrder): WizardStepNumber {
  if (draft.status !== undefined && draft.status !== 'draft') return 7;
  return wizardSteps.find((step) => step.problems(draft).length > 0)?.number ?? 6;
}

/** The step that a wish may reach: never beyond the first step with problems, never before the first. */
export function clampStep(draft: DraftOrder, wished: number): WizardStepNumber {
  const reachable = resumeStep(draft);
  return wizardSteps.findLast((step) => step.number <= Math.min(wished, reachable))?.number ?? 1;
}
