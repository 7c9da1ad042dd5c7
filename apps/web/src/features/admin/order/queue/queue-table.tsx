import type { QueueOrder } from '@wideload/contract';
import * as texts from './queue.texts.ts';
import { Table } from '../../../../ui/list/table.tsx';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';

const columns = [
  { key: 'order', label: texts.order, width: '12.5%', tight: '14%' },
  { key: 'waitingFor', label: texts.waitingFor, width: '12.5%', tight: '10.5%' },
  { key: 'customer', label: texts.customer, width: '16.5%' },
  { key: 'states', label: texts.states, width: '13.5%', tight: '15.5%' },
  { key: 'permits', label: texts.permits, width: '10.5%', tight: '10%' },
  { key: 'total', label: texts.total, width: '9.5%', tight: '11%', figure: true },
  { key: 'heldBy', label: texts.heldBy, width: '13.5%', tight: '11.5%' },
  { key: 'actions', label: <span className="visually-hidden">{texts.actions}</span>, width: '11%' },
];

export function QueueTable({ rows, ...rest }: { rows: readonly QueueOrder[] } & Omit<QueueRowProps, 'order'>) {
  return (
    <Table caption={texts.queueCaption} widths={columns}>
      <thead>
        <tr>
          {columns.map(({ key, label, figure }) => (
            <th key={key} scope="col" data-figure={figure}>
              {label}
            </th>
          ))}
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
