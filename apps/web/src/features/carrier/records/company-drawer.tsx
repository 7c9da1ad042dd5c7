import type { Company, VerifiedCompany } from '@wideload/contract';
import { type FormEvent, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { useRecordForm } from '#product/account/use-record-form.ts';
import * as texts from './companies.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { CompanyFields, ContactFields, StateApplicationFields, useCompanyForm } from './company-fields.tsx';
import { useVerification, type CompanyVerification } from './use-verification.ts';
import { formatCompanyDocket, formatPlace } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Sign } from '#ui/sign.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { NumberKind } from './company-values.ts';
import css from './company-drawer.module.css';

type Props = {
  company?: Company | undefined;
  onClose: () => void;
  onSaved: (company: Company) => void;
};

const kinds = [
  { value: 'dotNumber', label: texts.usdotNumber },
  { value: 'docketNumber', label: texts.docketNumber, detail: texts.docketKinds },
] as const;

const labels = { dotNumber: texts.usdotNumberToVerify, docketNumber: texts.docketNumberToVerify } as const;
const hints = { dotNumber: texts.dotNumberHint, docketNumber: texts.docketNumberHint } as const;

function VerificationFields({ verification }: { verification: CompanyVerification }) {
  const { by, typed, outcome, problem, isAsking, choose, type, verify } = verification;

  // Enter in this field verifies, and does not save a company before its facts are shown.
  function verifyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    verify();
  }
  return (
    <div className="stack">
      <RadioCards
        legend={texts.verifyBy}
        name="verify-by"
        cards={kinds}
        value={by}
        // The radio cards have only these two values.
        onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.value as NumberKind)}
      />
      <div className={css['number']}>
        <TextField
          label={labels[by]}
          hint={hints[by]}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus=""
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={verifyOnEnter}
          error={problem}
        />
        <Button className={css['verify']} pending={isAsking} onClick={verify}>
          {texts.verify}
        </Button>
      </div>
      <div role="status" className="cluster hidden-when-empty">
        {isAsking && <span className="visually-hidden">{texts.askingTheCarrierRegistry}</span>}
        {outcome && (
          <>
            <Sign kind={outcome.isVerified ? 'ok' : 'no'}>
              {outcome.isVerified ? texts.verified : texts.notVerified}
            </Sign>
            <p>{outcome.message}</p>
          </>
        )}
      </div>
      {verification.choices.length > 0 && <Choices choices={verification.choices} onPick={verification.pick} />}
    </div>
  );
}

type ChoicesProps = { choices: readonly VerifiedCompany[]; onPick: (company: VerifiedCompany) => void };

const toKey = (company: VerifiedCompany) => `${company.dotNumber} ${formatCompanyDocket(company)}`;

/** The same docket number is another company's in each series, and a company can have several. */
function Choices({ choices, onPick }: ChoicesProps) {
  const [picked, setPicked] = useState('');
  const cards = choices.map((company) => ({
    value: toKey(company),
    label: formatCompanyDocket(company),
    detail: texts.companyAt(company.name, formatPlace(company)),
  }));
  function pick(key: string) {
    const chosen = choices.find((company) => toKey(company) === key);
    setPicked(key);
    if (chosen !== undefined) onPick(chosen);
  }
  return (
    <RadioCards
      legend={texts.chooseYours}
      name="docket-choice"
      cards={cards}
      value={picked}
      onChange={(event: ChangeEvent<HTMLInputElement>) => pick(event.target.value)}
    />
  );
}

export function CompanyDrawer({ company, onClose, onSaved }: Props) {
  const form = useCompanyForm(company);
  const { drawer, forget, refuse } = useRecordForm(form, {
    save: (body) => companyRecords.save(company?._id, body),
    stale: companyRecords.key,
    successText: ({ name }) => (company === undefined ? texts.companyAdded : texts.companyChanged)(name),
    taken: { code: 'company.exists', field: 'dotNumber' },
    // Saving verifies, too: a company that could not be verified is sent again.
    isChange: company?.verified === true,
    onSaved,
  });
  const verification = useVerification(form, company, { onAnswer: forget });

  function submitVerified(event: FormEvent) {
    const message = verification.refuseOtherNumber();
    if (message === null) return drawer.onSubmit(event);
    event.preventDefault();
    refuse([{ name: 'number', message }]);
  }
  return (
    <FormDrawer
      title={company === undefined ? texts.addCompany : texts.editCompany}
      save={company === undefined ? texts.addCompany : texts.saveCompany}
      onClose={onClose}
      {...drawer}
      onSubmit={submitVerified}
      isDirty={drawer.isDirty || (company === undefined && verification.typed !== '')}
    >
      <VerificationFields verification={verification} />
      <CompanyFields form={form} source={verification.source} missing={verification.missing} />
      <ContactFields form={form} />
      <StateApplicationFields form={form} />
    </FormDrawer>
  );
}
