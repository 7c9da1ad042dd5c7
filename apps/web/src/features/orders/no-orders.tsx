import type { OrderCard } from '@wideload/contract';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/list-states.tsx';
import { statusWords } from './order-status-words.ts';

type NoOrdersProps = { search: string; status: OrderCard['status'] | undefined; onClear: () => void };

/** The empty list of orders: nothing found, nothing in that status, or nothing begun. */
export function NoOrders({ search, status, onClear }: NoOrdersProps) {
  const showAll = <Button onClick={onClear}>Show all orders</Button>;
  const word = status && statusWords[status].word.toLowerCase();
  if (search !== '') {
    return (
      <EmptyState title="No order fits" action={showAll}>
        Nothing {word && `that is ${word} `}was found for “{search}”. Search by the beginning of an order ID, or by a
        whole order number.
      </EmptyState>
    );
  }
  if (word) return <EmptyState title={`No order is ${word}`} action={showAll} />;
  return (
    <EmptyState title="No orders yet" action={<ButtonLink to="/new_order">New order</ButtonLink>}>
      Your orders stand here as soon as you begin one, drafts included.
    </EmptyState>
  );
}
