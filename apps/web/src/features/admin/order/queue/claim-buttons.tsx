import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import type { QueueOrder, QueueClaim } from '@wideload/contract';
import { actRights, queue } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { useDeskRight, NotForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import * as texts from './claim.texts.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { isWorkable } from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import css from './claim-buttons.module.css';
import { AssignButton } from './assign-order.tsx';
import { queueOrderQuery } from './queue.queries.ts';
import { TakeOver } from './take-over.tsx';

function useClaimMutations(orderId: string, onFailure: (words: string | null) => void) {
  const client = useQueryClient();
  const params = { id: orderId };
  const outcome = {
    onMutate: () => onFailure(null),
    onError: ({ message }: Error) => onFailure(message),
    // Also after a refusal: another admin may hold the order by then.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  };
  const claim = useMutation({
    /** `over` is the claim that the viewer was warned about. */
    mutationFn: (over: QueueClaim | null) =>
      call(queue.claim, { params, body: over ? { steal: true, from: over.admin._id } : {} }),
    ...outcome,
  });
  const release = useMutation({ mutationFn: () => call(queue.release, { params }), ...outcome });
  return { claim, release };
}

export function findClaimRight(held: QueueClaim | null) {
  return held === null || held.isMine ? queue.claim.deskRight : actRights.takeOver;
}

export type ClaimButtonsProps = {
  order: Pick<QueueOrder, '_id' | 'orderNumber' | 'claim'>;
  /** Null at the next attempt. */
  onRefused: (words: string | null) => void;
};

export function ClaimButtons({ order, onRefused }: ClaimButtonsProps) {
  const { orderNumber, claim: held } = order;
  const [isAsking, setAsking] = useState(false);
  const { claim, release } = useClaimMutations(order._id, (failure) =>
    onRefused(failure && texts.failureOf(orderNumber, failure)),
  );
  const isAllowed = useDeskRight(findClaimRight(held));
  // The order was completed or released in the meantime.
  if (isAsking && (held === null || held.isMine)) setAsking(false);
  const press = held === null ? () => claim.mutate(null) : held.isMine ? () => release.mutate() : ask;

  function ask() {
    claim.reset();
    setAsking(true);
  }
  if (!isAllowed) return null;
  return (
    <>
      <Button size="small" pending={(claim.isPending || release.isPending) && !isAsking} onClick={press}>
        {held === null ? texts.claim : held.isMine ? texts.release : texts.takeOver}
        <span className="visually-hidden"> {texts.thisOrder(orderNumber)}</span>
      </Button>
      {isAsking && held !== null && (
        <TakeOver
          orderNumber={orderNumber}
          held={held}
          pending={claim.isPending}
          failure={claim.error?.message}
          onConfirm={() => claim.mutate(held)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function HolderText({ claim }: { claim: QueueClaim | null }) {
  if (claim === null) return <>{texts.heldByNobodyYet}</>;
  const since = <time dateTime={claim.since}>{formatInstant(claim.since)}</time>;
  if (claim.isMine)
    return (
      <>
        {texts.youHoldSince} {since}.
      </>
    );
  return (
    <>
      <strong>{claim.admin.email}</strong> {texts.hasHeldSince} {since}. {texts.talkFirst}
    </>
  );
}

/** Renders nothing once the order is decided. */
export function ClaimControl({ orderId, orderNumber }: { orderId: string; orderNumber: number }) {
  const [refused, setRefused] = useState<string | null>(null);
  const { data: order, error, isFetching, refetch } = useQuery(queueOrderQuery(orderId));
  // Same height, so that the page below does not move.
  if (order === undefined && error === null) return <div className={classNames('no-print', css['control'])} />;
  if (order === undefined)
    return (
      <div className={classNames('no-print', css['control'])} role="alert">
        <p>
          {texts.holderNotLoaded} {error?.message}
        </p>
        <Button size="small" pending={isFetching} onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  if (!isWorkable(order.status)) return null;
  const isHeld = order.claim !== null && !order.claim.isMine;
  return (
    <section aria-label={texts.holder} className={classNames('no-print', css['control'], isHeld && css['held'])}>
      <p role="status" className={classNames('breakable shrinks', css['holder'])}>
        <HolderText claim={order.claim} />
      </p>
      <ClaimButtons order={{ _id: orderId, orderNumber, claim: order.claim }} onRefused={setRefused} />
      <AssignButton orders={[order]} />
      <NotForDesk right={findClaimRight(order.claim)} what={isHeld ? texts.takeOver : texts.claim} />
      {refused !== null && (
        <p role="alert" className="failure whole-row">
          {refused}
        </p>
      )}
    </section>
  );
}
