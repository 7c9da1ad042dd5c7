import { stepNames, type WizardStepKey } from '@wideload/domain';
import { findOwnerId } from '#lib/api/on-behalf.ts';

/** `unit` is the id of the unit whose tab contains the field. */
export type AnswerPlace = { field?: string; unit?: string };

/** The parameters of `/new_order?order=…&step=vehicles&unit=2`. */
export type WizardAddress = {
  order?: string;
  step?: WizardStepKey;
  /** The step whose Change link opened this one; Next leads back there. */
  from?: 'summary' | 'permits';
  /** Name of the field that a Change link focuses. */
  field?: string;
  /** Number of the unit whose tab is open, from 1; not clamped. */
  unit?: number;
  /** Id of the record that a shortcut added, to be chosen. */
  company?: string;
  truck?: string;
  trailer?: string;
};

const idParameters = ['order', 'company', 'truck', 'trailer'] as const;

const fieldShape = /^[a-zA-Z0-9.]{1,60}$/;
const numberShape = /^-?\d{1,9}$/;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the query of an address and ignores invalid parameters. */
export function parseWizardAddress(search: Readonly<Record<string, unknown>>): WizardAddress {
  const { step: stepText, from, field, unit } = search;
  const step = stepNames.find(({ key }) => key === stepText)?.key;
  const address: WizardAddress = {
    ...(step === undefined ? {} : { step }),
    ...(from === 'summary' || from === 'permits' ? { from } : {}),
    ...(typeof field === 'string' && fieldShape.test(field) ? { field } : {}),
    ...(typeof unit === 'string' && numberShape.test(unit) ? { unit: Number(unit) } : {}),
  };
  for (const name of idParameters) {
    const id = search[name];
    if (typeof id === 'string' && idShape.test(id)) address[name] = id;
  }
  return address;
}

export function buildWizardHref(address: WizardAddress): string {
  const query = new URLSearchParams();
  for (const name of ['order', 'step', 'from', 'field', 'unit', 'company', 'truck', 'trailer'] as const) {
    if (address[name] !== undefined) query.set(name, String(address[name]));
  }
  const text = query.toString();
  const ownerId = findOwnerId();
  if (ownerId !== null) return `/users/orders/new?userId=${ownerId}${text === '' ? '' : `&${text}`}`;
  return text === '' ? '/new_order' : `/new_order?${text}`;
}

export function toAddressPlace(
  { field, unit }: AnswerPlace,
  { units }: { units: readonly { _id: string }[] },
): Pick<WizardAddress, 'field' | 'unit'> {
  const at = units.findIndex(({ _id }) => _id === unit);
  return { ...(field === undefined ? {} : { field }), ...(at === -1 ? {} : { unit: at + 1 }) };
}

export type Shortcut = '/companies' | '/trucks' | '/trailers';

export function buildShortcutHref(to: Shortcut, back: WizardAddress): string {
  return `${to}?${new URLSearchParams({ add: '1', redirect: buildWizardHref(back) }).toString()}`;
}
