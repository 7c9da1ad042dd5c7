import type { QueueOrder } from '@wideload/contract';
import * as texts from './queue.texts.ts';
import { Table } from '../../../../ui/list/table.tsx';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';

const columns = [
  { label: texts.order, width: '12.5%', tight: '14%' },
  { label: texts.waitingFor, width: '12.5%', tight: '10.5%' },
  { label: texts.customer, width: '16.5%' },
  { label: texts.states, width: '13.5%', tight: '15.5%' },
  { label: texts.permits, width: '10.5%', tight: '10%' },
  { label: texts.total, width: '9.5%', tight: '11%', figure: true },
  { label: texts.heldBy, width: '13.5%', tight: '11.5%' },
  { label: <span className="visually-hidden">{texts.actions}</span>, width: '11%' },
];

export function QueueTable({ rows, ...rest }: { rows: readonly QueueOrder[] } & Omit<QueueRowProps, 'order'>) {
  return (
    <Table caption={texts.queueCaption} widths={columns}>
      <thead>
        <tr>
          {columns.map(({ label, figure }, index) => (
            <th key={index} scope="col" data-figure={figure}>
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
