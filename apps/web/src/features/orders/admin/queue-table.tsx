import type { QueueOrder } from '@wideload/contract';
import { Table } from '../../../ui/table.tsx';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';

/** The orders of one page of the queue. */
export function QueueTable({ rows, ...rest }: { rows: readonly QueueOrder[] } & Omit<QueueRowProps, 'order'>) {
  return (
    <Table caption="Orders that wait, the longest waiting first">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Waiting for</th>
          <th scope="col">Customer</th>
          <th scope="col">States</th>
          <th scope="col">Permits</th>
          <th scope="col" data-figure="">
            Total
          </th>
          <th scope="col">Held by</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <QueueRow key={order._id} order={order} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}
