import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PacketLink, type PacketSending, PacketSendBody } from '@wideload/contract';
import { packets } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { NewLinkDrawer, type NewLink, type SharedOrder, packetsQuery } from './new-link-drawer.tsx';
import * as texts from './packets.texts.ts';
import { formatRecipient } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import { Sign, type SignKind } from '#ui/sign.tsx';
import { ShownOnceModal } from '#product/account/shown-once-modal.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';

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
  return (
    <ConfirmedChange
      title={texts.revokeQuestion}
      confirm={texts.revoke}
      cancel={texts.keepLink}
      change={() => call(packets.revoke, { params: { id } })}
      stale={packetsQuery(orderId).queryKey}
      done={texts.linkRevoked}
      onClose={onClose}
    >
      <p>{texts.revokeConsequence(name)}</p>
    </ConfirmedChange>
  );
}

type SendForm = { to: string };
type SendDrawerProps = { orderId: string; link: PacketLink; onClose: () => void };

/** The server sends it, by mail or by text, as the address says. */
function SendDrawer({ orderId, link: { _id: id, name }, onClose }: SendDrawerProps) {
  const client = useQueryClient();
  const form = useSchemaForm(PacketSendBody, { to: '' });
  const { drawer } = useFormSave(form, {
    save: (body: SendForm) => call(packets.send, { params: { id }, body }),
    onSaved() {
      showToast({ tone: 'ok', text: texts.onItsWay });
      onClose();
      void client.invalidateQueries(packetsQuery(orderId));
    },
  });
  const { errors } = form.formState;
  return (
    <FormDrawer title={texts.sendOf(name)} save={texts.send} onClose={onClose} {...drawer}>
      <TextField
        label={texts.sendTo}
        hint={texts.sendToHint}
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        {...form.register('to')}
        error={findMessage(errors, 'to')}
      />
    </FormDrawer>
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
      <FailedQuery query={list} />
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
      {/* Not before the list: its rows would move it from under the finger. */}
      {!list.isPending && <Button onClick={() => setShown({ what: 'new' })}>{texts.share}</Button>}
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

const signs: Record<PacketSending['state'], SignKind> = { waiting: 'draft', retried: 'no', sent: 'ok', failed: 'no' };

function SentList({ sent }: { sent: readonly PacketSending[] }) {
  if (sent.length === 0) return null;
  return (
    <section className="full-width">
      <h3>{texts.whatWasSent}</h3>
      <ul className="rows">
        {sent.map(({ _id: id, to, name, event, state, at, reason }) => (
          <li key={id}>
            <p className="breakable">
              <span className="bold">{formatRecipient(to)}</span>{' '}
              <Sign kind={signs[state]}>{texts.sendingStates[state]}</Sign>
            </p>
            <p className="hint breakable">
              {event === null ? name : texts.newsTo(name, event)} · <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            {state === 'retried' && <p className="hint">{texts.retried}</p>}
            {reason !== '' && <p className="hint breakable">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Programs of mail and texts show a `+` for a space as it is. */
const toQuery = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

type WaysProps = { title: string; address: string; onSent: () => void };

/** The programs of the carrier send it, in the carrier's name. */
function WaysToSend({ title, address, onSent }: WaysProps) {
  async function send() {
    try {
      await navigator.share({ title, url: address });
      onSent();
    } catch (refused) {
      // The person closed the list of programs, or the device has none.
      if (!(refused instanceof DOMException)) throw refused;
    }
  }
  return (
    <>
      {'share' in navigator && (
        <Button size="small" onClick={() => void send()}>
          {texts.sendLink}
        </Button>
      )}
      <a href={`mailto:?${toQuery({ subject: title, body: address })}`} className="target bold" onClick={onSent}>
        {texts.mailLink}
      </a>
      <a href={`sms:?&${toQuery({ body: `${title}: ${address}` })}`} className="target bold" onClick={onSent}>
        {texts.textLink}
      </a>
      <a href={address} target="_blank" rel="noopener noreferrer" className="target bold" onClick={onSent}>
        {texts.openLink}
      </a>
    </>
  );
}

type Props = { link: NewLink; orderNumber: number; onClose: () => void };

function LinkModal({ link: { name, token }, orderNumber, onClose }: Props) {
  const address = `${location.origin}/packet/${token}`;
  return (
    <ShownOnceModal
      secrets={[address]}
      words={texts.linkWords(name)}
      picture={<QrCode text={address} label={texts.picture} />}
      renderMore={(onKept) => <WaysToSend title={texts.shareTitle(orderNumber)} address={address} onSent={onKept} />}
      onClose={onClose}
    />
  );
}
