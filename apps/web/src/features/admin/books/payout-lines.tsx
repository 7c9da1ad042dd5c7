import { Link } from '@tanstack/react-router';
import type { PayoutLine } from '@wideload/contract';
import { Table } from '#ui/list/table.tsx';
import { formatAmount, formatUtcDay } from './book-words.ts';
import * as texts from './books.texts.ts';

function Line({ line: { at, category, amount, fee, net, order } }: { line: PayoutLine }) {
  return (
    <tr>
      <th scope="row" data-label={texts.day} className="nowrap">
        {formatUtcDay(at)}
      </th>
      <td data-label={texts.kind}>{texts.categories[category] ?? category}</td>
      <td data-label={texts.order}>
        {order === null ? (
          texts.noOrder
        ) : (
          <Link to="/users/orders/order" search={{ orderId: order._id, userId: order.userId, back: 'permits' }}>
            {order.orderNumber}
          </Link>
        )}
      </td>
      {[[texts.amount, amount] as const, [texts.fee, fee] as const, [texts.net, net] as const].map(([label, value]) => (
        <td key={label} data-figure data-label={label}>
          {formatAmount(value)}
        </td>
      ))}
    </tr>
  );
}

export function PayoutLines({ lines }: { lines: readonly PayoutLine[] }) {
  return (
    <Table caption={texts.lines}>
      <thead>
        <tr>
          {[texts.day, texts.kind, texts.order].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {[texts.amount, texts.fee, texts.net].map((title) => (
            <th key={title} scope="col" data-figure>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.providerId} line={line} />
        ))}
      </tbody>
    </Table>
  );
}
