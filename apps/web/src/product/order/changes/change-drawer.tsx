import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Order, OrderChangeQuote, orderChanges as contract } from '@wideload/contract';
import { orderChanges } from '@wideload/contract/client';
import { addDays, cents, findFirstDay, formatDollars, stateName, type Day } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { createId } from '#lib/create-id.ts';
import { findToday } from '#lib/today.ts';
import { showToast } from '#lib/toast.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { DayCalendar } from '#ui/form/lazy-calendars.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { ChangeQuote } from './change-quote.tsx';
import {
  ChangedVehicles,
  listChangedUnits,
  sameVehicles,
  type VehicleLists,
  type Vehicles,
} from './changed-vehicles.tsx';
import * as texts from './changes.texts.ts';
import { quoteQuery, readTimeZone, type AskedChange } from './changes.queries.ts';

export type ChangeProps = {
  order: Pick<Order, '_id' | 'orderNumber' | 'version' | 'trip' | 'units' | 'permits'>;
  /** Who changes it. */
  side: 'carrier' | 'clerk';
  /** The carrier's; null for a clerk, who changes vehicles with the unit. */
  lists: VehicleLists | null;
  onClose: () => void;
};

type Body = BodyOf<typeof contract.change>;

function useChange({ order, onClose }: ChangeProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(orderChanges.change, { params: { id: order._id }, body }),
    // The page then has the order and the price of now.
    onError: () => {
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['admin', 'order'] });
    },
    async onSuccess(_, { expected }) {
      showToast({ tone: 'ok', title: texts.changed, text: expected > 0 ? texts.payBelow : '' });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['admin'] }),
      ]);
    },
  });
}

function describeSave(quote: OrderChangeQuote | undefined, { side, what }: { side: ChangeProps['side']; what: What }) {
  const words =
    what === 'cancel'
      ? { free: texts.cancelIt, back: texts.cancelAndReturn }
      : { free: texts.change, back: texts.changeAndReturn };
  if (quote === undefined) return words.free;
  const { due, back } = quote;
  if (due > 0) return (side === 'carrier' ? texts.changeAndPay : texts.changeAndAsk)(formatDollars(cents(due)));
  return back > 0 ? words.back(formatDollars(cents(back))) : words.free;
}

type What = 'days' | 'vehicles' | 'cancel';

const tabs = [
  { key: 'days', label: texts.days },
  { key: 'vehicles', label: texts.vehicles },
  { key: 'cancel', label: texts.cancelPermits },
] as const;

const hints: Record<What, string> = {
  days: texts.nothingYet,
  vehicles: texts.noVehicleYet,
  cancel: texts.nothingChosen,
};

/** What the form asks for; null while it asks for nothing. */
function findAsked(order: ChangeProps['order'], { what, day, vehicles, canceled }: Asking): AskedChange | null {
  if (what === 'vehicles') {
    const units = listChangedUnits(order.units, vehicles);
    const corrections = vehicles.takesCorrections ? { takeCorrections: true } : {};
    return units.length === 0 && !vehicles.takesCorrections ? null : { units, ...corrections };
  }
  if (what === 'cancel') return canceled.length === 0 ? null : { cancel: [...canceled] };
  return day === null || day === findFirstDay(order) ? null : { firstDay: day };
}
type Asking = { what: What; day: Day | null; vehicles: Vehicles; canceled: readonly string[] };

