import { stateName } from '@wideload/domain';
import { Section } from '../../../../ui/panel.tsx';
import type { DraftState } from '../../draft-store.ts';
import type { Moves } from '../../step-props.ts';
import { PermitReasons } from '../permits/permit-reasons.tsx';
import { AnswerList, type Answer } from './answer-list.tsx';
import css from './answers.module.css';
import { permitAnswers, unitAnswers } from './unit-answers.ts';

type AnswersProps = { state: DraftState; onChangeStep: Moves['change'] };

export function BasicAnswers({ state: { form }, onChangeStep }: AnswersProps) {
  const { customer, title, company } = form;
  const answers: Answer[] = [
    { term: 'Email', value: customer.email, field: 'customer.email' },
    { term: 'Phone', value: customer.phone, field: 'customer.phone' },
    { term: 'Order title', value: title, field: 'title' },
    { term: 'Person name', value: customer.personName, field: 'customer.personName' },
    { term: 'Company', value: company?.name, field: 'company' },
    { term: 'Usdot number', value: company?.dotNumber },
    { term: 'Docket number', value: company?.docketNumber },
    {
      term: 'Address',
      value: company && `${company.street}, ${company.city}, ${company.state} ${company.zip}, ${company.country}`,
    },
  ];
  return (
    <Section title="Basic details">
      <AnswerList answers={answers} step="basic-details" columns={2} onChangeStep={onChangeStep} />
    </Section>
  );
}

export function StateAnswers({ state: { form }, onChangeStep }: AnswersProps) {
  const states = form.jurisdictions.map((state) => `${stateName(state)} (${state})`).join(', ');
  return (
    <Section title="Jurisdiction">
      <AnswerList
        answers={[{ term: 'States', value: states, field: 'jurisdictions' }]}
        step="jurisdiction"
        onChangeStep={onChangeStep}
      />
    </Section>
  );
}

export function UnitAnswers({ state: { draft, order }, onChangeStep }: AnswersProps) {
  return (
    <Section title="Vehicles">
      {draft.units.map((unit, at) => (
        <div key={unit._id} className={css['part']}>
          <h3 className={css['title']}>Unit {at + 1}</h3>
          <AnswerList
            answers={unitAnswers(unit, at, order)}
            step="vehicles"
            unit={unit._id}
            of={`of unit ${at + 1}`}
            columns={2}
            onChangeStep={onChangeStep}
          />
        </div>
      ))}
    </Section>
  );
}

export function PermitAnswers({ state: { draft }, onChangeStep }: AnswersProps) {
  return (
    <Section title="Permits">
      {draft.permits.map((permit, at) => {
        const unitAt = draft.units.findIndex(({ _id }) => _id === permit.unit);
        const unit = draft.units[unitAt];
        const [number, state] = [unitAt + 1, stateName(permit.state)];
        return (
          <div key={permit._id} className={css['part']}>
            <h3 className={css['title']}>
              Unit {number}, {state}
            </h3>
            <AnswerList
              answers={permitAnswers(permit, at)}
              step="permits"
              of={`of unit ${number}, ${state}`}
              columns={2}
              onChangeStep={onChangeStep}
            />
            <div className={css['reasons']}>{unit !== undefined && <PermitReasons unit={unit} permit={permit} />}</div>
          </div>
        );
      })}
    </Section>
  );
}
