import {
  formatPounds,
  loadTypeLabel,
  pounds,
  stateName,
  trailerTypeLabel,
  type DraftPermit,
  type DraftUnit,
  type WizardStepKey,
} from '@wideload/domain';
import type { Order } from '@wideload/contract';
import { Button } from '../../../../ui/button.tsx';
import { DataList, type Fact } from '../../../../ui/data-list.tsx';
import { Section } from '../../../../ui/panel.tsx';
import { dayText } from '../../date-text.ts';
import type { DraftState } from '../../draft-store.ts';
import { axleFields, dimensionFields, unitFormOf } from '../../unit-form.ts';
import css from './answers.module.css';

type AnswersProps = { state: DraftState; onChangeStep: (step: WizardStepKey) => void };

export function BasicAnswers({ state: { form }, onChangeStep }: AnswersProps) {
  const { customer, title, company } = form;
  const facts: Fact[] = [
    { term: 'Email', value: customer.email },
    { term: 'Phone', value: customer.phone },
    { term: 'Order title', value: title },
    { term: 'Person name', value: customer.personName },
    { term: 'Company', value: company?.name },
    { term: 'Usdot number', value: company?.dotNumber },
    { term: 'Docket number', value: company?.docketNumber },
    {
      term: 'Address',
      value: company && `${company.street}, ${company.city}, ${company.state} ${company.zip}, ${company.country}`,
    },
  ];
  return (
    <Section
      title="Basic details"
      action={<Change what="basic details" onPress={() => onChangeStep('basic-details')} />}
    >
      <DataList facts={facts} />
    </Section>
  );
}

export function StateAnswers({ state: { form }, onChangeStep }: AnswersProps) {
  return (
    <Section title="Jurisdiction" action={<Change what="the states" onPress={() => onChangeStep('jurisdiction')} />}>
      <DataList facts={[{ term: 'States', value: form.jurisdictions.map(stateName).join(', ') }]} columns={1} />
    </Section>
  );
}

export function UnitAnswers({ state: { draft, order }, onChangeStep }: AnswersProps) {
  return (
    <Section title="Vehicles" action={<Change what="the vehicles" onPress={() => onChangeStep('vehicles')} />}>
      {draft.units.map((unit, index) => (
        <div key={unit._id} className={css['part']}>
          <h3 className={css['title']}>Unit {index + 1}</h3>
          <DataList facts={unitFacts(unit, order)} columns={3} />
        </div>
      ))}
    </Section>
  );
}

export function PermitAnswers({ state: { draft }, onChangeStep }: AnswersProps) {
  return (
    <Section title="Permits" action={<Change what="the permits" onPress={() => onChangeStep('permits')} />}>
      {draft.permits.map((permit) => (
        <div key={permit._id} className={css['part']}>
          <h3 className={css['title']}>
            Unit {draft.units.findIndex(({ _id }) => _id === permit.unit) + 1}, {stateName(permit.state)}
          </h3>
          <DataList facts={permitFacts(permit)} />
        </div>
      ))}
    </Section>
  );
}

function Change({ what, onPress }: { what: string; onPress: () => void }) {
  return (
    <Button look="link" onClick={onPress}>
      Change<span className="visually-hidden"> {what}</span>
    </Button>
  );
}

function unitFacts(unit: DraftUnit, order: Order | null): Fact[] {
  const stored = order?.units.find(({ _id }) => _id === unit._id);
  const { lengths } = unitFormOf(unit);
  const length = ({ path, label }: { path: keyof typeof lengths; label: string }): Fact => {
    const { feet, inches } = lengths[path];
    return { term: label, value: feet === '' ? '' : `${feet}′${inches}″` };
  };
  return [
    {
      term: 'Truck',
      value: stored?.truck && `${stored.truck.internalNumber}, ${stored.truck.make} ${stored.truck.model}`,
    },
    {
      term: 'Trailer',
      value: stored?.trailer && `${stored.trailer.internalNumber}, ${trailerTypeLabel(stored.trailer.type)}`,
    },
    { term: 'Load type', value: unit.loadType && loadTypeLabel(unit.loadType) },
    ...dimensionFields.map(length),
    { term: 'Loaded weight', value: unit.weight === null ? '' : formatPounds(pounds(unit.weight)) },
    ...axleFields.map(({ path, label }) => length({ path, label: `Axle ${label}` })),
  ];
}

function permitFacts({ date, route, comment }: DraftPermit): Fact[] {
  const place = ({ lat, lng }: { lat: number; lng: number }) => `${lat}, ${lng}`;
  return [
    { term: 'Start date', value: dayText(date.startDate) },
    { term: 'End date', value: dayText(date.endDate) },
    { term: 'Origin (latitude, longitude)', value: place(route.origin) },
    { term: 'Destination (latitude, longitude)', value: place(route.destination) },
    { term: 'Comment', value: comment },
  ];
}
