import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Delivery, Webhook } from '@wideload/contract';
import { webhooks } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { Sign } from '#ui/sign.tsx';
import { deliveriesQuery, webhooksQuery } from './webhook-drawers.tsx';
import * as texts from './webhooks.texts.ts';

const kinds = { waiting: 'pending', delivered: 'ok', failed: 'no' } as const;

type RowProps = { delivery: Delivery; isSending: boolean; onReplay: () => void };

function DeliveryRow({ delivery, isSending, onReplay }: RowProps) {
  const { event, orderNumber, state, createdAt, tries, failure } = delivery;
  return (
    <li>
      <div>
        <p className="bold">
          {texts.nameEvent(event)} <Sign kind={kinds[state]}>{texts.states[state]}</Sign>
        </p>
        <p className="hint breakable">
          {orderNumber !== null && `${texts.order(orderNumber)}, `}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          {tries > 0 && `, ${texts.tries(tries)}`}
          {failure !== '' && `: ${failure}`}
        </p>
      </div>
      {state !== 'waiting' || tries > 0 ? (
        <Button
          size="small"
          pending={isSending}
          onClick={onReplay}
          aria-label={texts.sendAgainNamed(texts.nameEvent(event), orderNumber)}
        >
          {texts.sendAgain}
        </Button>
      ) : null}
    </li>
  );
}

export function DeliveryList({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const query = deliveriesQuery(webhook._id);
  const list = useQuery(query);
  const replay = useMutation({
    mutationFn: ({ _id: id }: Delivery) => call(webhooks.replay, { params: { id } }),
    async onSuccess() {
      await Promise.all([client.invalidateQueries(query), client.invalidateQueries(webhooksQuery)]);
      showToast({ tone: 'ok', text: texts.sentAgain });
    },
  });
  const test = useMutation({
    mutationFn: () => call(webhooks.test, { params: { id: webhook._id } }),
    async onSuccess() {
      await Promise.all([client.invalidateQueries(query), client.invalidateQueries(webhooksQuery)]);
      showToast({ tone: 'ok', text: texts.testSent });
    },
  });
  const failure = replay.error ?? test.error;
  return (
    <Modal
      title={texts.lastDeliveries}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button pending={test.isPending} onClick={() => test.mutate()}>
            {texts.sendTest}
          </Button>
          <Button pending={list.isFetching} onClick={() => void list.refetch()}>
            {texts.refresh}
          </Button>
        </>
      }
    >
      <p className="hint breakable below-12">{webhook.address}</p>
      {list.isPending && <ListSkeleton rows={3} />}
      <FailedQuery query={list} />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {list.data?.items.length === 0 && <p>{texts.noDeliveries}</p>}
      <ul className="rows action-rows">
        {list.data?.items.map((delivery) => (
          <DeliveryRow
            key={delivery._id}
            delivery={delivery}
            isSending={replay.isPending && replay.variables._id === delivery._id}
            onReplay={() => replay.mutate(delivery)}
          />
        ))}
      </ul>
    </Modal>
  );
}
