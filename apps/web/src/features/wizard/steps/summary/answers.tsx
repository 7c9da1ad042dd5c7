import type { Order } from '@wideload/contract';
import {
  formatCompanyDocket,
  formatPlaceAndCountry,
  mapFields,
  stateName,
  type DraftOrder,
  type DraftUnit,
  type StateCode,
  type TripState,
  formatLength,
  getStateCenter,
  formatPounds,
  inches,
  isSamePoint,
  isUsualLength,
  lengthFields,
  loadTypeLabel,
  pounds,
  formatTrailer,
  formatTruck,
  type DraftPermit,
  type Place,
} from '@wideload/domain';
import { memo, createElement } from 'react';
import * as texts from './summary.texts.ts';
import { CollapsibleSection } from '#ui/layout/folded-section.tsx';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { customerLabels, orderTextLabels, permitTextLabels } from '../../draft/draft.texts.ts';
import type { OrderForm } from '../../draft/order-form.ts';
import type { Moves } from '../../step-props.ts';
import { PermitReasons } from '../permits/permit-reasons.tsx';
import { AnswerList, type Answer } from './answer-list.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { listAxleLoadFacts, listFilingFacts } from '#product/unit/unit-words.ts';
import { NamedPlace } from '#product/trip/named-place.tsx';
import { formatDayText } from '../../draft/date-text.ts';

// Memoized: a save that changes no answer renders none of these.

/** Of a unit and of a permit. */
const heights = { unit: { phone: 850, desktop: 380 }, permit: { phone: 750, desktop: 440 } };

type AnswersProps = { onChangeStep: Moves['change'] };

type BasicAnswersProps = AnswersProps & { form: OrderForm };

export const BasicAnswers = memo(function BasicAnswers({ form, onChangeStep }: BasicAnswersProps) {
  const { customer, company } = form;
  const { email, phone, personName } = mapFields(customerLabels, (key, term): Answer => ({
    term,
    value: customer[key],
    field: `customer.${key}`,
  }));
  const { title, ...otherTexts } = mapFields(orderTextLabels, (key, term): Answer => ({
    term,
    value: form[key],
    field: key,
  }));
  const answers: Answer[] = [
    email,
    phone,
    title,
    personName,
    ...Object.values(otherTexts),
    { term: texts.company, value: company?.name, field: 'company' },
    { term: texts.usdotNumber, value: company?.dotNumber },
    { term: texts.docketNumber, value: company && formatCompanyDocket(company) },
    { term: texts.address, value: company && `${company.street}, ${formatPlaceAndCountry(company)}` },
  ];
  return (
    <CollapsibleSection title={texts.basicDetails}>
      <AnswerList answers={answers} step="basic-details" columns={2} onChangeStep={onChangeStep} />
    </CollapsibleSection>
  );
});

type StateAnswersProps = AnswersProps & { states: readonly StateCode[] };

export const StateAnswers = memo(function StateAnswers({ states, onChangeStep }: StateAnswersProps) {
  const names = states.map((state) => `${stateName(state)} (${state})`).join(', ');
  return (
    <CollapsibleSection title={texts.jurisdiction}>
      <AnswerList
        answers={[{ term: texts.states, value: names, field: 'jurisdictions' }]}
        step="jurisdiction"
        onChangeStep={onChangeStep}
      />
    </CollapsibleSection>
  );
});

type UnitAnswersProps = AnswersProps & {
  units: readonly DraftUnit[];
  /** With their vehicles. */
  stored: Order['units'] | undefined;
};

