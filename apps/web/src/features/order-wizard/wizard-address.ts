import { wizardSteps, type WizardStepKey } from '@wideload/domain';

/** Where the wizard stands, as its address says: `/new_order?order=…&step=vehicles`. */
export type WizardAddress = {
  order?: string;
  step?: WizardStepKey;
  /** The step was opened by a Change link of the summary, and Next leads back there. */
  from?: 'summary';
  /** The name of the field that a Change link leads to. */
  field?: string;
  /** The unit that is shown, where a shortcut left it or a Change link leads to it. */
  unit?: string;
  /** What was added at the end of a shortcut, to be chosen: its id. */
  company?: string;
  truck?: string;
  trailer?: string;
};

const idParameters = ['order', 'unit', 'company', 'truck', 'trailer'] as const;

const fieldShape = /^[a-zA-Z0-9.]{1,60}$/;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the query of an address; what makes no sense is as if it were not there. */
export function readWizardAddress(search: Readonly<Record<string, unknown>>): WizardAddress {
  const { step: stepText, from, field } = search;
  const step = wizardSteps.find(({ key }) => key === stepText)?.key;
  const address: WizardAddress = {
    ...(step === undefined ? {} : { step }),
    ...(from === 'summary' ? { from } : {}),
    ...(typeof field === 'string' && fieldShape.test(field) ? { field } : {}),
  };
  for (const name of idParameters) {
    const id = search[name];
    if (typeof id === 'string' && idShape.test(id)) address[name] = id;
  }
  return address;
}

export function wizardHref(address: WizardAddress): string {
  const query = new URLSearchParams();
  for (const name of ['order', 'step', 'from', 'field', 'unit', 'company', 'truck', 'trailer'] as const) {
    if (address[name] !== undefined) query.set(name, address[name]);
  }
  return query.size === 0 ? '/new_order' : `/new_order?${query.toString()}`;
}

export type Shortcut = '/companies' | '/trucks' | '/trailers';

/** The page of a shortcut with its drawer open, and the way back to this very step. */
export function shortcutHref(to: Shortcut, back: WizardAddress): string {
  return `${to}?${new URLSearchParams({ add: '1', redirect: wizardHref(back) }).toString()}`;
}
