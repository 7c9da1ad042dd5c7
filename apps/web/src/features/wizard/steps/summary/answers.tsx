import { mapFields, stateName } from '@wideload/domain';
import * as texts from './summary.texts.ts';
import { CollapsibleSection } from '../../../../ui/layout/collapsible-section.tsx';
import { customerLabels, orderTextLabels } from '../../draft/draft.texts.ts';
import type { DraftState } from '../../draft/draft-store.ts';
import type { Moves } from '../../step/step-props.ts';
import { PermitReasons } from '../permits/permit-reasons.tsx';
import { AnswerList, type Answer } from './answer-list.tsx';
import { listPermitAnswers, listUnitAnswers } from './unit-answers.ts';
import { unitHeading } from '../../../../product/unit/unit.texts.ts';

type AnswersProps = { state: DraftState; onChangeStep: Moves['change'] };

export function BasicAnswers({ state: { form }, onChangeStep }: AnswersProps) {
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
    { term: texts.docketNumber, value: company?.docketNumber },
    {
      term: texts.address,
      value: company && `${company.street}, ${company.city}, ${company.state} ${company.zip}, ${company.country}`,
    },
  ];
  return (
    <CollapsibleSection title={texts.basicDetails}>
      <AnswerList answers={answers} step="basic-details" columns={2} onChangeStep={onChangeStep} />
    </CollapsibleSection>
  );
}

export function StateAnswers({ state: { form }, onChangeStep }: AnswersProps) {
  const states = form.jurisdictions.map((state) => `${stateName(state)} (${state})`).join(', ');
  return (
    <CollapsibleSection title={texts.jurisdiction}>
      <AnswerList
        answers={[{ term: texts.states, value: states, field: 'jurisdictions' }]}
        step="jurisdiction"
        onChangeStep={onChangeStep}
      />
    </CollapsibleSection>
  );
}

export function UnitAnswers({ state: { draft, order }, onChangeStep }: AnswersProps) {
  return (
    <CollapsibleSection title={texts.vehicles}>
      {draft.units.map((unit, at) => (
        <div key={unit._id} className={at > 0 ? 'ruled-part' : undefined}>
          <h3 className="size-body below-8">{unitHeading(at + 1)}</h3>
          <AnswerList
            answers={listUnitAnswers(unit, at, order)}
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
}

export function PermitAnswers({ state: { draft }, onChangeStep }: AnswersProps) {
  return (
    <CollapsibleSection title={texts.permits}>
      {draft.permits.map((permit, at) => {
        const unitAt = draft.units.findIndex(({ _id }) => _id === permit.unit);
        const unit = draft.units[unitAt];
        const [number, state] = [unitAt + 1, stateName(permit.state)];
        return (
          <div key={permit._id} className={at > 0 ? 'ruled-part' : undefined}>
            <h3 className="size-body below-8">{texts.permitHeading(number, state)}</h3>
            <AnswerList
              answers={listPermitAnswers(permit, at)}
              step="permits"
              of={texts.ofPermit(number, state)}
              columns={2}
              onChangeStep={onChangeStep}
            />
            <div className="above-16">{unit !== undefined && <PermitReasons unit={unit} permit={permit} />}</div>
          </div>
        );
      })}
    </CollapsibleSection>
  );
}
