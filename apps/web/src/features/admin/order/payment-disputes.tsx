import type { FiledDispute } from '@wideload/contract';
import { cents, formatDisputeReason, formatDollars, isDisputeOpen, type DisputeStatus } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './disputes.texts.ts';

const words: Record<DisputeStatus, string> = {
  warning_needs_response: texts.asks,
  warning_under_review: texts.underReview,
  warning_closed: texts.asksNoMore,
  needs_response: texts.needsAnswer,
  under_review: texts.underReview,
  appeal_needs_response: texts.needsAnswer,
  appeal_under_review: texts.underReview,
  won: texts.won,
  lost: texts.lost,
  prevented: texts.prevented,
};

const formatAmount = (amount: number) => formatDollars(cents(amount));

function Dispute({ dispute }: { dispute: FiledDispute }) {
  const { amount, reason, status, dueAt, withdrawn, fee, link } = dispute;
  const isOpen = isDisputeOpen(status);
  return (
    <Notice
      className="above-8 below-8"
      tone={isOpen ? 'danger' : 'plain'}
      title={texts.disputeOf(formatAmount(amount), formatDisputeReason(reason))}
    >
      <p>{words[status]}</p>
      {isOpen && dueAt !== null && (
        <p>
          {texts.answerBy} <time dateTime={dueAt}>{formatInstant(dueAt)}</time>
        </p>
      )}
      {(withdrawn !== 0 || fee !== 0) && <p>{texts.held(formatAmount(withdrawn), formatAmount(fee))}</p>}
      <p>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {texts.openIt}
        </a>
      </p>
    </Notice>
  );
}

export function PaymentDisputes({ disputes }: { disputes: readonly FiledDispute[] }) {
  return disputes.map((dispute) => <Dispute key={dispute._id} dispute={dispute} />);
}
