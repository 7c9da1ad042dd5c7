import type { VerifiedCompany } from '@wideload/contract';
import { formatCompanyDocket, formatPlace } from '@wideload/domain';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import * as texts from './companies.texts.ts';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Sign } from '#ui/sign.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { NumberKind } from './company-values.ts';
import type { CompanyVerification } from './use-verification.ts';
import css from './verification-fields.module.css';

const kinds = [
  { value: 'dotNumber', label: texts.usdotNumber },
  { value: 'docketNumber', label: texts.docketNumber, detail: texts.docketKinds },
] as const;

const labels = { dotNumber: texts.usdotNumberToVerify, docketNumber: texts.docketNumberToVerify } as const;
const hints = { dotNumber: texts.dotNumberHint, docketNumber: texts.docketNumberHint } as const;

export function VerificationFields({ verification }: { verification: CompanyVerification }) {
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
