import {
  stateName,
  formatDollars,
  type DraftPermit,
  type DraftUnit,
  decidePermitSoFar,
  isOverweight,
  toTravelLoad,
} from '@wideload/domain';
import { useId, memo } from 'react';
import { chargeWords } from '@wideload/contract/client';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { saveDelay } from '../../draft/draft-store.ts';
import { permitTextLabels } from '../../draft/draft.texts.ts';
import type { PermitForm } from '../../draft/permit-form.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import { type OrderPermit, pricePermit } from './order-permits.ts';
import { PermitReasons } from './permit-reasons.tsx';
import * as texts from './permits.texts.ts';
import { PermitRoute } from './permit-route.tsx';
import { ChangedByHandLabel, type OwnTerms } from './own-terms.tsx';
import { DateRange } from './date-range.tsx';
import css from './permit-card.module.css';
import { PermitHead } from './permit-head.tsx';
import { FeeSource } from '#product/permit/source-note.tsx';
import { sourceWords } from '#product/permit/source.texts.ts';
import { LazyDoubts, LazyPermitCharges } from '#product/order/charges/lazy-charges.tsx';
import { OpenFees } from '#product/permit/fact-note.tsx';

const subjects = ['money', 'limits', 'days'] as const;

/** Charges of the state beyond the fee. */
const PermitCharge = memo(function PermitCharge({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const line = pricePermit(permit, unit);
  if (line === null) return null;
  const load = {
    state: line.state,
    load: toTravelLoad(unit),
    charged: line.amount,
    miles: permit.planned?.miles ?? undefined,
  };
  return (
    <div className="stack gap-4 size-label">
      <LazyPermitCharges load={load} words={chargeWords} nameOf={stateName} part="total" />
      <OpenFees line={line} words={chargeWords} />
      {isOverweight(decidePermitSoFar(unit, permit.state)) && (
        <p>
          {texts.forItsWeight} <LazyPermitCharges load={load} words={chargeWords} nameOf={stateName} part="weight" />
        </p>
      )}
      <LazyPermitCharges load={load} words={chargeWords} nameOf={stateName} part="extras" />
      {subjects.map((about) => (
        <LazyDoubts
          key={about}
          {...{ about, state: line.state, load: load.load }}
          miles={load.miles ?? null}
          words={chargeWords}
          says={sourceWords}
          name={stateName(line.state)}
        />
      ))}
    </div>
  );
});

function PermitFee({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const line = pricePermit(permit, unit);
  if (line === null) return null;
  const { state, fee, chargedDaily, days, amount } = line;
  return (
    <div className="size-group">
      {chargedDaily && <span className="hint">{texts.feeByDay(formatDollars(fee), days)} </span>}
      {!chargedDaily && <span className="hint">{texts.stateFeeOnce} </span>}
      <strong>{formatDollars(amount)}</strong>{' '}
      <FeeSource fee={line} figure={sourceWords.figures.fee(stateName(state))} words={sourceWords} />
    </div>
  );
}

/** The type is fixed [2]; other requirements of the permit are listed with its reasons. */
const permitTypes = [{ value: 'Oversize', label: texts.oversizePermitType }];

export type PutPermit = (form: PermitForm, delay: number) => void;

type PermitCardProps = {
  permit: OrderPermit;
  own: OwnTerms;
  messages: StepMessages;
  isOpen: boolean;
  onToggle: () => void;
  put: PutPermit;
};

export function PermitCard({ permit, own, messages, isOpen, onToggle, put }: PermitCardProps) {
  const id = useId();
  const [headingId, detailsId] = [`${id}-heading`, `${id}-details`];
  return (
    <article aria-labelledby={headingId} className={css['card']}>
      <PermitHead {...{ permit, own, messages, headingId, detailsId, isOpen, onToggle }} />
      {isOpen && (
        <div id={detailsId} className={css['details']}>
          <PermitFields {...{ permit, own, messages, put }} />
        </div>
      )}
    </article>
  );
}

function PermitFields({ permit, own, messages, put }: Omit<PermitCardProps, 'isOpen' | 'onToggle'>) {
  const { form, priced, unit, unitNumber, path } = permit;
  const mark = (key: 'date' | 'comment') => {
    const term = own[key];
    const of = texts.fieldOf(texts.terms[key], stateName(priced.state), unitNumber);
    const field = `${path}.${key === 'date' ? 'date.endDate' : key}`;
    return term && <ChangedByHandLabel {...{ term, of, field }} onUndo={(undone) => put(undone, saveDelay.comment)} />;
  };
  return (
    <>
      <PermitFee permit={priced} unit={unit} />
      <div className="stack gap-8">
        <PermitCharge permit={priced} unit={unit} />
        <PermitReasons unit={unit} permit={priced} visits={permit.visits} />
      </div>
      <FieldGrid columns={3}>
        <SelectField
          label={texts.permitType}
          name={`${path}.permitType`}
          options={permitTypes}
          value={priced.permitType}
          disabled
        />
        <DateRange
          permit={form}
          state={priced.state}
          path={path}
          messages={messages}
          onDates={(dates) => put({ ...form, ...dates }, saveDelay.dateRange)}
          mark={mark('date')}
        />
      </FieldGrid>
      <PermitRoute {...{ permit, own, messages }} put={(changed) => put(changed, saveDelay.mapPoint)} />
      <TextArea
        label={permitTextLabels.comment}
        optional
        name={`${path}.comment`}
        value={form.comment}
        onChange={(event) => put({ ...form, comment: event.target.value }, saveDelay.comment)}
        error={messages.messageAt(`${path}.comment`)}
        action={mark('comment')}
      />
    </>
  );
}
