import type { WizardStepKey } from '@wideload/domain';
import { memo, useEffect, type ComponentType } from 'react';
import { whenIdle } from '#lib/timing/when-idle.ts';
import { toFieldId } from '#ui/form/field.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/button.tsx';
import * as texts from './wizard.texts.ts';
import type { StepProps } from './step-props.ts';

function useBeginAt(field: string | undefined): void {
  useEffect(() => {
    const control = field === undefined ? null : document.getElementById(toFieldId(field));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
}

export type FormStepKey = Exclude<WizardStepKey, 'payment' | 'order-details'>;

function createPanel(load: () => Promise<ComponentType<StepProps>>) {
  return createLazyPart(
    async () => {
      const Step = await load();
      return memo(function StepPanel(props: StepProps) {
        useBeginAt(props.field);
        return <Step {...props} />;
      });
    },
    <Spinner label={texts.loading} />,
  );
}

async function loadPermits() {
  const { PermitsStep, loadParts } = await import('./steps/permits/permits-step.tsx');
  await loadParts();
  return PermitsStep;
}

async function loadSummary() {
  const { SummaryStep, loadParts } = await import('./steps/summary/summary-step.tsx');
  await loadParts();
  return SummaryStep;
}

export const stepPanels = {
  'basic-details': createPanel(async () => (await import('./steps/basic-details-step.tsx')).BasicDetailsStep),
  jurisdiction: createPanel(async () => (await import('./steps/jurisdiction/jurisdiction-step.tsx')).JurisdictionStep),
  vehicles: createPanel(async () => (await import('./steps/vehicles/vehicles-step.tsx')).VehiclesStep),
  permits: createPanel(loadPermits),
  summary: createPanel(loadSummary),
} satisfies Record<FormStepKey, ComponentType<StepProps>>;

/**
 * Loads all steps during the first one, so that Next never waits for code.
 * @param loadRules first, as each step needs them
 * @returns a function that stops it
 */
export function loadStepsAhead(
  loadRules: () => Promise<unknown>,
  loadPaymentStep: () => Promise<unknown> = async () => {},
): () => void {
  const preloads = Object.values(stepPanels).map(({ preload }) => preload);
  return whenIdle([loadRules, ...preloads, loadPaymentStep]);
}
