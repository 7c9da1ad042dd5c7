import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import type { OrderChangeQuote } from '@wideload/contract';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { createId } from '#lib/create-id.ts';
import { TextArea } from '#ui/form/text-field.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { ChangedPermit, CanceledPermits } from './changed-permit.tsx';
import {
  addLabel,
  findAsked,
  findFormProblems,
  isCancellation,
  toForm,
  type ChangedOrder,
  type ChangeForm,
} from './change-form.ts';
import {
  ChangeQuote,
  type PartProps,
  type VehicleLists,
  describeFailure,
  describeSave,
  hasRefusal,
  useChange,
  type Side,
} from './change-quote.tsx';
import { ChangedStates, ChangedPlaces, ChangedDays } from './changed-trip.tsx';
import { ChangedVehicles, ChangedLoad } from './changed-vehicles.tsx';
import * as texts from './changes.texts.ts';
import { quoteQuery, readTimeZone } from './changes.queries.ts';
import { mendDays, stateName } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { formatDayRange } from '../../permit/format-day.ts';
import { findUnitNumber } from '../../permit/unit-number.ts';

export type ChangeProps = {
  order: ChangedOrder;
  /** The person who changes it. */
  side: 'carrier' | 'clerk';
  lists: VehicleLists;
  /** It opens with the corrections of the company and the vehicles. */
  takesCorrections?: boolean;
  /** It opens with the load of this unit. */
  unit?: string;
  /** Asks whether to take the order over from the clerk who holds it. */
  held?: { question: ReactNode; ask: (problem: ApiProblem, retry: (over: string) => void) => void };
  onClose: () => void;
};

const parts = [
  { key: 'days', label: texts.days, part: ChangedDays },
  { key: 'vehicles', label: texts.vehicles, part: ChangedVehicles },
  { key: 'load', label: texts.load, part: ChangedLoad },
  { key: 'places', label: texts.places, part: ChangedPlaces },
  { key: 'states', label: texts.states, part: ChangedStates },
  { key: 'permit', label: texts.onePermit, part: ChangedPermit },
  { key: 'cancel', label: texts.cancelPermits, part: CanceledPermits },
] as const satisfies readonly { key: string; label: string; part: ComponentType<PartProps> }[];

function findFirstPart({ takesCorrections, unit }: ChangeProps): string {
  if (takesCorrections === true) return 'vehicles';
  return unit === undefined ? 'days' : 'load';
}

