import { useLocation, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useWayBack } from '#lib/address/use-way-back.ts';
import * as texts from './order.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';

type Target = {
  to: '/permits' | '/permits/queue' | '/permits/fee_differences' | '/users/orders' | '/users';
  label: string;
  userId?: string;
};

const allOrders = texts.backToAllOrders;

function findTarget({ back, userId }: SearchTexts, owner: string | undefined): Target {
  if (back === 'permits') return { to: '/permits', label: allOrders };
  if (back === 'fees') return { to: '/permits/fee_differences', label: texts.backToFees };
  if (back === 'queue') return { to: '/permits/queue', label: texts.backToQueue };
  const user = owner ?? userId;
  // The address names no user and the order does not exist, so there is no user page.
  return user === undefined
    ? { to: '/users', label: texts.backToAllUsers }
    : { to: '/users/orders', label: allOrders, userId: user };
}

/** Links back to the list with its state. `owner` is known once the order is loaded. */
export function OrderBack({ owner }: { owner?: string }) {
  const address: SearchTexts = useSearch({ strict: false });
  const list = useLocation({ select: ({ state }) => state.orderList });
  const { onClick } = useWayBack(list !== undefined);
  const { to, label, userId } = findTarget(address, owner);
  return (
    <div className="below-12 no-print">
      <ButtonLink
        to={to}
        search={userId === undefined ? { ...list } : { ...list, userId }}
        look="link"
        onClick={onClick}
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {label}
      </ButtonLink>
    </div>
  );
}
