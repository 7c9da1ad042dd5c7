import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card, PhoneAgreement as Agreement } from '@wideload/contract';
import { phoneCharges } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { agreementQuery } from './phone-agreement.queries.ts';
import * as texts from './phone-agreement.texts.ts';

const atOpening = { autoFocus: true };

type InForceProps = { agreement: Agreement; isFocused: boolean; onWithdrawn: () => void };

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

export function PhoneAgreement({ cards }: { cards: readonly Card[] }) {
  const { data: agreement, error, refetch, isFetching } = useQuery(agreementQuery);
  // Each act replaces its own button, so the focus goes to what comes instead.
  const [hasActed, setActed] = useState(false);
  const act = () => setActed(true);
  return (
    <Section title={texts.ordersByPhone} intro={texts.intro}>
      {agreement === undefined && error === null && <ListSkeleton rows={1} label={texts.loading} />}
      {agreement === undefined && error !== null && (
        <FailedState failure={error} onRetry={() => void refetch()} pending={isFetching} />
      )}
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
