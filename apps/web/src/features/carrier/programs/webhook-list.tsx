import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '@wideload/contract';
import { webhooks } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { ShownOnceModal } from '#product/account/shown-once-modal.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Sign } from '#ui/sign.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { AddressDrawer, AddWebhookDrawer, EventsDrawer, webhooksQuery } from './webhook-drawers.tsx';
import * as texts from './webhooks.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

type Shown =
  | { what: 'add' }
  | { what: 'secret'; secret: string }
  | { what: 'events' | 'deliveries' | 'address' | 'rotate' | 'remove'; webhook: Webhook };

function StateSign({ webhook: { pausedAt, retryAt } }: { webhook: Webhook }) {
  if (pausedAt !== null) return <Sign kind="draft">{texts.paused}</Sign>;
  return retryAt === null ? <Sign kind="ok">{texts.working}</Sign> : <Sign kind="no">{texts.failing}</Sign>;
}

type RowProps = { webhook: Webhook; isPausing: boolean; onPause: () => void; onShow: (shown: Shown) => void };

function WebhookRow({ webhook, isPausing, onPause, onShow }: RowProps) {
  const { address, events, pausedAt, retryAt } = webhook;
  const shown = {
    deliveries: texts.showDeliveries,
    events: texts.edit,
    address: texts.changeAddress,
    rotate: texts.newSecret,
  } as const;
  return (
    <li className="stack align-start gap-12">
      <div>
        <p className="bold breakable">
          {address} <StateSign webhook={webhook} />
        </p>
        <p className="hint">{events.map((event) => texts.eventNames[event]).join(', ')}</p>
        {pausedAt === null && retryAt !== null && (
          <p className="hint">
            {texts.nextTry} <time dateTime={retryAt}>{formatInstant(retryAt)}</time>
          </p>
        )}
      </div>
      <div className="cluster">
        {(['deliveries', 'events', 'address', 'rotate'] as const).map((what) => (
          <Button
            key={what}
            size="small"
            onClick={() => onShow({ what, webhook })}
            aria-label={texts.named(shown[what], address)}
          >
            {shown[what]}
          </Button>
        ))}
        <Button
          size="small"
          pending={isPausing}
          onClick={onPause}
          aria-label={texts.named(pausedAt === null ? texts.pause : texts.goOn, address)}
        >
          {pausedAt === null ? texts.pause : texts.goOn}
        </Button>
        <Button
          size="small"
          look="danger"
          onClick={() => onShow({ what: 'remove', webhook })}
          aria-label={texts.named(texts.remove, address)}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

type QuestionProps = { webhook: Webhook; onClose: () => void };

function RemoveWebhook({ webhook, onClose }: QuestionProps) {
  return (
    <ConfirmedChange
      title={texts.removeQuestion}
      confirm={texts.remove}
      change={() => call(webhooks.remove, { params: { id: webhook._id } })}
      stale={webhooksQuery.queryKey}
      done={texts.removed}
      onClose={onClose}
    >
      <p className="breakable">{texts.whatRemovalDoes(webhook.address)}</p>
    </ConfirmedChange>
  );
}

function RotateSecret({ webhook, onMade, onClose }: QuestionProps & { onMade: (secret: string) => void }) {
  const rotation = useMutation({
    mutationFn: () => call(webhooks.rotateSecret, { params: { id: webhook._id } }),
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <ConfirmModal
      title={texts.newSecretQuestion}
      confirm={texts.makeNewSecret}
      pending={rotation.isPending}
      error={rotation.error?.message}
      onConfirm={() => rotation.mutate()}
      onCancel={onClose}
    >
      <p>{texts.whatNewSecretDoes}</p>
    </ConfirmModal>
  );
}

function Overlay({ shown, onShow, onClose }: { shown: Shown; onShow: (shown: Shown) => void; onClose: () => void }) {
  const onMade = (secret: string) => onShow({ what: 'secret', secret });
  switch (shown.what) {
    case 'add':
      return <AddWebhookDrawer onMade={onMade} onClose={onClose} />;
    case 'secret':
      return <ShownOnceModal secrets={[shown.secret]} words={texts.secretWords} onClose={onClose} />;
    case 'events':
      return <EventsDrawer webhook={shown.webhook} onClose={onClose} />;
    case 'deliveries':
      return <DeliveryList webhook={shown.webhook} onClose={onClose} />;
    case 'address':
      return <AddressDrawer webhook={shown.webhook} onMade={onMade} onClose={onClose} />;
    case 'rotate':
      return <RotateSecret webhook={shown.webhook} onMade={onMade} onClose={onClose} />;
    case 'remove':
      return <RemoveWebhook webhook={shown.webhook} onClose={onClose} />;
  }
}

export function WebhookList() {
  const client = useQueryClient();
  const list = useQuery(webhooksQuery);
  const [shown, setShown] = useState<Shown>();
  const pausing = useMutation({
    mutationFn: ({ _id: id, events, pausedAt }: Webhook) =>
      call(webhooks.update, { params: { id }, body: { events, isPaused: pausedAt === null } }),
    onSuccess: () => client.invalidateQueries(webhooksQuery),
  });
  const add = (
    <Button look="primary" onClick={() => setShown({ what: 'add' })}>
      {texts.addWebhook}
    </Button>
  );
  const items = list.data?.items;
  return (
    <Section
      title={texts.webhooks}
      intro={texts.whatWebhooksAre}
      action={items !== undefined && items.length > 0 && add}
    >
      {list.isPending && <ListSkeleton rows={2} />}
      <FailedQuery query={list} />
      {pausing.error && <Notice tone="danger">{pausing.error.message}</Notice>}
      {items?.length === 0 && (
        <EmptyState title={texts.noWebhooks} action={add}>
          {texts.howToBegin}
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && (
        <Panel>
          <ul className="rows">
            {items.map((webhook) => (
              <WebhookRow
                key={webhook._id}
                webhook={webhook}
                isPausing={pausing.isPending && pausing.variables._id === webhook._id}
                onPause={() => pausing.mutate(webhook)}
                onShow={setShown}
              />
            ))}
          </ul>
        </Panel>
      )}
      {shown && <Overlay shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />}
    </Section>
  );
}
