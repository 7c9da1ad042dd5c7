import { type WizardStepKey, findCurrentUnit } from '@wideload/domain';
import { memo, useEffect, type ComponentType, useState } from 'react';
import { whenIdle } from '#lib/timing/when-idle.ts';
import { toFieldId } from '#ui/form/field.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/button.tsx';
import * as texts from './wizard.texts.ts';
import type { StepProps, Moves } from './step-props.ts';
import { useNavigate } from '@tanstack/react-router';
import type { DraftState, DraftStore } from './draft/draft-store.ts';
import { buildWizardHref, type WizardAddress } from './wizard-address.ts';

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

type Shown = { number: number | undefined; id: string | null };

type ShownUnit = {
  id: string | null;
  number: number | undefined;
  /** The address follows. */
  show: Moves['showUnit'];
};

/**
 * The unit with the address's number, clamped; without a number, the one that was open last. The same unit stays open
 * when units before it are deleted.
 */
export function useShownUnit(
  store: DraftStore,
  { draft: { units }, shownUnit }: DraftState,
  { address: { unit: number, from }, isOpen }: { address: WizardAddress; isOpen: boolean },
): ShownUnit {
  const navigate = useNavigate();
  const inAddress = () =>
    number === undefined ? shownUnit : (units[clampUnit(number, units.length) - 1]?._id ?? null);
  const [shown, setShown] = useState<Shown>(() => ({ number, id: inAddress() }));
  const isSame = shown.number === number;
  if (!isSame) setShown({ number, id: inAddress() });
  const id = findCurrentUnit(units, isSame ? shown.id : inAddress());

  useEffect(() => {
    if (isOpen && id !== null) store.showUnit(id);
  }, [store, isOpen, id]);

  const at = units.findIndex((unit) => unit._id === id);

  function show(next: string, instead?: 'instead') {
    setShown({ number, id: next });
    const { order, form } = store.getState();
    const unit = form.units.findIndex(({ _id }) => _id === next) + 1;
    if (order === null || unit === number) return;
    const place: WizardAddress = { order: order._id, step: 'vehicles', unit };
    const href = buildWizardHref(from === undefined ? place : { ...place, from });
    void navigate({ href, resetScroll: false, replace: instead !== undefined });
  }

  return { id, number: at === -1 ? undefined : at + 1, show };
}

function clampUnit(number: number, count: number): number {
  return Math.max(1, Math.min(number, count));
}
