import type { QueueOrder } from '@wideload/contract';
import { SortTable } from '#ui/list/sort-table.tsx';
import * as texts from './queue.texts.ts';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';
import type { QueueSort } from './queue-filter.ts';

const columns = [
  { key: 'firstDay', width: '11.5%', tight: '11.5%' },
  { key: 'order', label: texts.order, width: '7.5%', tight: '8%' },
  { key: 'paidAt', width: '9%', tight: '10.5%' },
  { key: 'company', width: '17%', tight: '15%' },
  { key: 'statesLeft', width: '22%', tight: '20%' },
  { key: 'marks', label: texts.marks, width: '8%', tight: '8%' },
  { key: 'heldBy', label: texts.heldBy, width: '16%', tight: '16%' },
  { key: 'total', label: texts.total, figure: true, width: '9%', tight: '11%' },
];

type Props = Omit<QueueRowProps, 'order'> & {
  rows: readonly QueueOrder[];
  sort: QueueSort;
  onSort: (sort: QueueSort) => unknown;
};

export function QueueTable({ rows, sort, onSort, ...rest }: Props) {
  return (
    <SortTable caption={texts.queueCaption} columns={columns} labels={texts.columnLabels} sort={sort} onSort={onSort}>
      {rows.map((order) => (
        <QueueRow key={order._id} order={order} {...rest} />
      ))}
    </SortTable>
  );
}
