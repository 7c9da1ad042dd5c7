import {
  axleFigureFields,
  formatLength,
  formatPounds,
  inches,
  loadTypeLabel,
  orderTextKeys,
  pounds,
  stateName,
  type DraftTrip,
  type DraftUnit,
  type StateCode,
} from '@wideload/domain';
import * as texts from './draft.texts.ts';
import { formatDayText } from './date-text.ts';
import type { AnswerPath } from './order-answers.ts';
import type { OrderForm } from './order-form.ts';
import type { PermitForm, PlaceText } from './permit-form.ts';
import { axleFields, dimensionFields, toDraftUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';

export type AnswerContext = {
  permits: readonly { _id: string; unit: string; state: StateCode }[];
  names: ReadonlyMap<string, string>;
};

const labels: Readonly<Record<string, string>> = {
  ...texts.orderTextLabels,
  ...Object.fromEntries(Object.entries(texts.customerLabels).map(([key, label]) => [`customer/${key}`, label])),
  company: texts.company,
  trip: texts.trip,
  truckId: texts.truck,
  trailerId: texts.trailer,
  loadType: texts.loadType,
  weight: texts.loadedWeight,
  dates: texts.dates,
  'route/origin': texts.origin,
  'route/destination': texts.destination,
  ...texts.permitTextLabels,
  ...Object.fromEntries(dimensionFields.map(({ path, label }) => [`lengths/${path}`, label])),
  ...Object.fromEntries(axleFields.map(({ path, label }) => [`lengths/${path}`, texts.axleDistance(label)])),
  ...Object.fromEntries(axleFigureFields.map(({ path, label }) => [`axleTexts/${path}`, label])),
};

/** `Width`, `Texas`, `The unit`. */
export function formatAnswerLabel(path: AnswerPath): string {
  const [part, id, ...rest] = path;
  // The members of this record are state codes.
  if (part === 'jurisdictions') return stateName(id as StateCode);
  if (part === 'units' && rest.length === 0) return texts.theWholeUnit;
  const key = part === 'units' || part === 'permits' ? rest.join('/') : path.join('/');
  return labels[key] ?? rest.at(-1) ?? key;
}

/** The part of the order that contains an answer: `Basic details`, `Unit 2`, `Permit for Texas, unit 1`. */
export function formatAnswerGroup([part, id]: AnswerPath, form: OrderForm, { permits }: AnswerContext): string {
  const findUnitNumber = (unit: string | undefined) => form.units.findIndex(({ _id }) => _id === unit) + 1;
  if (part === 'jurisdictions' || part === 'trip') return texts.states;
  if (part === 'units') return form.units.some(({ _id }) => _id === id) ? unitHeading(findUnitNumber(id)) : texts.aUnit;
  if (part !== 'permits') return texts.basicDetails;
  const permit = permits.find(({ _id }) => _id === id);
  return permit === undefined ? texts.aPermit : texts.permitFor(stateName(permit.state), findUnitNumber(permit.unit));
}

/** An answer in words for comparison: `14′6″`, `chosen`, `Nov 24, 2026 to Nov 28, 2026`. */
export function formatAnswer(path: AnswerPath, form: OrderForm, context: AnswerContext): string {
  const [part, id, ...rest] = path;
  if (part === 'jurisdictions')
    return form.jurisdictions.some((state) => state === id) ? texts.chosen : texts.notChosen;
  if (part === 'company') return formatText(form.company?.name);
  if (part === 'trip') return formatText(form.trip === null ? '' : formatTrip(form.trip));
  const text = orderTextKeys.find((key) => key === part);
  if (text !== undefined) return formatText(form[text]);
  if (part === 'customer') return formatText(Object.entries(form.customer).find(([key]) => key === id)?.[1]);
  if (part === 'units')
    return formatUnitAnswer(
      form.units.find(({ _id }) => _id === id),
      rest,
      context,
    );
  return formatPermitAnswer(
    form.permits.find(({ _id }) => _id === id),
    rest,
  );
}

function formatTrip({ places, startDate }: DraftTrip): string {
  const labels = places.map((place) => place?.label ?? texts.empty);
  return texts.tripFromTo(labels, startDate === null ? null : formatDayText(startDate));
}

function formatText(text: string | undefined): string {
  return text === undefined || text.trim() === '' ? texts.empty : text;
}

function formatUnitAnswer(unit: UnitForm | undefined, [field, inner]: AnswerPath, { names }: AnswerContext): string {
  if (unit === undefined) return texts.takenOut;
  if (field === undefined) return texts.kept;
  const draft = toDraftUnit(unit);
  if (field === 'truckId' || field === 'trailerId') {
    const chosen = unit[field];
    return chosen === null ? texts.empty : (names.get(chosen) ?? texts.oneOfTheList);
  }
  if (field === 'loadType') return unit.loadType === null ? texts.empty : loadTypeLabel(unit.loadType);
  if (field === 'weight' && draft.weight !== null) return formatPounds(pounds(draft.weight));
  if (field === 'axleTexts') return formatText(Object.entries(unit.axleTexts).find(([path]) => path === inner)?.[1]);
  const value = inner === undefined ? null : findLength(draft, inner);
  return value === null ? formatTyped(draft, inner ?? field) : formatLength(inches(value));
}

function findLength({ dimensions, axles }: DraftUnit, path: string): number | null {
  const [group, name] = path.split('.');
  const values = Object.entries(group === 'axles' ? axles : dimensions);
  return values.find(([key]) => key === name)?.[1] ?? null;
}

function formatTyped({ typed }: DraftUnit, path: string): string {
  const parts = Object.entries(typed).filter(([key]) => key === path || key.startsWith(`${path}.`));
  return formatText(parts.map(([, text]) => text).join(' '));
}

function formatPermitAnswer(permit: PermitForm | undefined, [field, end]: AnswerPath): string {
  if (permit === undefined) return texts.notThere;
  if (field === 'dates') return texts.fromTo(formatDayText(permit.startDate), formatDayText(permit.endDate));
  if (field === 'route') {
    const { lat, lng } = getPlace(permit, end);
    return `${lat}, ${lng}`;
  }
  return formatText(permit.comment);
}

/** The place that an answer gives, in the state of its permit; null for all other answers. */
export function findAnswerPlace([part, id, field, end]: AnswerPath, form: OrderForm, { permits }: AnswerContext) {
  if (part !== 'permits' || field !== 'route') return null;
  const permit = form.permits.find(({ _id }) => _id === id);
  const state = permits.find(({ _id }) => _id === id)?.state;
  return permit === undefined || state === undefined ? null : { place: getPlace(permit, end), state };
}

function getPlace({ route }: PermitForm, end: string | undefined): PlaceText {
  return route[end === 'origin' ? 'origin' : 'destination'];
}
