import { wizardSteps, type WizardStepKey } from '@wideload/domain';

/** Where the wizard stands, as its address says: `/new_order?order=…&step=vehicles`. */
export type WizardAddress = {
  order?: string;
  step?: WizardStepKey;
  /** The step was opened by a Change link of the summary, and Next leads back there. */
  from?: 'summary';
};

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the query of an address; what makes no sense is as if it were not there. */
export function readWizardAddress(search: Readonly<Record<string, unknown>>): WizardAddress {
  const { order, step: stepText, from } = search;
  const step = wizardSteps.find(({ key }) => key === stepText)?.key;
  return {
    ...(typeof order === 'string' && idShape.test(order) ? { order } : {}),
    ...(step === undefined ? {} : { step }),
    ...(from === 'summary' ? { from } : {}),
  };
}

export function wizardHref({ order, step, from }: WizardAddress): string {
  const query = new URLSearchParams();
  if (order !== undefined) query.set('order', order);
  if (step !== undefined) query.set('step', step);
  if (from !== undefined) query.set('from', from);
  return query.size === 0 ? '/new_order' : `/new_order?${query.toString()}`;
}

export type Shortcut = '/companies' | '/trucks' | '/trailers';

/** The page of a shortcut with its drawer open, and the way back to this very step. */
export function shortcutHref(to: Shortcut, back: WizardAddress): string {
  return `${to}?${new URLSearchParams({ add: '1', redirect: wizardHref(back) }).toString()}`;
}
