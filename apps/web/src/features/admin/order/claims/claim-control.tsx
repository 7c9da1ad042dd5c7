import { isWorkable } from '@wideload/domain';
import { useQuery } from '@tanstack/react-query';
import type { QueueClaim } from '@wideload/contract';
import { useState } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './claim.texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './claim.module.css';
import { NotForDesk } from '#product/account/for-desk.tsx';
import { ClaimButtons, findClaimRight } from './claim-buttons.tsx';
import { AssignButton } from './assign-button.tsx';
import { queueOrderQuery } from '../queue/queue.queries.ts';

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
      <strong>{claim.admin.email}</strong> {texts.holdsSince} {since}. {texts.talkFirst}
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
