import type { AdminOrderRow } from '@wideload/contract';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';

type NoPermitsProps = { search: string; status: AdminOrderRow['status'] | undefined };

/** No order to show: why, and what to do next. */
export function NoPermits({ search, status }: NoPermitsProps) {
  const showAll = <ButtonLink to="/permits">Show all orders</ButtonLink>;
  if (search !== '') {
    return (
      <EmptyState title="No order fits" action={showAll}>
        Nothing {status && `that is ${status} `}was found for “{search}”. Search by the beginning of an order ID, or by
        a whole order number.
      </EmptyState>
    );
  }
  if (status) return <EmptyState title={`No order is ${status}`} action={showAll} />;
  return <EmptyState title="No orders yet">Orders stand here as soon as carriers begin them.</EmptyState>;
}
