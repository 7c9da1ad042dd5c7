import { useQueryClient } from '@tanstack/react-query';
import type { Order, PacketKind, PacketSending } from '@wideload/contract';
import { packets } from '@wideload/contract/client';
import { formatTruck } from '@wideload/domain';
import { useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { useDrawerSave } from '#lib/forms/drawer-save.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import * as texts from './packets.texts.ts';

export type NewLink = { name: string; token: string };

// Cast: the keys of a record of kinds.
const kinds = Object.keys(texts.kinds) as PacketKind[];
const cards = kinds.map((value) => ({ value, label: texts.kinds[value], detail: texts.kindDetails[value] }));

export type SharedOrder = Pick<Order, '_id' | 'orderNumber' | 'units'>;

function listTrucks({ units }: SharedOrder) {
  return [
    { value: '', label: texts.allUnits },
    ...units.map(({ _id: value, truck }, at) => ({ value, label: texts.unitNamed(at + 1, formatTruck(truck)) })),
  ];
}

type Props = { order: SharedOrder; onMade: (link: NewLink) => void; onClose: () => void };

/** A first try takes a moment; those after it are further apart each time. */
const POLL_MS: Partial<Record<PacketSending['state'], number>> = { waiting: 2000, retried: 30_000 };

function findPoll(sent: readonly PacketSending[]): number | false {
  const polls = sent.flatMap(({ state }) => POLL_MS[state] ?? []);
  return polls.length > 0 && Math.min(...polls);
}

export const packetsQuery = (orderId: string) =>
  callQuery(
    ['packets', orderId],
    packets.list,
    { params: { id: orderId } },
    { refetchInterval: ({ state: { data } }) => findPoll(data?.sent ?? []) },
  );

export function NewLinkDrawer({ order, onMade, onClose }: Props) {
  const orderId = order._id;
  const client = useQueryClient();
  const [kind, setKind] = useState<PacketKind>('driver');
  const [name, setName] = useState('');
  const [unit, setUnit] = useState('');
  const [lastDay, setLastDay] = useState('');
  const drawer = useDrawerSave({
    problems: name.trim() === '' ? [{ name: 'name', message: texts.nameMissing }] : [],
    save: () =>
      call(packets.create, {
        params: { id: orderId },
        body: { kind, name, unit: unit === '' ? null : unit, lastDay: lastDay === '' ? null : lastDay },
      }),
    async onSaved(link) {
      await client.invalidateQueries(packetsQuery(orderId));
      onMade(link);
    },
  });
  return (
    <FormDrawer
      {...drawer}
      title={texts.share}
      save={texts.makeLink}
      onClose={onClose}
      isDirty={name !== '' || unit !== '' || lastDay !== ''}
    >
      <div className="stack gap-16">
        <RadioCards
          legend={texts.whoFor}
          name="kind"
          cards={cards}
          value={kind}
          // Cast: the values are those of the cards.
          onChange={({ target }) => setKind(target.value as PacketKind)}
        />
        {order.units.length > 1 && (
          <SelectField
            label={texts.unit}
            hint={texts.unitHint}
            name="unit"
            // A list that nobody empties: without a choice all trucks would be shown.
            options={listTrucks(order)}
            value={unit}
            onChange={({ target }) => setUnit(target.value)}
          />
        )}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={drawer.problems[0]?.message}
        />
        <TextField
          label={texts.lastDay}
          hint={texts.lastDayHint}
          name="lastDay"
          type="date"
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </div>
    </FormDrawer>
  );
}
