import { useQuery } from '@tanstack/react-query';
import type { QueueClaim } from '@wideload/contract';
import { useState } from 'react';
import { instantText } from '../../../lib/instant-text.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { whenOpened } from '../../../ui/when-opened.tsx';
import css from './claim.module.css';
import { queueOrderQuery } from './queue.queries.ts';

const ClaimButtons = whenOpened(async () => (await import('./claim-buttons.tsx')).ClaimButtons);

function HolderText({ claim }: { claim: QueueClaim | null }) {
  if (claim === null) return <>Nobody works on this order yet. Claim it, so that the others see that you do.</>;
  const since = <time dateTime={claim.since}>{instantText(claim.since)}</time>;
  if (claim.isMine) return <>You hold this order since {since}.</>;
  return (
    <>
      <strong>{claim.admin.email}</strong> holds this order since {since}. Talk to each other before you work on it.
    </>
  );
}

/** Who works on a waiting order, on its own page; nothing once the order is decided. */
export function ClaimControl({ orderId, orderNumber }: { orderId: string; orderNumber: number }) {
  const [refused, setRefused] = useState<string | null>(null);
  const { data: order, error, isFetching, refetch } = useQuery(queueOrderQuery(orderId));
  // Of the same height, so that the page below stays where it is.
  if (order === undefined && error === null) return <div className={css['control']} />;
  if (order === undefined)
    return (
      <div className={css['control']} role="alert">
        <p>Who works on this order could not be loaded. {error?.message}</p>
        <Button size="small" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (order.status !== 'pending') return null;
  const isHeld = order.claim !== null && !order.claim.isMine;
  return (
    <section aria-label="Who works on it" className={classNames(css['control'], isHeld && css['held'])}>
      <p role="status" className={css['holder']}>
        <HolderText claim={order.claim} />
      </p>
      <ClaimButtons order={{ _id: orderId, orderNumber, claim: order.claim }} onRefused={setRefused} />
      {refused !== null && (
        <p role="alert" className={css['failure']}>
          {refused}
        </p>
      )}
    </section>
  );
}
