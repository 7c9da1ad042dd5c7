import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueueOrder } from '@wideload/contract';
import { hasDeskRight, queue, users } from '@wideload/contract/client';
import { useId, useState, type FormEvent } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import * as texts from './claim.texts.ts';
import { ForDesk } from '#product/account/for-desk.tsx';

export type AssignableOrder = Pick<QueueOrder, '_id' | 'orderNumber' | 'claim'>;

/** The admins who may claim an order, but not the holder of all of them. */
function useChoices(orders: readonly AssignableOrder[]) {
  const query = { role: 'admin', page: 1, pageSize: 50, sort: 'email' } as const;
  const list = useQuery(callQuery(['admin', 'users', 'assignable'], users.list, { query }));
  const choices = list.data?.items
    .filter(
      ({ _id, deskRole = 'owner' }) =>
        orders.some(({ claim }) => claim?.admin._id !== _id) && hasDeskRight(deskRole, queue.claim.deskRight ?? 'desk'),
    )
    .map(({ _id, email }) => ({ value: _id, label: email }));
  return { choices, list };
}

type Assigning = { orders: readonly AssignableOrder[]; to: string };
type Refusal = { orderNumber: number; message: string };

/** Each order by itself, with the holder whom the lead sees: one that somebody else has taken meanwhile is refused alone. */
async function assignOrders({ orders, to }: Assigning): Promise<Refusal[]> {
  const outcomes = orders
    .filter(({ claim }) => claim?.admin._id !== to)
    .map(({ _id: id, orderNumber, claim }) =>
      call(queue.assign, { params: { id }, body: { to, ...(claim && { from: claim.admin._id }) } }).then(
        () => [],
        ({ message }: ApiProblem) => [{ orderNumber, message }],
      ),
    );
  return (await Promise.all(outcomes)).flat();
}

function Holders({ orders }: { orders: readonly AssignableOrder[] }) {
  const claims = orders.flatMap(({ claim }) => claim ?? []);
  const [held] = claims;
  if (held === undefined) return null;
  if (orders.length > 1) {
    const holders = [...new Set(claims.map(({ admin }) => admin.email))];
    return (
      <div>
        <p>{texts.someAreHeld(claims.length)}</p>
        <ul>
          {holders.map((email) => (
            <li key={email} className="breakable">
              <strong>{email}</strong>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <p>
      <strong>{held.admin.email}</strong> {texts.hasHeldSince}{' '}
      <time dateTime={held.since}>{formatInstant(held.since)}</time> {texts.mayBeWorking}
    </p>
  );
}

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <Notice tone="danger">
      {refusals.map(({ orderNumber, message }) => (
        <p key={orderNumber}>{texts.failureOf(orderNumber, message)}</p>
      ))}
    </Notice>
  );
}

type Props = {
  orders: readonly [AssignableOrder, ...AssignableOrder[]];
  onClose: () => void;
  onAssigned?: (() => void) | undefined;
};

/** A lead gives orders to another admin. */
export function AssignOrder({ orders, onClose, onAssigned }: Props) {
  const form = useId();
  const client = useQueryClient();
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { choices, list } = useChoices(orders);
  const [{ orderNumber }] = orders;
  const assigning = useMutation({
    mutationFn: assignOrders,
    async onSuccess(refusals) {
      // The rows are read again first, also after a refusal: another admin may hold an order by then.
      await client.invalidateQueries({ queryKey: ['admin'] });
      if (refusals.length > 0) return;
      const name = choices?.find(({ value }) => value === to)?.label ?? '';
      const words =
        orders.length === 1 ? texts.wasAssigned(orderNumber, name) : texts.wereAssigned(orders.length, name);
      showToast({ tone: 'ok', text: words });
      onClose();
      onAssigned?.();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(to === '');
    if (to !== '' && !assigning.isPending) assigning.mutate({ orders, to });
  }
  return (
    <Modal
      title={orders.length === 1 ? texts.assignOrder(orderNumber) : texts.assignOrders(orders.length)}
      onClose={onClose}
      actions={<SubmitActions form={form} save={texts.assign} pending={assigning.isPending} />}
    >
      <form id={form} noValidate onSubmit={submit} className="stack gap-16">
        <Holders orders={orders} />
        <FailedQuery query={list} title={texts.adminsNotLoaded} />
        <Refusals refusals={assigning.data ?? []} />
        {choices === undefined && list.error === null && <p>{texts.loadingAdmins}</p>}
        {choices && (
          <Combobox
            label={texts.assignTo}
            name="assignTo"
            hint={texts.assignHint}
            placeholder={texts.chooseAdmin}
            choices={choices}
            value={to}
            error={isMissing ? texts.adminMissing : undefined}
            onChange={(id) => {
              setTo(id);
              setMissing(false);
            }}
          />
        )}
      </form>
    </Modal>
  );
}

type AssignButtonProps = {
  /** None: there is nothing to assign yet. */
  orders: readonly AssignableOrder[];
  onAssigned?: () => void;
};

function Assignment({ orders, onAssigned }: AssignButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [only, ...others] = orders;
  return (
    <>
      <Button size="small" disabled={only === undefined} onClick={() => setOpen(true)}>
        {others.length === 0 ? texts.assign : texts.assignMany(orders.length)}
        {only && others.length === 0 && <span className="visually-hidden"> {texts.thisOrder(only.orderNumber)}</span>}
      </Button>
      {isOpen && only && (
        <AssignOrder orders={[only, ...others]} onClose={() => setOpen(false)} onAssigned={onAssigned} />
      )}
    </>
  );
}

export function AssignButton(props: AssignButtonProps) {
  return (
    <ForDesk right={queue.assign.deskRight} what={texts.assignToOthers}>
      <Assignment {...props} />
    </ForDesk>
  );
}
