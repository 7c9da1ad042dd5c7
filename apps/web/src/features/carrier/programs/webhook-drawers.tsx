import { useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookEvent } from '@wideload/contract';
import { webhooks } from '@wideload/contract/client';
import { useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { useDrawerSave } from '#lib/forms/drawer-save.ts';
import { showToast } from '#lib/toast.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import css from './programs.module.css';
import * as texts from './webhooks.texts.ts';

// Cast: the keys of a record of events.
const allEvents = Object.keys(texts.eventNames) as WebhookEvent[];

type ChoiceProps = { chosen: readonly WebhookEvent[]; onChange: (events: WebhookEvent[]) => void };

function EventChoice({ chosen, onChange }: ChoiceProps) {
  return (
    <fieldset className={css['choice']}>
      <legend className="bold below-12">{texts.events}</legend>
      {allEvents.map((event, index) => (
        <Checkbox
          key={event}
          name={index === 0 ? 'events' : event}
          label={texts.eventNames[event]}
          hint={<code>{event}</code>}
          checked={chosen.includes(event)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, event] : chosen.filter((other) => other !== event))
          }
        />
      ))}
    </fieldset>
  );
}

type AddressProps = { value: string; onChange: (value: string) => void; error: string | undefined };

function AddressField({ value, onChange, error }: AddressProps) {
  return (
    <TextField
      label={texts.address}
      hint={texts.addressHint}
      name="address"
      type="url"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

const listAddressProblems = (address: string) =>
  URL.canParse(address) ? [] : [{ name: 'address', message: texts.addressHint }];

const listProblems = (events: readonly WebhookEvent[]) =>
  events.length === 0 ? [{ name: 'events', message: texts.missingEvents }] : [];

export const webhooksQuery = callQuery(['webhooks', 'list'], webhooks.list, {});

export const deliveriesQuery = (id: string) =>
  callQuery(['webhooks', 'deliveries', id], webhooks.deliveries, { params: { id } });

export function AddWebhookDrawer({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>(['order.paid', 'permit.issued', 'permit.refused']);
  const drawer = useDrawerSave({
    problems: [...listAddressProblems(address), ...listProblems(events)],
    save: () => call(webhooks.create, { body: { address, events } }),
    async onSaved({ secret }) {
      await client.invalidateQueries(webhooksQuery);
      onMade(secret);
    },
  });
  return (
    <FormDrawer {...drawer} title={texts.addWebhook} save={texts.addWebhook} onClose={onClose} isDirty={address !== ''}>
      <AddressField
        value={address}
        onChange={setAddress}
        error={drawer.problems.find(({ name }) => name === 'address')?.message}
      />
      <EventChoice chosen={events} onChange={setEvents} />
    </FormDrawer>
  );
}

type MoveProps = { webhook: Webhook; onMade: (secret: string) => void; onClose: () => void };

export function AddressDrawer({ webhook, onMade, onClose }: MoveProps) {
  const client = useQueryClient();
  const [address, setAddress] = useState(webhook.address);
  const drawer = useDrawerSave({
    problems: listAddressProblems(address),
    save: () => call(webhooks.move, { params: { id: webhook._id }, body: { address } }),
    async onSaved({ secret }) {
      await client.invalidateQueries(webhooksQuery);
      onMade(secret);
    },
  });
  return (
    <FormDrawer
      {...drawer}
      title={texts.changeAddress}
      save={texts.saveAddress}
      onClose={onClose}
      isDirty={address !== webhook.address}
    >
      <AddressField value={address} onChange={setAddress} error={drawer.problems[0]?.message} />
      <p className="hint">{texts.whatNewAddressDoes}</p>
    </FormDrawer>
  );
}

export function EventsDrawer({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient();
  const [events, setEvents] = useState<WebhookEvent[]>(webhook.events);
  const drawer = useDrawerSave({
    problems: listProblems(events),
    save: () =>
      call(webhooks.update, { params: { id: webhook._id }, body: { events, isPaused: webhook.pausedAt !== null } }),
    async onSaved() {
      await client.invalidateQueries(webhooksQuery);
      showToast({ tone: 'ok', text: texts.webhookSaved });
      onClose();
    },
  });
  return (
    <FormDrawer
      {...drawer}
      title={texts.chooseEvents}
      save={texts.saveEvents}
      onClose={onClose}
      isDirty={events.toSorted().join(' ') !== webhook.events.toSorted().join(' ')}
    >
      <EventChoice chosen={events} onChange={setEvents} />
    </FormDrawer>
  );
}
