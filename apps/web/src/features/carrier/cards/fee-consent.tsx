import { useQuery, useQueryClient } from '@tanstack/react-query';
import { feeConsentVersion, feeDifferences } from '@wideload/contract/client';
import { feeConsentLimits, formatDollars, parseConsentLimit, type ConsentLimitError } from '@wideload/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { ownFeesQuery } from '#product/order/charges/own-fees.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FailedLine } from '#ui/list/list-states.tsx';
import * as texts from './fee-consent.texts.ts';

/** Saves what is checked. False keeps the payment from starting. */
export type SaveConsent = () => Promise<boolean>;

const errors: Record<ConsentLimitError, string> = {
  'limit.unreadable': texts.unreadable,
  'limit.too-low': texts.tooLow(formatDollars(feeConsentLimits.min)),
  'limit.too-high': texts.tooHigh(formatDollars(feeConsentLimits.max)),
};

const formatLimit = (limit: number) => String(limit / 100);

function saveConsent(orderId: string, limit: number | null): Promise<unknown> {
  const params = { id: orderId };
  if (limit === null) return call(feeDifferences.withdraw, { params });
  return call(feeDifferences.consent, { params, body: { limit, textVersion: feeConsentVersion } });
}

type Props = { orderId: string; saveRef: RefObject<SaveConsent> };

/** Off by default; the limit is read when PAY is pressed. */
export function FeeConsent({ orderId, saveRef }: Props) {
  const client = useQueryClient();
  const own = useQuery(ownFeesQuery(orderId));
  const stored = own.data?.consent?.limit ?? null;
  const [checked, setChecked] = useState<boolean>();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isAgreed = checked ?? stored !== null;
  const text = typed ?? formatLimit(stored ?? feeConsentLimits.suggested);

  useEffect(() => {
    saveRef.current = async () => {
      const read = isAgreed ? parseConsentLimit(text) : { limit: null };
      setFailure(undefined);
      if ('error' in read) {
        setProblem(errors[read.error]);
        field.current?.focus();
        return false;
      }
      // While the stored consent is not known, only one given here changes it.
      if (own.data === undefined ? checked === undefined : read.limit === stored) return true;
      try {
        await saveConsent(orderId, read.limit);
        await client.invalidateQueries(ownFeesQuery(orderId));
        return true;
      } catch (error) {
        // The order is paid already: the press finds that out.
        if (isProblem(error, 'order_not_payable')) return true;
        setFailure(error instanceof Error ? error.message : String(error));
        return false;
      }
    };
    return () => {
      saveRef.current = () => Promise.resolve(true);
    };
  }, [saveRef, client, orderId, isAgreed, text, stored, checked, own.data]);

  function changeLimit(value: string) {
    setTyped(value);
    // The message goes as soon as the limit is right.
    if (problem !== undefined && 'limit' in parseConsentLimit(value)) setProblem(undefined);
  }

  if (own.error && !own.data) return <FailedLine query={own} text={texts.notLoaded} />;
  return (
    <div className="stack gap-12">
      <Checkbox
        name="feeConsent"
        label={texts.charge}
        hint={texts.withoutIt}
        checked={isAgreed}
        onChange={({ target }) => setChecked(target.checked)}
      />
      {isAgreed && (
        <TextField
          ref={field}
          name="feeLimit"
          label={texts.atMost}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={problem}
          onChange={({ target }) => changeLimit(target.value)}
        />
      )}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
