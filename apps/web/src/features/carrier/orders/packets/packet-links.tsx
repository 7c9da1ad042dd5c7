import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PacketLink } from '@wideload/contract';
import { packets } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { LinkModal } from './link-modal.tsx';
import { NewLinkDrawer, type NewLink, type SharedOrder } from './new-link-drawer.tsx';
import { packetsQuery } from './packets.queries.ts';
import * as texts from './packets.texts.ts';
import { SendDrawer } from './send-drawer.tsx';
import { SentList } from './sent-list.tsx';

type Shown = { what: 'new' } | { what: 'made'; link: NewLink } | { what: 'revoke' | 'send'; link: PacketLink };

type RowProps = { link: PacketLink; units: SharedOrder['units']; onSend: () => void; onRevoke: () => void };

function LinkRow({ link, units, onSend, onRevoke }: RowProps) {
  const day = formatWeekdayAndDay(link.lastDay);
  const unit = units.findIndex(({ _id }) => _id === link.unit) + 1;
  return (
    <li className="spread align-center">
      <div>
        <p className="bold breakable">{link.name}</p>
        <p className="hint">
          {texts.kinds[link.kind]} · {unit > 0 && `${unitHeading(unit)} · `}
          {link.hasEnded ? texts.ended(day) : texts.opensUntil(day)}
        </p>
      </div>
      <div className="cluster">
        {!link.hasEnded && (
          <Button size="small" aria-label={texts.sendOf(link.name)} onClick={onSend}>
            {texts.send}
          </Button>
        )}
        <Button size="small" look="danger" aria-label={texts.revokeOf(link.name)} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      </div>
    </li>
  );
}

type RevokeProps = { orderId: string; link: PacketLink; onClose: () => void };

function RevokeLink({ orderId, link: { _id: id, name }, onClose }: RevokeProps) {
  const client = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => call(packets.revoke, { params: { id } }),
    async onSuccess() {
      await client.invalidateQueries(packetsQuery(orderId));
      showToast({ tone: 'ok', text: texts.linkRevoked });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.revokeQuestion}
      confirm={texts.revoke}
      cancel={texts.keepLink}
      pending={revoking.isPending}
      error={revoking.error?.message}
      onConfirm={() => revoking.mutate()}
      onCancel={onClose}
    >
      <p>{texts.revokeConsequence(name)}</p>
    </ConfirmModal>
  );
}

export function PacketLinks({ order }: { order: SharedOrder }) {
  const { _id: orderId, orderNumber, units } = order;
  const list = useQuery(packetsQuery(orderId));
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <div className="stack align-start gap-16">
      <p>{texts.intro}</p>
      {list.isPending && <ListSkeleton rows={2} />}
      {list.error && <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />}
      {list.data?.items.length === 0 && <p className="muted">{texts.noLinks}</p>}
      {list.data !== undefined && list.data.items.length > 0 && (
        <ul className="rows full-width">
          {list.data.items.map((link) => (
            <LinkRow
              key={link._id}
              link={link}
              units={units}
              onSend={() => setShown({ what: 'send', link })}
              onRevoke={() => setShown({ what: 'revoke', link })}
            />
          ))}
        </ul>
      )}
      <Button onClick={() => setShown({ what: 'new' })}>{texts.share}</Button>
      <SentList sent={list.data?.sent ?? []} />
      {shown?.what === 'send' && <SendDrawer orderId={orderId} link={shown.link} onClose={close} />}
      {shown?.what === 'new' && (
        <NewLinkDrawer order={order} onMade={(link) => setShown({ what: 'made', link })} onClose={close} />
      )}
      {shown?.what === 'made' && <LinkModal link={shown.link} orderNumber={orderNumber} onClose={close} />}
      {shown?.what === 'revoke' && <RevokeLink orderId={orderId} link={shown.link} onClose={close} />}
    </div>
  );
}
