import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CorrectedKind, CorrectedOrders as Found } from '@wideload/contract';
import { corrections } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { readTimeZone } from './changes.queries.ts';
import * as texts from './corrections.texts.ts';

type Props = { kind: CorrectedKind; id: string; name: string; onClose: () => void };

/** Offers a saved correction to the orders that use the record. It renders nothing if there are none. */
export function CorrectedOrders({ kind, id, name, onClose }: Props) {
  const client = useQueryClient();
  const params = { kind, id };
  const queryKey = ['orders', 'corrections', kind, id];
  const found = useQuery(
    callQuery(
      queryKey,
      corrections.find,
      { params, query: { timeZone: readTimeZone() } },
      // A cached answer belongs to the correction before this one.
      { gcTime: 0 },
    ),
  );
  const taking = useMutation({
    mutationFn: () => call(corrections.take, { params, body: { timeZone: readTimeZone() } }),
    async onSuccess(rest) {
      client.setQueryData(queryKey, rest);
      await client.invalidateQueries({ queryKey: ['orders'] });
      if (rest.ready.length > 0) return;
      showToast({ tone: 'ok', text: texts.taken });
      if (rest.left.length === 0) onClose();
    },
  });
  const failure = taking.error ?? found.error;
  if (found.data === undefined && failure === null) return null;
  const { ready, left } = found.data ?? { ready: [], left: [] };
  if (ready.length + left.length === 0 && failure === null) return null;
  return (
    <Modal
      title={texts.ordersUse(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus={ready.length === 0 ? '' : undefined}>
            {ready.length === 0 ? texts.close : texts.leaveThem}
          </Button>
          {ready.length > 0 && (
            <Button look="primary" pending={taking.isPending} onClick={() => taking.mutate()} data-autofocus="">
              {texts.updateThem(ready.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-16">
        {ready.length > 0 && (
          <section>
            <h3>{texts.keepTheOld}</h3>
            <ul className="bullets above-8">
              {ready.map((order) => (
                <li key={order._id}>{texts.nameOrder(order)}</li>
              ))}
            </ul>
          </section>
        )}
        <LeftOrders title={texts.nowWrong} orders={left.filter(({ wrong }) => wrong.length > 0)} />
        <LeftOrders title={texts.onTheirPages} orders={left.filter(({ wrong }) => wrong.length === 0)} />
        {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
      </div>
    </Modal>
  );
}

function LeftOrders({ title, orders }: { title: string; orders: Found['left'] }) {
  if (orders.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="rows rows-flush above-8">
        {orders.map((order) => (
          <li key={order._id}>
            <p className="bold">{texts.nameOrder(order)}</p>
            {order.wrong.length > 0 && (
              <p>{order.wrong.map(({ state, unit }) => texts.permitOf(stateName(state), unit)).join('; ')}</p>
            )}
            {order.sentences.map((sentence) => (
              <p key={sentence} className="hint">
                {sentence}
              </p>
            ))}
            <Link to="/order_list/order" search={{ orderId: order._id, change: 'corrections' }} className="target bold">
              {texts.changeOrder(order.orderNumber)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
