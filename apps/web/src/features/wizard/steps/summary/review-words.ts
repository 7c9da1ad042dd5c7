import type { Order, ReviewChange } from '@wideload/contract';
import {
  cents,
  formatDollars,
  formatPounds,
  pounds,
  stateName,
  trailerTypes,
  type WizardStepKey,
} from '@wideload/domain';
import * as texts from './summary.texts.ts';
import type { AnswerPlace } from '../../wizard-address.ts';

export type ReviewWords = {
  key: string;
  /** `Trailer 22 of unit 1` */
  what: string;
  sentence: string;
  step: WizardStepKey;
  place: AnswerPlace;
};

export function describeReview(order: Order): ReviewWords[] {
  return order.reviewChanges.map((change) =>
    change.what === 'permit' ? describePermit(order, change) : describeRecord(order, change),
  );
}

type RecordChange = Extract<ReviewChange, { field: string }>;
type PermitChange = Extract<ReviewChange, { what: 'permit' }>;

function describeRecord(order: Order, change: RecordChange): ReviewWords {
  const { what, unit, record, field } = change;
  const name = recordName(order, change);
  const sentence = texts.isAndWas(name, nameField(field), {
    is: formatValue(change, change.to),
    was: formatValue(change, change.from),
  });
  const key = [what, unit ?? '', record, field].join(' ');
  if (unit === null) return { key, what: name, sentence, step: 'basic-details', place: { field: 'company' } };
  const place = { field: `units.${findUnitNumber(order, unit)}.${what}Id`, unit };
  return { key, what: name, sentence, step: 'vehicles', place };
}

/** A field of an older version has no name. */
function nameField(field: string): string {
  const names: Readonly<Partial<Record<string, string>>> = texts.recordFields;
  return names[field] ?? field;
}

function recordName(order: Order, { what, unit }: RecordChange): string {
  if (what === 'company') return texts.companyNamed(order.company?.name ?? '');
  const at = findUnitNumber(order, unit ?? '');
  const number = order.units[at]?.[what]?.internalNumber ?? '';
  return texts.recordOfUnit(what === 'truck' ? texts.truckNumbered(number) : texts.trailerNumbered(number), at + 1);
}

function describePermit(order: Order, { unit, state, from, to }: PermitChange): ReviewWords {
  const what = texts.permitNamed(stateName(state), findUnitNumber(order, unit) + 1);
  const key = `permit ${unit} ${state}`;
  const at = order.permits.findIndex((permit) => permit.unit === unit && permit.state === state);
  const sentence = formatPriceChange(what, { from, to });
  if (at === -1) return { key, what, sentence, step: 'vehicles', place: { unit } };
  return { key, what, sentence, step: 'permits', place: { field: `permits.${at}.date.startDate` } };
}

function formatPriceChange(permit: string, { from, to }: Pick<PermitChange, 'from' | 'to'>): string {
  const formatAmount = (price: number) => formatDollars(cents(price));
  if (to === null) return texts.isNotNeeded(permit, formatAmount(from ?? 0));
  if (from === null) return texts.isNeeded(permit, formatAmount(to));
  return texts.costs(permit, { is: formatAmount(to), was: formatAmount(from) });
}

function formatValue({ what, field }: RecordChange, value: string): string {
  if (value === '') return texts.emptyField;
  if (field === 'length') return texts.feet(value);
  if (field === 'registeredWeight') return formatPounds(pounds(Number(value)));
  const type = what === 'trailer' && field === 'type' ? trailerTypes.find(({ key }) => key === value) : undefined;
  return type?.label ?? value;
}

function findUnitNumber({ units }: Order, unit: string): number {
  return units.findIndex(({ _id }) => _id === unit);
}
