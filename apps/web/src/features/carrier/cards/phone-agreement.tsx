import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import type { Card, PhoneAgreement as Agreement } from '@wideload/contract';
import { phoneCharges } from '@wideload/contract/client';
import {
  cents,
  formatDollars,
  parsePhoneLimit,
  phoneAgreementVersion,
  phoneLimits,
  type ConsentLimitError,
} from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section, FieldGrid } from '#ui/layout/panel.tsx';
import * as texts from './phone-agreement.texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';

const atOpening = { autoFocus: true };

type InForceProps = { agreement: Agreement; isFocused: boolean; onWithdrawn: () => void };

export const agreementQuery = queryOptions({
  queryKey: ['cards', 'phone-agreement'],
  queryFn: async ({ signal }) => (await call(phoneCharges.agreement, {}, { signal })).agreement,
});

/** Withdrawing asks nothing: it only means that orders wait for the carrier. */
function InForce({ agreement, isFocused, onWithdrawn }: InForceProps) {
  const client = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => call(phoneCharges.withdraw, {}),
    onSuccess() {
      onWithdrawn();
      showToast({ tone: 'ok', text: texts.withdrawn });
    },
    onSettled: () => client.invalidateQueries(agreementQuery),
  });
  const { card, limit, givenAt } = agreement;
  const named = texts.cardEndingIn(card.brand, card.last4);
  return (
    <div className="stack gap-12">
      <p>{texts.inForce({ card: named, limit: formatDollars(cents(limit)), at: formatInstant(givenAt) })}</p>
      {withdrawal.error && <Notice tone="danger">{withdrawal.error.message}</Notice>}
      <div>
        <Button pending={withdrawal.isPending} onClick={() => withdrawal.mutate()} {...(isFocused && atOpening)}>
          {texts.withdraw}
        </Button>
      </div>
    </div>
  );
}

const errors: Record<ConsentLimitError, string> = {
  'limit.unreadable': texts.unreadable,
  'limit.too-low': texts.tooLow(formatDollars(phoneLimits.min)),
  'limit.too-high': texts.tooHigh(formatDollars(phoneLimits.max)),
};

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
function AgreementForm({ cards, isFocused, onAgreed }: AgreementFormProps) {
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

export function PhoneAgreement({ cards }: { cards: readonly Card[] }) {
  const query = useQuery(agreementQuery);
  const { data: agreement } = query;
  // Each act replaces its own button, so the focus goes to what comes instead.
  const [hasActed, setActed] = useState(false);
  const act = () => setActed(true);
  return (
    <Section title={texts.ordersByPhone} intro={texts.intro}>
      {query.isPending && <ListSkeleton rows={1} label={texts.loading} />}
      {agreement === undefined && <FailedQuery query={query} />}
      {agreement !== undefined && (
        <Panel>
          {agreement === null ? (
            <AgreementForm cards={cards} isFocused={hasActed} onAgreed={act} />
          ) : (
            <InForce agreement={agreement} isFocused={hasActed} onWithdrawn={act} />
          )}
        </Panel>
      )}
    </Section>
  );
}