/** The price is seen before anything changes. */
export function ChangeDrawer(props: ChangeProps) {
  const { order, side, lists, onClose } = props;
  const [id] = useState(createId);
  const [what, setWhat] = useState<What>('days');
  const [text, setText] = useState<string>(findFirstDay(order) ?? '');
  const [vehicles, setVehicles] = useState(sameVehicles);
  const [canceled, setCanceled] = useState<readonly string[]>([]);
  const [comment, setComment] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const change = useChange(props);
  const day = parseTypedDay(text);
  const asked = findAsked(order, { what, day, vehicles, canceled });
  const quote = useQuery(quoteQuery({ order, asked: asked ?? {}, enabled: asked !== null }));
  const seen = asked === null ? undefined : quote.data;
  const isRefused = seen?.permits.some(({ fate }) => fate === 'refused') === true;
  const dayError = isTried && what === 'days' && day === null ? texts.noDay(text) : undefined;
  const refusalError = isTried && isRefused && !isConfirmed ? texts.confirmRefusals : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (change.isPending || seen === undefined || quote.isPlaceholderData || (isRefused && !isConfirmed)) return;
    change.mutate({
      _id: id,
      version: order.version,
      timeZone: readTimeZone(),
      ...asked,
      expected: seen.due - seen.back,
      comment,
      ...(isRefused && { despiteRefusals: true }),
    });
  }
  const put = (next: Day) => {
    setText(next);
    setConfirmed(false);
  };
  const failure = change.error ?? (asked === null ? null : quote.error);
  return (
    <FormDrawer
      title={texts.changeTitle(order.orderNumber)}
      save={describeSave(seen, { side, what })}
      onSubmit={submit}
      onClose={onClose}
      isDirty={asked !== null || comment !== ''}
      pending={change.isPending}
      problems={[
        ...(dayError === undefined ? [] : [{ name: 'firstDay', message: dayError }]),
        ...(refusalError === undefined ? [] : [{ name: 'despiteRefusals', message: refusalError }]),
      ]}
      failure={failure === null ? undefined : { message: failure.message }}
    >
      <div className="stack gap-20">
        <Tabs
          label={texts.whatToChange}
          tabs={lists === null ? tabs.filter(({ key }) => key !== 'vehicles') : tabs}
          current={what}
          onSelect={(key) => setWhat(tabs.find((tab) => tab.key === key)?.key ?? 'days')}
        >
          {what === 'days' && (
            <div className="stack gap-12 above-12">
              <p>{texts.daysIntro}</p>
              <FirstDay text={text} day={day} error={dayError} onText={setText} onDay={put} />
            </div>
          )}
          {what === 'vehicles' && lists !== null && (
            <ChangedVehicles units={order.units} lists={lists} value={vehicles} onChange={setVehicles} />
          )}
          {what === 'cancel' && <CanceledPermits order={order} canceled={canceled} onChange={setCanceled} />}
        </Tabs>
        <ChangeQuote
          quote={seen}
          isReading={asked !== null && quote.isFetching}
          nothing={hints[what]}
          isConfirmed={isConfirmed}
          error={refusalError}
          onConfirm={setConfirmed}
        />
        <TextArea
          label={side === 'carrier' ? texts.comment : texts.carrierComment}
          optional
          name="comment"
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
    </FormDrawer>
  );
}

type CanceledProps = {
  order: ChangeProps['order'];
  canceled: readonly string[];
  onChange: (canceled: readonly string[]) => void;
};

function CanceledPermits({ order, canceled, onChange }: CanceledProps) {
  const live = order.permits.filter(({ status }) => status !== 'voided');
  const units = order.units.map(({ _id }) => _id);
  const all = live.map(({ _id }) => _id);
  const isAll = all.every((id) => canceled.includes(id));
  return (
    <div className="stack gap-8 above-12">
      <p>{texts.cancelIntro}</p>
      {live.map(({ _id, state, unit }) => (
        <Checkbox
          key={_id}
          name={`cancel.${_id}`}
          label={texts.permitOf(stateName(state), units.indexOf(unit) + 1)}
          checked={canceled.includes(_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...canceled, _id] : canceled.filter((one) => one !== _id))
          }
        />
      ))}
      <Checkbox
        name="cancel.all"
        label={texts.cancelAll}
        checked={isAll}
        onChange={({ target }) => onChange(target.checked ? all : [])}
      />
    </div>
  );
}

type FirstDayProps = {
  text: string;
  day: Day | null;
  error: string | undefined;
  onText: (text: string) => void;
  onDay: (day: Day) => void;
};

function FirstDay({ text, day, error, onText, onDay }: FirstDayProps) {
  const [isPicking, setPicking] = useState(false);
  const today = findToday();
  return (
    <div className="stack gap-8">
      <DateField
        label={texts.firstDay}
        name="firstDay"
        value={text}
        today={today}
        reading={day === null ? undefined : formatWeekdayAndDay(day)}
        error={error}
        onText={onText}
        onDay={onDay}
        calendar={{ label: texts.pickFirstDay, onOpen: () => setPicking(true) }}
      />
      {day !== null && (
        <div className="cluster gap-8 above-8">
          {day > today && (
            <Button size="small" onClick={() => onDay(addDays(day, -1))}>
              {texts.dayEarlier}
            </Button>
          )}
          <Button size="small" onClick={() => onDay(addDays(day, 1))}>
            {texts.dayLater}
          </Button>
        </div>
      )}
      {isPicking && (
        <DayCalendar title={texts.firstDay} day={day} today={today} onPick={onDay} onClose={() => setPicking(false)} />
      )}
    </div>
  );
}
