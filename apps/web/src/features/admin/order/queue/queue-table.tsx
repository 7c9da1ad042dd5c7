import type { QueueOrder } from '@wideload/contract';
import * as texts from './queue.texts.ts';
import { Table } from '../../../../ui/list/table.tsx';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';

export function QueueTable({ rows, ...rest }: { rows: readonly QueueOrder[] } & Omit<QueueRowProps, 'order'>) {
  return (
    <Table caption={texts.queueCaption}>
      <thead>
        <tr>
          <th scope="col">{texts.order}</th>
          <th scope="col">{texts.waitingFor}</th>
          <th scope="col">{texts.customer}</th>
          <th scope="col">{texts.states}</th>
          <th scope="col">{texts.permits}</th>
          <th scope="col" data-figure="">
            {texts.total}
          </th>
          <th scope="col">{texts.heldBy}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.actions}</span>
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
