import { wizardSteps, type WizardStepKey } from '@wideload/domain';

/** Where an answer was given: the name of its field, and the id of the unit whose tab it is on. */
export type AnswerPlace = { field?: string; unit?: string };

/** Where the wizard stands, as its address says: `/new_order?order=…&step=vehicles&unit=2`. */
export type WizardAddress = {
  order?: string;
  step?: WizardStepKey;
  /** The step was opened by a Change link of the summary, and Next leads back there. */
  from?: 'summary';
  /** The name of the field that a Change link leads to. */
  field?: string;
  /** The number of the unit whose tab is open, counted from 1; as it was written, in bounds or not. */
  unit?: number;
  /** What was added at the end of a shortcut, to be chosen: its id. */
  company?: string;
  truck?: string;
  trailer?: string;
};

const idParameters = ['order', 'company', 'truck', 'trailer'] as const;

const fieldShape = /^[a-zA-Z0-9.]{1,60}$/;
const numberShape = /^-?\d{1,9}$/;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the query of an address; what makes no sense is as if it were not there. */
export function readWizardAddress(search: Readonly<Record<string, unknown>>): WizardAddress {
  const { step: stepText, from, field, unit } = search;
  const step = wizardSteps.find(({ key }) => key === stepText)?.key;
  const address: WizardAddress = {
    ...(step === undefined ? {} : { step }),
    ...(from === 'summary' ? { from } : {}),
    ...(typeof field === 'string' && fieldShape.test(field) ? { field } : {}),
    ...(typeof unit === 'string' && numberShape.test(unit) ? { unit: Number(unit) } : {}),
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
    if (address[name] !== undefined) query.set(name, String(address[name]));
  }
  return query.size === 0 ? '/new_order' : `/new_order?${query.toString()}`;
}

/** The place of an answer, with its unit by number. */
export function placeInAddress(
  { field, unit }: AnswerPlace,
  { units }: { units: readonly { _id: string }[] },
): Pick<WizardAddress, 'field' | 'unit'> {
  const at = units.findIndex(({ _id }) => _id === unit);
  return { ...(field === undefined ? {} : { field }), ...(at === -1 ? {} : { unit: at + 1 }) };
}

export type Shortcut = '/companies' | '/trucks' | '/trailers';

/** The page of a shortcut with its drawer open, and the way back to this very step. */
export function shortcutHref(to: Shortcut, back: WizardAddress): string {
  return `${to}?${new URLSearchParams({ add: '1', redirect: wizardHref(back) }).toString()}`;
}