export function listUnitAnswers(unit: DraftUnit, at: number, units: Order['units'] = []): Answer[] {
  const field = (path: string) => `units.${at}.${path}`;
  const stored = units.find(({ _id }) => _id === unit._id);
  const lengths = (isWanted: (path: string) => boolean): Answer[] =>
    lengthFields
      .filter(({ path, read }) => isWanted(path) && (isUsualLength(path) || typeof read(unit) === 'number'))
      .map(({ path, label, read }) => ({ term: label, value: formatLengthAnswer(read(unit)), field: field(path) }));
  return [
    { term: texts.truck, value: formatTruck(stored?.truck ?? null), field: field('truckId') },
    { term: texts.trailer, value: formatTrailer(stored?.trailer ?? null), field: field('trailerId') },
    { term: texts.loadType, value: unit.loadType && loadTypeLabel(unit.loadType), field: field('loadType') },
    {
      term: texts.loadedWeight,
      value: unit.weight === null ? '' : formatPounds(pounds(unit.weight)),
      field: field('weight'),
    },
    ...lengths(isDimension),
    ...lengths((path) => !isDimension(path)),
    ...listAxleLoadFacts(unit).map(({ axle, ...fact }) => ({ ...fact, field: field(`axleWeights.${axle}`) })),
    ...listFilingFacts(unit),
  ];
}

function listPermitAnswers(permit: DraftPermit, at: number): Answer[] {
  const { date, route } = permit;
  const field = (path: string) => `permits.${at}.${path}`;
  const center = getStateCenter(permit.state);
  const showPlace = (place: Place) =>
    createElement(NamedPlace, { place, ...(isSamePoint(place, center) && { name: texts.notGivenYet }) });
  return [
    { term: texts.startDate, value: formatDayText(date.startDate), field: field('date.startDate') },
    { term: texts.endDate, value: formatDayText(date.endDate), field: field('date.endDate') },
    { term: texts.permitType, value: texts.oversizePermitType },
    { term: texts.origin, value: showPlace(route.origin), field: field('route.origin.lat') },
    { term: texts.destination, value: showPlace(route.destination), field: field('route.destination.lat') },
    ...Object.values(mapFields(permitTextLabels, (key, term) => ({ term, value: permit[key], field: field(key) }))),
  ];
}

function isDimension(path: string): boolean {
  return path.startsWith('dimensions.');
}

function formatLengthAnswer(length: number | null | undefined): string {
  return length === null || length === undefined ? '' : formatLength(inches(length));
}

export const UnitAnswers = memo(function UnitAnswers({ units, stored, onChangeStep }: UnitAnswersProps) {
  return (
    <CollapsibleSection title={texts.vehicles}>
      {units.map((unit, at) => (
        <div key={unit._id} {...lazyLayout(heights.unit, at > 0 ? 'ruled-part' : undefined)}>
          <h3 className="size-body below-8">{unitHeading(at + 1)}</h3>
          <AnswerList
            answers={listUnitAnswers(unit, at, stored)}
            step="vehicles"
            unit={unit._id}
            of={texts.ofUnit(at + 1)}
            columns={2}
            onChangeStep={onChangeStep}
          />
        </div>
      ))}
    </CollapsibleSection>
  );
});

type PermitAnswersProps = AnswersProps & { draft: DraftOrder; visits: readonly TripState[] };

export const PermitAnswers = memo(function PermitAnswers({ draft, visits, onChangeStep }: PermitAnswersProps) {
  return (
    <CollapsibleSection title={texts.permits}>
      {draft.permits.map((permit, at) => {
        const unitAt = draft.units.findIndex(({ _id }) => _id === permit.unit);
        const unit = draft.units[unitAt];
        const [number, state] = [unitAt + 1, stateName(permit.state)];
        const ruled = at > 0 ? 'ruled-part' : undefined;
        // The last one is laid out at once: the review below it must not move under a finger when the page is scrolled to its end.
        const isLast = at === draft.permits.length - 1;
        return (
          <div key={permit._id} {...(isLast ? { className: ruled } : lazyLayout(heights.permit, ruled))}>
            <h3 className="size-body below-8">{texts.permitHeading(number, state)}</h3>
            <AnswerList
              answers={listPermitAnswers(permit, at)}
              step="permits"
              of={texts.ofPermit(number, state)}
              columns={2}
              onChangeStep={onChangeStep}
            />
            <div className="above-16">{unit !== undefined && <PermitReasons {...{ unit, permit, visits }} />}</div>
          </div>
        );
      })}
    </CollapsibleSection>
  );
});
