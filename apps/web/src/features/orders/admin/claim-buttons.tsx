import type { QueueOrder } from '@wideload/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { whenOpened } from '../../../ui/when-opened.tsx';
import css from './claim.module.css';
import { useClaim } from './use-claim.ts';

const TakeOver = whenOpened(async () => (await import('./take-over.tsx')).TakeOver);

/** Claim, Release or Take over: what the viewer may do about who holds an order that waits, and why it did not work. */
export function ClaimButtons({ order }: { order: Pick<QueueOrder, '_id' | 'orderNumber' | 'claim'> }) {
  const [isAsking, setAsking] = useState(false);
  const { claim, release } = useClaim(order._id);
  const held = order.claim;
  const about = <span className="visually-hidden"> order {order.orderNumber}</span>;
  const failure = claim.error ?? release.error;

  function button() {
    if (held === null)
      return (
        <Button size="small" pending={claim.isPending} onClick={() => claim.mutate(null)}>
          Claim{about}
        </Button>
      );
    if (held.isMine)
      return (
        <Button size="small" pending={release.isPending} onClick={() => release.mutate()}>
          Release{about}
        </Button>
      );
    return (
      <Button
        size="small"
        onClick={() => {
          claim.reset();
          setAsking(true);
        }}
      >
        Take over{about}
      </Button>
    );
  }
  return (
    <div className={css['buttons']}>
      {button()}
      {failure && !isAsking && (
        <p role="alert" className={css['failure']}>
          {failure.message}
        </p>
      )}
      {isAsking && held !== null && !held.isMine && (
        <TakeOver
          orderNumber={order.orderNumber}
          held={held}
          pending={claim.isPending}
          failure={claim.error?.message}
          onConfirm={() => claim.mutate(held, { onSuccess: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
