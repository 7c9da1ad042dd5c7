import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { phoneAgreementVersion, phoneCharges } from '@wideload/contract/client';
import { formatDollars, parsePhoneLimit, phoneLimits, type ConsentLimitError } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { agreementQuery } from './phone-agreement.queries.ts';
import * as texts from './phone-agreement.texts.ts';

const errors: Record<ConsentLimitError, string> = {
  'limit.unreadable': texts.unreadable,
  'limit.too-low': texts.tooLow(formatDollars(phoneLimits.min)),
  'limit.too-high': texts.tooHigh(formatDollars(phoneLimits.max)),
};

const atOpening = { autoFocus: true };

function useAgreeing(onAgreed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { cardId: string; limit: number }) =>
      call(phoneCharges.agree, { body: { ...body, textVersion: phoneAgreementVersion } }),
    async onSuccess() {
      onAgreed();
      await client.invalidateQueries(agreementQuery);
      showToast({ tone: 'ok', text: texts.agreed });
    },
  });
}

type AgreementFormProps = { cards: readonly Card[]; isFocused: boolean; onAgreed: () => void };

/** Off by default: agreeing is an act of its own. */
export function AgreementForm({ cards, isFocused, onAgreed }: AgreementFormProps) {
  const agreeing = useAgreeing(onAgreed);
  const [picked, setPicked] = useState<string>();
  const [limit, setLimit] = useState(String(phoneLimits.suggested / 100));
  const [isChecked, setChecked] = useState(false);
  /** A new object for each submit. */
  const [submitted, setSubmitted] = useState<object>();
  // A card that was deleted meanwhile cannot stay chosen.
  const card = cards.find(({ id }) => id === picked) ?? cards[0];
  const read = parsePhoneLimit(limit);
  const problems = [
    ...('error' in read ? [{ name: 'phoneLimit', message: errors[read.error] }] : []),
    ...(isChecked ? [] : [{ name: 'phoneAgreed', message: texts.checkToAgree }]),
  ];
  const shown = submitted === undefined ? [] : problems;
  const findError = (field: string) => shown.find(({ name }) => name === field)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted({});
    if (problems.length > 0 || 'error' in read || card === undefined || agreeing.isPending) return;
    agreeing.mutate({ cardId: card.id, limit: read.limit });
  }
  return (
    <form noValidate onSubmit={submit} className="stack gap-16">
      <ErrorSummary problems={shown} submit={submitted} />
      <FieldGrid>
        <SelectField
          name="phoneCard"
          label={texts.card}
          options={cards.map(({ id, brand, last4 }) => ({ value: id, label: texts.cardEndingIn(brand, last4) }))}
          value={card?.id ?? ''}
          {...(isFocused && atOpening)}
          onChange={({ target }) => setPicked(target.value)}
        />
        <TextField
          name="phoneLimit"
          label={texts.atMost}
          inputMode="decimal"
          autoComplete="off"
          value={limit}
          error={findError('phoneLimit')}
          onChange={({ target }) => setLimit(target.value)}
        />
      </FieldGrid>
      <Checkbox
        name="phoneAgreed"
        label={texts.iAgree}
        checked={isChecked}
        error={findError('phoneAgreed')}
        onChange={({ target }) => setChecked(target.checked)}
      />
      {agreeing.error && <Notice tone="danger">{agreeing.error.message}</Notice>}
      <div>
        <Button type="submit" pending={agreeing.isPending}>
          {texts.agree}
        </Button>
      </div>
    </form>
  );
}
