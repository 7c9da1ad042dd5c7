import { useQuery } from '@tanstack/react-query';
import { FailedState } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { feeDifferencesQuery } from '../money/fee-differences.queries.ts';
import { orderFileQuery } from '../order-file.queries.ts';
import { listApprovalFacts, type ApprovalFacts } from './approval-facts.ts';
import * as texts from './status-change.texts.ts';

/** The facts of the order as it is now; `undefined` until they are there. */
export function useApprovalCheck(orderId: string, isWanted: boolean) {
  const order = useQuery({ ...orderFileQuery(orderId), enabled: isWanted });
  const fees = useQuery({ ...feeDifferencesQuery(orderId), enabled: isWanted });
  const facts = order.data && fees.data && listApprovalFacts(order.data, fees.data);
  return {
    facts,
    failure: order.error ?? fees.error,
    isPending: isWanted && (order.isFetching || fees.isFetching),
    retry: () => Promise.all([order.refetch(), fees.refetch()]),
  };
}

type ListedProps = { tone: 'warn' | 'danger'; title: string; names: readonly string[]; rest: string };

function Listed({ tone, title, names, rest }: ListedProps) {
  if (names.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className="bullets">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{rest}</p>
    </Notice>
  );
}

/** Names what keeps an order from approval, and what an approval leaves open. */
export function ApprovalCheck({ facts, failure, isPending, retry }: ReturnType<typeof useApprovalCheck>) {
  if (facts !== undefined) return <ApprovalNotices facts={facts} />;
  if (failure !== null) return <FailedState failure={failure} onRetry={() => void retry()} pending={isPending} />;
  return <p role="status">{texts.checkingTheOrder}</p>;
}

/** The approval would be refused, or nobody knows yet. */
export function isApprovalBlocked(facts: ApprovalFacts | undefined): boolean {
  return facts === undefined || facts.isRefunded || facts.undecided.length > 0;
}

function ApprovalNotices({ facts: { isRefunded, undecided, refused, openFees } }: { facts: ApprovalFacts }) {
  return (
    <>
      {isRefunded && (
        <Notice tone="danger" title={texts.isRefunded}>
          {texts.refundedStays}
        </Notice>
      )}
      <Listed tone="danger" title={texts.notIssuedYet} names={undecided} rest={texts.issueFirst} />
      <Listed tone="warn" title={texts.refusedPermits} names={refused} rest={texts.refusedStay} />
      <Listed tone="warn" title={texts.openFees} names={openFees} rest={texts.openFeesStay} />
    </>
  );
}