/** The price is shown before anything changes. The input of all parts is one change, so each state is asked once. */
export function ChangeDrawer(props: ChangeProps) {
  const { order, side, lists, takesCorrections = false, unit, held, onClose } = props;
  const [id] = useState(createId);
  const [what, setWhat] = useState<string>(() => findFirstPart(props));
  const [form, setForm] = useState(() => ({ ...toForm(order), takesCorrections }));
  const [comment, setComment] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const client = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const change = useChange(props);
  const wrong = findFormProblems(order, form);
  const asked = findAsked(order, form);
  const isAsking = asked !== null && wrong.length === 0;
  const priced = quoteQuery({ order, asked: asked ?? {}, enabled: isAsking });
  const quote = useQuery(priced);
  const seen = isAsking ? quote.data : undefined;
  const isRefused = hasRefusal(seen);
  const refusalError = isTried && isRefused && !isConfirmed ? texts.confirmRefusals : undefined;
  const problems = [
    ...(isTried ? wrong : []),
    ...(refusalError === undefined ? [] : [{ name: 'despiteRefusals', message: refusalError }]),
  ];

  const nameSave = (quoted: OrderChangeQuote | undefined) =>
    describeSave(quoted, { side, isCanceling: isCancellation(asked) });

  /** A press waits for a price that is still read. Another price than the button says is shown first. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (change.isPending || isWaiting || !isAsking) return;
    setWaiting(true);
    // Its refusal is shown in place of the price; a change typed meanwhile cancels it.
    const quoted = await client.ensureQueryData(priced).catch(() => undefined);
    setWaiting(false);
    if (quoted === undefined || nameSave(quoted) !== nameSave(seen) || (hasRefusal(quoted) && !isConfirmed)) return;
    const body = { _id: id, version: order.version, timeZone: readTimeZone(), ...asked, comment };
    send({ ...body, expected: quoted.due - quoted.back, ...(hasRefusal(quoted) && { despiteRefusals: true }) });
  }
  function send(body: Parameters<typeof change.mutate>[0]) {
    change.mutate(body, { onError: (problem) => held?.ask(problem, (over) => send({ ...body, over })) });
  }
  const put = (next: Partial<ChangeForm>) => {
    setForm((before) => ({ ...before, ...next }));
    setConfirmed(false);
  };
  const refusal = isAsking ? quote.error : null;
  // In the place of the price, and after a press above all, as the message of a field.
  const failure = change.error ?? (isTried ? refusal : null);
  const { part: Part } = parts.find(({ key }) => key === what) ?? parts[0];
  return (
    <FormDrawer
      title={texts.changeTitle(order.orderNumber)}
      save={nameSave(seen)}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isDirty={asked !== null || wrong.length > 0 || comment !== ''}
      pending={change.isPending || isWaiting}
      problems={problems.map(addLabel)}
      failure={failure === null ? undefined : { message: describeFailure(failure) }}
    >
      {held?.question}
      <div className="stack gap-20">
        <Tabs label={texts.whatToChange} tabs={parts} current={what} onSelect={setWhat}>
          <Part
            order={order}
            form={form}
            lists={lists}
            side={side}
            unit={unit}
            put={put}
            findError={(name) => problems.find((problem) => problem.name === name)?.message}
          />
        </Tabs>
        <ChangeQuote
          quote={seen}
          isReading={isAsking && quote.isFetching}
          refusal={refusal === null ? undefined : describeFailure(refusal)}
          nothing={wrong.length > 0 ? texts.unfinished : texts.nothingYet}
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

type Props = { order: ChangedOrder; side: Side };

/** The change with which permits that do not meet do so again, with its price. Nothing where no change does. */
export function MendDaysButton({ order, side }: Props) {
  const today = findToday();
  const mended = mendDays(order.permits, { states: order.trip?.states ?? [], today });
  const isOffered = mended !== null && mended.length > 0;
  const [id, setId] = useState(createId);
  // The next press is another change.
  const change = useChange({ order, onClose: () => setId(createId()) });
  const asked = { permits: mended ?? [] };
  const quote = useQuery(quoteQuery({ order, asked, enabled: isOffered }));
  const seen = quote.data;
  if (!isOffered) return null;
  // The order that was read after a refusal may be mended.
  const refusal = change.variables?.version === order.version ? change.error : null;
  const failure = refusal ?? quote.error;
  if (failure !== null) return <p className="above-8">{describeFailure(failure)}</p>;
  if (seen === undefined || hasRefusal(seen)) return null;
  return (
    <div className="stack gap-8 above-8">
      <ul className="bullets">
        {mended.map(({ _id, startDate, endDate }) => {
          const permit = order.permits.find((one) => one._id === _id);
          return (
            permit !== undefined && (
              <li key={_id}>
                {texts.mendedPermit(
                  texts.permitOf(stateName(permit.state), findUnitNumber(order.units, permit)),
                  formatDayRange(startDate, endDate),
                )}
              </li>
            )
          );
        })}
      </ul>
      <div>
        <Button
          size="small"
          pending={change.isPending || quote.isPlaceholderData}
          onClick={() =>
            change.mutate({
              _id: id,
              version: order.version,
              timeZone: readTimeZone(),
              ...asked,
              expected: seen.due - seen.back,
              comment: '',
            })
          }
        >
          {describeSave(seen, { side, isCanceling: false })}
        </Button>
      </div>
    </div>
  );
}
