import { queryOptions } from '@tanstack/react-query';
import { findBasicDetailsProblems, type DraftOrder } from '@wideload/domain';
import { isOnBehalf } from '#lib/api/on-behalf.ts';
import type { DraftState } from './draft/draft-store.ts';
import type { WizardAddress } from './wizard-address.ts';

export const loadLaterSteps = () => import('./later-steps.ts');

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;
export type StepRules = Pick<LaterSteps, 'clampStep' | 'findMissingAxleFigures' | 'findProblems' | 'resumeStep'>;

export const laterStepsQuery = queryOptions({
  queryKey: ['wizard', 'later-steps'],
  queryFn: loadLaterSteps,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

const resumeAtFirst = (draft: DraftOrder) => (findBasicDetailsProblems(draft).length > 0 ? 1 : 2);

/** Until the rules of the later steps are there: the first one needs no others, and leads to the second one at most. */
export const firstStepRules: StepRules = {
  findProblems: (_, draft) => findBasicDetailsProblems(draft),
  findMissingAxleFigures: () => [],
  resumeStep: resumeAtFirst,
  clampStep: (draft, wished) => (wished > 1 ? resumeAtFirst(draft) : 1),
};

/** @returns true if the order is beyond its first step, the address asks for that, or the page names the admin who began the order. */
export function needsLaterSteps({ order }: Pick<DraftState, 'order'>, { step, from }: WizardAddress): boolean {
  if (order === null) return false;
  const isNamed = typeof order.startedBy === 'string' && !isOnBehalf();
  return order.step > 1 || isNamed || from !== undefined || (step !== undefined && step !== 'basic-details');
}
