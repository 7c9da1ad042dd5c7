import type { WizardStepKey } from '@wideload/domain';
import { useEffect, type ComponentType } from 'react';
import { fieldId } from '../../../ui/form/field.tsx';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import * as texts from '../wizard.texts.ts';
import type { StepProps } from './step-props.ts';

/** Scrolls to the field with this name and focuses it, once the step is shown; the title of the step had the focus before. */
function useBeginAt(field: string | undefined): void {
  useEffect(() => {
    const control = field === undefined ? null : document.getElementById(fieldId(field));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [field]);
}

/** The steps that are filled in. */
export type FormStepKey = Exclude<WizardStepKey, 'payment' | 'order-details'>;

type PanelProps = StepProps & {
  /** The name of the field to begin at, where a Change link leads to one. */
  field: string | undefined;
};

/** What one step asks; its code comes with the step. */
function panel(load: () => Promise<ComponentType<StepProps>>) {
  return whenOpened(
    async () => {
      const Step = await load();
      return function StepPanel({ field, ...props }: PanelProps) {
        useBeginAt(field);
        return <Step {...props} />;
      };
    },
    <Spinner label={texts.loading} />,
  );
}

export const stepPanels = {
  'basic-details': panel(async () => (await import('../steps/basic-details/basic-details-step.tsx')).BasicDetailsStep),
  jurisdiction: panel(async () => (await import('../steps/jurisdiction/jurisdiction-step.tsx')).JurisdictionStep),
  vehicles: panel(async () => (await import('../steps/vehicles/vehicles-step.tsx')).VehiclesStep),
  permits: panel(async () => (await import('../steps/permits/permits-step.tsx')).PermitsStep),
  summary: panel(async () => (await import('../steps/summary/summary-step.tsx')).SummaryStep),
} satisfies Record<FormStepKey, ComponentType<PanelProps>>;

/** Fetches all steps while the first one is being filled in, so that Next never waits for code. */
export async function loadStepsAhead(): Promise<void> {
  const loads = Object.values(stepPanels).map(({ preload }) => preload());
  // One that does not come now is asked for again, and its failure shown, when its step is opened.
  await Promise.allSettled(loads);
}
