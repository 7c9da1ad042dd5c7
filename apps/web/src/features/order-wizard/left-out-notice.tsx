import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import css from './left-out-notice.module.css';
import type { OrderForm } from './order-form.ts';

/** An order that was ordered again misses what has been deleted since: says what, until something else is chosen. */
export function LeftOutNotice({ form }: { form: OrderForm }) {
  const arrived = useLocation({ select: ({ state }) => state.leftOut });
  // The address changes with each step; what was left out does not.
  const [leftOut] = useState(arrived ?? []);
  const missing = leftOut.filter(({ what, unit }) => {
    if (what === 'company') return form.company === null;
    const target = form.units[(unit ?? 1) - 1];
    return target !== undefined && (what === 'truck' ? target.truckId : target.trailerId) === null;
  });
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" className={css['notice']} title="Something of the earlier order is no longer on your lists">
      {missing.map(({ what, unit, name }) => (
        <p key={`${what} ${unit}`}>
          {words[what]} {name}
          {unit === null ? '' : ` of unit ${unit}`} was deleted. Choose another one.
        </p>
      ))}
    </Notice>
  );
}

const words = { company: 'Company', truck: 'Truck', trailer: 'Trailer' } as const;
